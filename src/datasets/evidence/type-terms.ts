import { typeNameLines } from "../../../data/types/type-names.ts";
import { languages } from "../../contract/languages.ts";
import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";
import { typeWord, wordsOfCaller } from "../knowledge/types.ts";
import { languageBit } from "../names/name-trie.ts";
import { IN_LABEL, termOf } from "./evidence.ts";

/** Names of each type in the eight languages, by its plain word. */
let lines: Map<string, readonly string[]> | undefined;

const known = new Map<string, Uint32Array>();

/** Most types that are kept, and the longest of them, so that types of users cannot fill the memory. */
const KEPT = 10_000;
const LONGEST_KEPT = 100;

/** The terms of a type's names in each language. For a type that the hierarchy lacks, those of its own words. */
export function typeTerms(type: string): Uint32Array {
  let terms = known.get(type);
  if (!terms) {
    terms = make(type);
    if (known.size < KEPT && type.length <= LONGEST_KEPT) known.set(type, terms);
  }
  return terms;
}

function make(type: string): Uint32Array {
  lines ??= new Map(
    typeNameLines
      .trim()
      .split("\n")
      .map((line) => line.split(" | "))
      .map((names) => [names[0]!, names]),
  );
  const word = typeWord(type);
  const names = word === undefined ? undefined : lines.get(word);
  const terms: number[] = [];
  const add = (text: string, bits: number) =>
    eachStem(cut(text), (stem) => {
      terms.push(termOf(stem, IN_LABEL, bits));
    });
  if (names)
    names.forEach((name, i) => {
      add(name, languageBit(languages[i]!));
    });
  else add(word ?? type, 255);
  add(wordsOfCaller(type), 255);
  return Uint32Array.from(terms);
}
