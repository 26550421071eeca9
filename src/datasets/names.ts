import { legalForms, saidLegalForms, unspacedLegalForms } from "../../data/lexicon/legal-forms.ts";
import { ADJACENT, ALPHABETIC, CAPITAL, CHARACTER, COMMA, cut, NUMBER, type Pieces } from "../text/pieces.ts";
import { ACRONYM, ALIAS, NAME, type NameTrie, SHORT_NAME, SUFFIX, WITH_COMMA } from "./name-trie.ts";
import { surfaceHash } from "./surface.ts";

/** One name of one entity, before it is a path of the trie. */
export interface NameEntry {
  readonly entity: number;
  readonly text: string;
  /** `NAME`, `ALIAS`, `DEMONYM` … of the trie. */
  readonly form: number;
  /** Language bits, or `ANY_LANGUAGE`. */
  readonly languages: number;
  /** A person's last name is a name of its own. */
  readonly person: boolean;
}

/** What takes names: a trie, or what keeps them for one. */
export interface NameSink {
  add(...name: Parameters<NameTrie["add"]>): void;
}

/** Pieces of all names of a list are cut from one text, joined by what no name crosses. */
const SEPARATOR = "\n\n";
const BATCH = 1 << 18;

/**
 * Adds names and the forms derived from them: without the legal form ("ACME" of "ACME Corp."), without "The",
 * initials of three and more capitalised words ("NATO"), last names of persons ("van Gogh", "乔丹").
 */
export function addNames(trie: NameSink, entries: readonly NameEntry[]): void {
  const acronyms: NameEntry[] = [];
  for (let from = 0; from < entries.length; ) {
    let size = 0;
    let to = from;
    while (to < entries.length && size < BATCH) size += entries[to++]!.text.length + SEPARATOR.length;
    addBatch(trie, entries.slice(from, to), acronyms);
    from = to;
  }
  if (acronyms.length > 0) addBatch(trie, acronyms, []);
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
    trie.add(pieces, first, last, entity, surface, form | commaBit(pieces, first, last), languages);
  };
  add(from, to, entry.form);
  if (entry.form !== NAME && entry.form !== ALIAS) return;
  if (entry.person) {
    const last = lastName(pieces, from, to);
    if (last > from) add(last, to, SHORT_NAME);
    return;
  }
  if (pieces.shape[from]! & CHARACTER || pieces.shape[to - 1]! & CHARACTER) {
    const [first, last] = withoutUnspacedForm(pieces, from, to, "name");
    if (first > from || last < to) add(first, last, SUFFIX);
  }
  const stem = withoutLegalForm(pieces, from, to);
  const begin = stem - from > 1 && isThe(pieces, from) ? from + 1 : from;
  if (stem < to) add(from, stem, SUFFIX);
  if (begin > from && !isTooShort(pieces, begin, stem)) add(begin, stem, SUFFIX);
  const acronym = initials(pieces, begin, stem);
  if (acronym) acronyms.push({ entity, text: acronym, form: ACRONYM, languages, person: false });
}

function commaBit(pieces: Pieces, from: number, to: number): number {
  for (let i = from + 1; i < to; i++) if (pieces.gap[i] === COMMA) return WITH_COMMA;
  return 0;
}

const hashKeys = (words: readonly string[]): Set<number> => {
  const pieces = cut(words.join(" "));
  return new Set(Array.from({ length: pieces.count }, (_, i) => pieces.hash[i]!));
};

const legal = hashKeys(legalForms);
const the = hashKeys(["the"]);
const particles = hashKeys(
  "van von de da di del della dos das do du le la al bin ibn ben ter den der el mac mc st saint".split(" "),
);
const generations = hashKeys(
  "jr sr ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi junior senior".split(" "),
);

/** Whether a piece is a legal form ("Inc", "GmbH"). */
export function isLegalForm(pieces: Pieces, at: number): boolean {
  return legal.has(pieces.hash[at]!);
}

/** End of a name without its legal forms: "Foo & Co. KG" ends after "Foo". Never empty. */
export function withoutLegalForm(pieces: Pieces, from: number, to: number): number {
  let end = to;
  while (end - from > 1 && isLegalForm(pieces, end - 1)) end--;
  // S.p.A., S.A., B.V.: single letters with full stops.
  let letters = end;
  while (letters - from > 1 && isSingleCapital(pieces, letters - 1) && end - letters < 3) letters--;
  if (letters < end - 1 && dottedForms.has(squeezed(pieces, letters, end))) end = letters;
  return end === from ? to : end;
}

/**
 * A name in Han characters or kana without the legal form before or behind it: 株式会社トヨタ, 腾讯公司. Never empty.
 *
 * @param of a mention loses every form, a name only those that are never a part of it
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

function isSingleCapital(pieces: Pieces, at: number): boolean {
  return (
    pieces.end[at]! - pieces.start[at]! === 1 &&
    (pieces.shape[at]! & ALPHABETIC) !== 0 &&
    (pieces.shape[at]! & CHARACTER) === 0
  );
}

function isThe(pieces: Pieces, at: number): boolean {
  return the.has(pieces.hash[at]!);
}

function isTooShort(pieces: Pieces, from: number, to: number): boolean {
  return to - from === 1 && pieces.end[from]! - pieces.start[from]! < 4;
}

/**
 * First piece of a person's last name, with its particle ("van Gogh", "de la Cruz"); `from` when there is none:
 * one word, a ruler's number, initials only. Transcribed names are cut at their middle dot.
 */
function lastName(pieces: Pieces, from: number, to: number): number {
  if (pieces.shape[from]! & CHARACTER) {
    for (let i = to - 2; i > from; i--) {
      const between = pieces.text.slice(pieces.end[i - 1], pieces.start[i]);
      if (/[・·･•]/.test(between)) return i;
    }
    return from;
  }
  const last = to - 1;
  if (last === from || generations.has(pieces.hash[last]!)) return from;
  if (pieces.end[last]! - pieces.start[last]! < 3 || pieces.shape[last]! & NUMBER) return from;
  let begin = last;
  // O'Neill and Jean-Luc are words of several pieces.
  while (begin > from + 1 && pieces.gap[begin] === ADJACENT) begin--;
  while (begin > from + 1 && particles.has(pieces.hash[begin - 1]!)) begin--;
  return begin;
}

/** Initials of the capitalised words of a name, three to seven, else "". */
function initials(pieces: Pieces, from: number, to: number): string {
  if (to - from < 3 || to - from > 10) return "";
  let letters = "";
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & CAPITAL && !(shape & CHARACTER)) letters += pieces.text[pieces.start[i]!];
    else if (shape & NUMBER) return "";
  }
  return letters.length >= 3 && letters.length <= 7 ? letters.toUpperCase() : "";
}
