import { shortWordsBefore, shortWordsBehind, shortWordsOfFirms } from "../../../data/lexicon/short-words.ts";
import { foldText } from "../../text/fold.ts";

/** Other ways to write a word, by the word: folded, without stops. */
type Words = ReadonlyMap<string, readonly string[]>;

const keyOf = (word: string) => foldText(word.replaceAll(".", ""));

function wordsOf(lines: readonly string[]): Words {
  const words = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    const key = keyOf(from);
    if (key === keyOf(to) && !to.includes(".")) return;
    words.set(key, [...(words.get(key) ?? []), to]);
  };
  for (const line of lines) {
    const [full = "", ...short] = line.split(" ");
    for (const one of short) {
      add(full, one);
      add(one, full);
    }
  }
  return words;
}

const before = wordsOf(shortWordsBefore);
const behind = wordsOf(shortWordsBehind);
const ofFirms = wordsOf(shortWordsOfFirms);

/** Most spellings of a name: one word with five forms, as "S." for a saint, or two with two. */
const MOST = 9;

/** Whether a word is one letter. At the start of a name it may be an initial: "R. Silva". */
const isLetter = (word: string) => word.length === 1;

/**
 * A name with other forms of its words: "Av. da Liberdade" for Avenida da Liberdade and the other way round. A letter
 * that begins a name may be an initial, so that only "C/" is read in full there.
 *
 * @param person whether the name is a person's: one letter in it is an initial
 */
export function withShortWords(text: string, person: boolean): readonly string[] {
  const parts = text.split(/([ '’/-]+)/);
  let spellings: string[][] = [parts];
  for (let at = 0; at < parts.length && spellings.length < MOST; at += 2) {
    const others = othersOf(parts, at, person);
    if (others.length > 0)
      spellings = spellings.flatMap((one) => [one, ...others.map((other) => replaced(one, at, other))]);
  }
  return spellings.slice(1, MOST).map((one) => one.join(""));
}

function othersOf(parts: readonly string[], at: number, person: boolean): readonly string[] {
  const word = parts[at]!;
  const key = keyOf(word);
  const isLast = at === parts.length - 1;
  if (at > 0 && !/^\p{Lu}/u.test(word)) return [];
  if (isLetter(key)) {
    const isStreet = key === "c" && parts[at + 1]?.startsWith("/") === true && at === 0;
    const isSaint = key === "s" && /^\p{Lu}/u.test(parts[at + 2] ?? "") && (at > 0 || parts.length > 4);
    if (person || !(isStreet || isSaint)) return [];
  }
  const others =
    ofFirms.get(key) ?? (at > 0 && isLast ? behind.get(key) : isLast ? [] : before.get(key)) ?? [];
  // "V. Roma" is Via Roma; a letter inside a name is a saint's.
  return others.filter((other) => !isLetter(other) || (!person && (at === 0 || other === "s")));
}

/** A name with another word at a place, in capitals like the word that stood there. */
function replaced(parts: readonly string[], at: number, word: string): string[] {
  const own = parts[at]!;
  const isUpper = own.length > 1 && own === own.toUpperCase();
  const isCapital = own.charAt(0) !== own.charAt(0).toLowerCase();
  const other = isUpper
    ? word.toUpperCase()
    : isCapital
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word;
  const all = [...parts];
  all[at] = other;
  // "C/Mayor" is divided by its sign, "Calle Mayor" by a blank; "Sant'Anna" and "S. Anna" too.
  if (all[at + 1] !== undefined && /^['’/]/.test(all[at + 1]!)) all[at + 1] = " ";
  return all;
}
