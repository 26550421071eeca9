import { qidOf } from "../contract/identity.ts";
import { nameIn } from "../datasets/build/name-text.ts";
import type { SearchedName } from "../datasets/fetch/wanted.ts";
import type { LocalResolver } from "../resolver.ts";

/** A text whose names are looked up. */
export interface KbText {
  /** 1 to 100,000 code points. */
  readonly text: string;
  /** Language of the text; detected where it is absent. */
  readonly language?: string | undefined;
}

/** What a corpus names. */
export interface NamesInTexts {
  /** Each name once in each language, in the order in which they come. */
  readonly names: readonly SearchedName[];
  /** Numbers of the QIDs that names were resolved to. */
  readonly qids: ReadonlySet<number>;
  /** Texts that were read. */
  readonly texts: number;
}

/** The names that the detector finds in texts, known or not, and what is known of them. */
export async function namesInTexts(
  texts: AsyncIterable<KbText> | Iterable<KbText>,
  resolver: LocalResolver,
): Promise<NamesInTexts> {
  const names = new Map<string, SearchedName>();
  const qids = new Set<number>();
  let count = 0;
  for await (const { text, language } of texts) {
    count++;
    const answer = await resolver.resolve({ text, ...(language === undefined ? {} : { language }) });
    for (const mention of answer.mentions) {
      const name = nameIn(mention.text);
      if (name !== undefined) names.set(`${answer.language} ${name}`, { name, language: answer.language });
      const qid = mention.entity && qidOf(mention.entity.id);
      if (qid) qids.add(Number(qid.slice(1)));
    }
  }
  return { names: [...names.values()], qids, texts: count };
}
