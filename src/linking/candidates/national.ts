import { countryWords, homeOfLanguage, institutions } from "../../../data/lexicon/institutions.ts";
import type { Language } from "../../contract/index.ts";
import { textIn } from "../../datasets/entity.ts";
import { COUNTRY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { mapInSteps, type Pause } from "../../text/pauser.ts";
import { CAPITAL, CHARACTER, cut, textOf } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import type { MentionSpan } from "../mention.ts";
import type { World } from "../world.ts";
import { foundBy } from "./candidate.ts";
import { FoundList } from "./found-list.ts";
import { addSpellings } from "./spellings.ts";

/** English names of national institutions by the folded words of a mention; "" for the country itself. */
const nouns = new Map<string, string>();
for (const word of countryWords.split(" ")) nouns.set(word, "");
for (const [name, words] of Object.entries(institutions))
  for (const word of words.split(" ")) nouns.set(word.replaceAll("+", " "), name);

/** Hashes of the first words of all these, as few mentions begin with one. */
const firstWords = new Set(Array.from(nouns.keys(), (name) => cut(name).hash[0]!));

const home: Readonly<Partial<Record<Language, string>>> = homeOfLanguage;

/** Most pieces of a mention of a national institution. */
const MAX_TOKENS = 4;
/**
 * Prepositions without an article. "a Paese" means the town of that name; a mention of the country has an article or
 * a possessive.
 */
const bare = new Set(["a", "ad", "da", "di", "en", "em"]);
/** Weight of the language's home country against one that the text names. */
const AT_HOME = 2;
/** Letters that the adjective and the name of a country share: "italiano" belongs to Italia. */
const SHARED_LETTERS = 4;

/**
 * Adds institutions that each country has one of, where the text has a capital and names no country: "il Governo"
 * means the government of the country that the text is about.
 */
export async function addNational(
  document: Document,
  mentions: readonly MentionSpan[],
  founds: readonly FoundList[],
  world: World,
  pause: Pause,
): Promise<void> {
  let country: number | undefined;
  await mapInSteps(pause, mentions, (mention, m) => {
    const said = nounOf(document, mention);
    if (!said) return;
    country ??= countryOf(home[document.language], founds, world);
    if (country >= 0 && fits(said.adjective, world, country, document.language))
      addOf(country, said.noun, founds[m]!);
  });
}

interface Said {
  readonly noun: string;
  /** The word after it, "" for none. */
  readonly adjective: string;
}

function nounOf({ pieces }: Document, { span: { from, to } }: MentionSpan): Said | undefined {
  if (to <= from || to - from > MAX_TOKENS) return undefined;
  const shape = pieces.shape[from]!;
  if (!(shape & CAPITAL) || shape & CHARACTER || !firstWords.has(pieces.hash[from]!)) return undefined;
  const upTo = (end: number) => nouns.get(foldText(textOf(pieces, from, end)).replace(/\s+/g, " "));
  const whole = upTo(to);
  if (whole === "" && from > 0 && bare.has(textOf(pieces, from - 1))) return undefined;
  if (whole !== undefined) return { noun: whole, adjective: "" };
  const before = to - from > 1 ? upTo(to - 1) : undefined;
  if (before === undefined) return undefined;
  return { noun: before, adjective: foldText(textOf(pieces, to - 1)) };
}

function fits(adjective: string, { dataset }: World, country: number, language: Language): boolean {
  if (adjective === "") return true;
  const label = foldText(textIn(dataset.record(country).labels, language) ?? "");
  return (
    label.length >= SHARED_LETTERS && label.slice(0, SHARED_LETTERS) === adjective.slice(0, SHARED_LETTERS)
  );
}

/** The country that a text is about, which is the one it names most often; -1 for none. */
function countryOf(home: string | undefined, founds: readonly FoundList[], world: World): number {
  const { dataset } = world;
  const counts = new Map<number, number>();
  const count = (entity: number, weight: number) => counts.set(entity, (counts.get(entity) ?? 0) + weight);
  const at = home === undefined ? undefined : dataset.find(home);
  if (at !== undefined) count(at, AT_HOME);
  for (const found of founds) {
    let best = -1;
    for (const { entity, kind } of found.values())
      if (kind !== "fuzzy" && kind !== "partial" && (best < 0 || dataset.mass(entity) > dataset.mass(best)))
        best = entity;
    if (best >= 0 && dataset.evidence.kinds(best) & COUNTRY) count(best, 1);
  }
  let most = -1;
  for (const [entity, weight] of counts)
    if (most < 0 || weight > counts.get(most)! || (weight === counts.get(most)! && entity < most))
      most = entity;
  return most;
}

function addOf(country: number, noun: string, found: FoundList): void {
  const { dataset } = found.world;
  if (noun === "") {
    found.add(foundBy({ entity: country, kind: "short_name", source: "national" }));
    return;
  }
  const { labels, aliases } = dataset.record(country);
  const names = [labels.en, ...(aliases.en ?? [])].filter((name) => name !== undefined && name.length > 3);
  const named = new FoundList(found.world);
  addSpellings(
    names.flatMap((name) => [`${noun} of ${name}`, `${name} ${noun}`]),
    named,
    { kind: "folded", source: "national" },
  );
  for (const one of named.values())
    if (found.has(one.entity)) found.alsoFrom(one.entity, "national");
    else found.add(foundBy({ ...one, kind: "short_name", form: 0, languages: 255, smallIn: 0 }));
}
