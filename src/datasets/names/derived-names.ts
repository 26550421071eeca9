import { legalForms, saidLegalForms, unspacedLegalForms } from "../../../data/lexicon/legal-forms.ts";
import {
  ALPHABETIC,
  CAPITAL,
  CHARACTER,
  COMMA,
  cut,
  INNER_CAPITAL,
  type Pieces,
  SMALL,
} from "../../text/pieces.ts";
import { WordSet } from "../../text/word-set.ts";
import { initials, smallInitials } from "./name-initials.ts";
import { isSingleCapital } from "./name-pieces.ts";
import {
  ACRONYM,
  ALIAS,
  ANY_LANGUAGE,
  LOWER_CASE,
  languageBit,
  NAME,
  type NameTrie,
  ORIGIN,
  SHORT_NAME,
  SUFFIX,
  UPPER_CASE,
  WITH_COMMA,
} from "./name-trie.ts";
import {
  endsWithPlace,
  hasNobleParticle,
  isNumeral,
  lastName,
  withoutStyle,
  withoutTitles,
} from "./person-names.ts";
import { surfaceHash } from "./surface.ts";

/** One name of one entity, before it is a path of the trie. */
export interface NameEntry {
  readonly entity: number;
  readonly text: string;
  /** `NAME`, `ALIAS`, `DEMONYM` … of the trie. */
  readonly form: number;
  /** Language bits, or `ANY_LANGUAGE`. */
  readonly languages: number;
  /** Whether the last name alone is a name of the entity, as for a person. */
  readonly person: boolean;
}

/** An object that takes names: a trie, or a collector for one. */
export interface NameSink {
  add(...name: Parameters<NameTrie["add"]>): void;
}

/** Separates names in one text, from which the pieces of all names of a list are cut: no name crosses it. */
const SEPARATOR = "\n\n";
const BATCH = 1 << 18;

/**
 * Adds names and the forms derived from them. These are the name without the legal form ("ACME" of "ACME Corp."), and
 * without the article or the words in brackets. Names of three and more words have initials ("NATO"), and persons
 * have last names ("van Gogh", "乔丹").
 */
export function addNames(trie: NameSink, entries: readonly NameEntry[]): void {
  for (const _ of addingNames(trie, entries));
}

/**
 * Adds names in steps, so that a caller can check a signal between them.
 *
 * @param batch characters that are added between two steps; 32,768 take a few ms
 */
export function* addingNames(
  trie: NameSink,
  entries: readonly NameEntry[],
  batch: number = BATCH,
): Generator<void> {
  const acronyms: NameEntry[] = [];
  yield* addingBatches(trie, entries, batch, acronyms);
  yield* addingBatches(trie, acronyms, batch, []);
}

function* addingBatches(
  trie: NameSink,
  entries: readonly NameEntry[],
  batch: number,
  acronyms: NameEntry[],
): Generator<void> {
  for (let from = 0; from < entries.length; ) {
    let size = 0;
    let to = from;
    while (to < entries.length && size < batch) size += entries[to++]!.text.length + SEPARATOR.length;
    addBatch(trie, entries.slice(from, to), acronyms);
    from = to;
    yield;
  }
}

function addBatch(trie: NameSink, entries: readonly NameEntry[], acronyms: NameEntry[]): void {
  const pieces = cut(entries.map((entry) => entry.text).join(SEPARATOR));
  let at = 0;
  let offset = 0;
  for (const entry of entries) {
    const from = at;
    offset += entry.text.length;
    while (at < pieces.count && pieces.start[at]! < offset) at++;
    offset += SEPARATOR.length;
    if (at > from) addForms(trie, pieces, from, at, entry, acronyms);
  }
}

function addForms(
  trie: NameSink,
  pieces: Pieces,
  from: number,
  to: number,
  entry: NameEntry,
  acronyms: NameEntry[],
): void {
  const { entity, languages } = entry;
  const add = (first: number, last: number, form: number) => {
    const surface = surfaceHash(pieces.text, pieces.start[first]!, pieces.end[last - 1]!);
    const bits = form | commaBit(pieces, first, last) | caseBits(pieces, first, last);
    trie.add(pieces, first, last, entity, surface, bits, languages);
  };
  add(from, to, entry.form);
  if (entry.form !== NAME && entry.form !== ALIAS) return;
  // Words in brackets tell the entity from a better known one with the name.
  const bare = withoutBrackets(pieces, from, to);
  if (bare < to && !isTooShort(pieces, from, bare)) add(from, bare, SHORT_NAME);
  if (entry.person) {
    const end = withoutStyle(pieces, from, bare);
    const begin = withoutTitles(pieces, from, end);
    if (begin > from || end < bare) add(begin, end, SUFFIX);
    const last = lastName(pieces, from, end);
    if (last > from) add(last, end, endsWithPlace(pieces, from, last) ? ORIGIN : SHORT_NAME);
    if (last > from && hasNobleParticle(pieces, from, last, end, languages)) add(end - 1, end, SHORT_NAME);
    const title = end < bare ? lastName(pieces, from, bare) : from;
    if (title > end) add(title, bare, SHORT_NAME);
    // "Karl Theodor II." is also called without the number, if at least two names are left.
    if (end - from > 2 && isNumeral(pieces, end - 1)) add(from, end - 1, SHORT_NAME);
    return;
  }
  if (pieces.shape[from]! & CHARACTER || pieces.shape[to - 1]! & CHARACTER) {
    const [first, last] = withoutUnspacedForm(pieces, from, to, "name");
    if (first > from || last < to) add(first, last, SUFFIX);
  }
  const stem = withoutLegalForm(pieces, from, to);
  const begin = stem - from > 1 && isArticle(pieces, from, languages) ? from + 1 : from;
  if (stem < to) add(from, stem, SUFFIX);
  if (begin > from && !isTooShort(pieces, begin, stem)) add(begin, stem, SUFFIX);
  const acronym = initials(pieces, begin, stem) || smallInitials(pieces, begin, stem, languages);
  if (acronym) acronyms.push({ entity, text: acronym, form: ACRONYM, languages, person: false });
}

function commaBit(pieces: Pieces, from: number, to: number): number {
  for (let i = from + 1; i < to; i++) if (pieces.gap[i] === COMMA) return WITH_COMMA;
  return 0;
}

/** Bits for a name of at least two letters that is written in small letters only, or in capitals only. */
function caseBits({ shape, start, end }: Pieces, from: number, to: number): number {
  let any = 0;
  let letters = 0;
  for (let i = from; i < to; i++) {
    if (shape[i]! & CHARACTER || !(shape[i]! & ALPHABETIC)) continue;
    any |= shape[i]!;
    letters += end[i]! - start[i]!;
  }
  if (any & SMALL) return any & (CAPITAL | INNER_CAPITAL) ? 0 : LOWER_CASE;
  return any & CAPITAL && letters > 1 ? UPPER_CASE : 0;
}

const legal = new WordSet(legalForms);
const the = new WordSet(["the"]);
/** Articles that names of newspapers, works and firms drop in a sentence, by language. */
const articles: readonly (readonly [languages: number, words: WordSet])[] = [
  [languageBit("de"), new WordSet("der die das".split(" "))],
  [languageBit("fr"), new WordSet("le la les l".split(" "))],
  [languageBit("it"), new WordSet("il lo la i gli le l".split(" "))],
];
/** End of a name without the brackets behind it that distinguish it: "Mercer (Ohio)". */
function withoutBrackets({ text, start, end }: Pieces, from: number, to: number): number {
  const after = end[to - 1]!;
  if (!/^\.?[)）]/.test(text.slice(after, after + 2))) return to;
  let at = to - 1;
  while (at > from && !/[(（]/.test(text.slice(end[at - 1]!, start[at]!))) at--;
  return at > from && !text.slice(start[from]!, end[at - 1]!).includes("(") ? at : to;
}

/** Whether a piece is a legal form ("Inc", "GmbH"). */
export function isLegalForm(pieces: Pieces, at: number): boolean {
  return legal.has(pieces, at);
}

/** End of a name without its legal forms: "Foo & Co. KG" ends after "Foo". Never empty. */
export function withoutLegalForm(pieces: Pieces, from: number, to: number): number {
  let end = to;
  while (end - from > 1 && isLegalForm(pieces, end - 1)) end--;
  // Legal forms of single letters with full stops: S.p.A., S.A., B.V.
  let letters = end;
  while (letters - from > 1 && isSingleCapital(pieces, letters - 1) && end - letters < 3) letters--;
  if (letters < end - 1 && dottedForms.has(squeezed(pieces, letters, end))) end = letters;
  return end === from ? to : end;
}

/**
 * A name in Han characters or kana without the legal form before or after it: 株式会社トヨタ, 腾讯公司. Never empty.
 *
 * @param of whether the name is a mention, which loses every form, or a known name, which loses only forms that are
 *   never a part of it
 */
export function withoutUnspacedForm(
  pieces: Pieces,
  from: number,
  to: number,
  of: "name" | "mention",
): [from: number, to: number] {
  const { text, start, end } = pieces;
  const whole = text.slice(start[from], end[to - 1]);
  const forms = of === "mention" ? unspacedLegalForms : lastingForms;
  const behind = forms.find((form) => whole.endsWith(form));
  const before = forms.find((form) => whole.startsWith(form));
  let last = to;
  while (behind && last > from && start[last - 1]! >= end[to - 1]! - behind.length) last--;
  let first = from;
  while (before && first < last && end[first]! <= start[from]! + before.length) first++;
  return last - first > 1 || (last > first && !(pieces.shape[first]! & CHARACTER))
    ? [first, last]
    : [from, to];
}

const lastingForms = unspacedLegalForms.slice(0, -saidLegalForms);

const dottedForms = new Set(["spa", "srl", "sa", "nv", "bv", "ag", "sas", "snc", "ltda"]);

function squeezed(pieces: Pieces, from: number, to: number): string {
  let text = "";
  for (let i = from; i < to; i++) text += pieces.text.slice(pieces.start[i], pieces.end[i]);
  return text.toLowerCase();
}

function isArticle(pieces: Pieces, at: number, languages: number): boolean {
  if (the.has(pieces, at)) return true;
  return (
    languages !== ANY_LANGUAGE &&
    articles.some(([of, words]) => (of & languages) !== 0 && words.has(pieces, at))
  );
}

function isTooShort(pieces: Pieces, from: number, to: number): boolean {
  return to - from === 1 && pieces.end[from]! - pieces.start[from]! < 4;
}
