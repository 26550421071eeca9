import { countryWords, homeOfLanguage, institutions } from "../../data/lexicon/institutions.ts";
import type { Language } from "../contract/index.ts";
import { textIn } from "../datasets/entity.ts";
import { typeWord } from "../datasets/knowledge/types.ts";
import { foldText } from "../text/fold.ts";
import { CAPITAL, CHARACTER } from "../text/pieces.ts";
import { type Candidate, type Found, foundAt, ranked } from "./candidates.ts";
import type { Document } from "./document.ts";
import { NamedCandidate } from "./named-candidate.ts";
import type { MentionSpan } from "./spans.ts";
import type { World } from "./world.ts";

/** By the folded words of a mention: what it is called in English, "" for the country itself. */
const nouns = new Map<string, string>();
for (const word of countryWords.split(" ")) nouns.set(word, "");
for (const [name, words] of Object.entries(institutions))
  for (const word of words.split(" ")) nouns.set(word.replaceAll("+", " "), name);
const LONGEST = 4;
const bare = new Set(["a", "ad", "da", "di", "en", "em"]);

/** How much the country of the language counts against one that the text names. */
const AT_HOME = 2;

/** Share of the prior that stays with what else has the name. */
const OTHERS = 0.1;

/**
 * Adds what a country has one of where a text says it with a capital and without the country: "il Governo" means that
 * of the country which the text is of.
 */
export function withNational(
  document: Document,
  mentions: readonly MentionSpan[],
  found: Candidate[][],
  world: World,
): void {
  if (world.kind !== "public") return;
  let country: number | undefined;
  mentions.forEach((mention, m) => {
    const said = nounOf(document, mention);
    if (!said) return;
    country ??= countryOf(document, found, world);
    if (country < 0 || !fits(said.adjective, world, country, document.language)) return;
    const own = nationalOf(world, country, said.noun);
    if (own.length === 0) return;
    const known = new Set(own.map(({ entity }) => entity));
    const others = found[m]!.filter(({ entity }) => !known.has(entity));
    found[m] = [...own, ...others.map((one) => withPrior(one, OTHERS))];
  });
}

interface Said {
  readonly noun: string;
  /** The word behind it, "" for none. */
  readonly adjective: string;
}

function nounOf({ pieces }: Document, { span: { from, to } }: MentionSpan): Said | undefined {
  if (to <= from || to - from > LONGEST) return undefined;
  const shape = pieces.shape[from]!;
  if (!(shape & CAPITAL) || shape & CHARACTER) return undefined;
  const upTo = (end: number) =>
    nouns.get(foldText(pieces.text.slice(pieces.start[from], pieces.end[end - 1])).replace(/\s+/g, " "));
  const whole = upTo(to);
  // "a Paese" is in a town: a country has an article or whose it is.
  if (whole === "" && from > 0 && bare.has(pieces.text.slice(pieces.start[from - 1], pieces.end[from - 1])))
    return undefined;
  if (whole !== undefined) return { noun: whole, adjective: "" };
  const before = to - from > 1 ? upTo(to - 1) : undefined;
  if (before === undefined) return undefined;
  return { noun: before, adjective: foldText(pieces.text.slice(pieces.start[to - 1], pieces.end[to - 1])) };
}

/** "italiano" is of Italia: adjectives of countries begin as the country does. */
function fits(adjective: string, { dataset }: World, country: number, language: Language): boolean {
  if (adjective === "") return true;
  const label = foldText(textIn(dataset.record(country).labels, language) ?? "");
  return label.length >= BEGIN && label.slice(0, BEGIN) === adjective.slice(0, BEGIN);
}
const BEGIN = 4;

/** The country that a text is of: the one that it names most often, or whose places; -1 for none. */
function countryOf({ language }: Document, found: readonly Candidate[][], { dataset }: World): number {
  const counts = new Map<number, number>();
  const count = (entity: number, weight: number) => counts.set(entity, (counts.get(entity) ?? 0) + weight);
  const home = homeOfLanguage[language];
  const at = home === undefined ? undefined : dataset.find(home);
  if (at !== undefined) count(at, AT_HOME);
  for (const [best] of found) {
    if (!best || best.entity < 0 || best.kind === "fuzzy" || best.kind === "partial") continue;
    if (isCountry(best.record.types)) count(best.entity, 1);
  }
  let most = -1;
  for (const [entity, weight] of counts) if (most < 0 || weight > counts.get(most)!) most = entity;
  return most;
}

function isCountry(types: readonly string[]): boolean {
  return types.some((type) => typeWord(type) === "country");
}

function nationalOf(world: World, country: number, noun: string): Candidate[] {
  const { dataset } = world;
  if (noun === "") {
    const found: Found = {
      entity: country,
      kind: "short_name",
      form: 0,
      languages: 255,
      distance: 0,
      coverage: 1,
    };
    return ranked(world, [found]).map((one) => withPrior(one, 1 - OTHERS));
  }
  const { labels, aliases } = dataset.record(country);
  const names = [labels.en, ...(aliases.en ?? [])].filter((name) => name !== undefined && name.length > 3);
  const found: Found[] = [];
  foundAt(
    world,
    names.flatMap((name) => [`${noun} of ${name}`, `${name} ${noun}`]),
    "folded",
    found,
  );
  return ranked(
    world,
    found.map((one) => ({ ...one, kind: "short_name", form: 0, languages: 255 })),
  ).map((one) => withPrior(one, 1 - OTHERS));
}

function withPrior(one: Candidate, share: number): Candidate {
  if (one.entity < 0) return one;
  return new NamedCandidate(one.world, one, one.prior === null ? null : one.prior * share);
}
