import { qidOf } from "../contract/identity.ts";
import { nameIn } from "../datasets/build/name-text.ts";
import type { SearchedName } from "../datasets/fetch/wanted.ts";
import type { LocalResolver } from "../resolver.ts";

/** A text whose names are looked up. */
export interface KbText {
  /** 1 to 100,000 code points. */
  readonly text: string;
  /** Language of the text; detected if it is absent. */
  readonly language?: string | undefined;
}

/** The names in a corpus. */
export interface NamesInTexts {
  /** Each name once in each language, in the order in which they come. */
  readonly names: readonly SearchedName[];
  /** Numbers of the QIDs that names were resolved to. */
  readonly qids: ReadonlySet<number>;
  /** Texts that were read. */
  readonly texts: number;
}

/**
 * The names that the detector finds in texts, known or not. Names of several words count even if the detector is not
 * sure of them, for example at the beginning of a sentence: an unnecessary look-up costs a request, but a missed name
 * is not in the pack.
 */
export async function namesInTexts(
  texts: AsyncIterable<KbText> | Iterable<KbText>,
  resolver: LocalResolver,
): Promise<NamesInTexts> {
  const names = new Map<string, SearchedName>();
  const qids = new Set<number>();
  const add = (text: string, language: string) => {
    const name = nameIn(text);
    if (name !== undefined) names.set(`${language} ${name}`, { name, language });
  };
  let count = 0;
  for await (const { text, language: given } of texts) {
    count++;
    const request = given === undefined ? { text } : { text, language: given };
    const { mentions, language } = await resolver.resolve(request);
    for (const mention of mentions) {
      add(mention.text, language);
      const qid = mention.entity && qidOf(mention.entity.id);
      if (qid) qids.add(Number(qid.slice(1)));
    }
    const unsure = await resolver.resolve({ ...request, confidence: 0 });
    for (const mention of unsure.mentions) if (/\S\s+\S/.test(mention.text)) add(mention.text, language);
  }
  return { names: [...names.values()], qids, texts: count };
}
