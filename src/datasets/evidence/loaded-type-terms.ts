import { cut } from "../../text/pieces.ts";
import { eachStem } from "../../text/stems.ts";
import { BoundedCache } from "../bounded-cache.ts";
import { knownTypes } from "../knowledge/loaded-types.ts";
import { IN_LABEL, TERM_LANGUAGES, termOf } from "./evidence.ts";

/** Most types that are kept, so that types of users cannot fill the memory. */
const KEPT = 10_000;

const english = new BoundedCache<string, Uint32Array>(KEPT);
let inAllLanguages: ((type: string) => Uint32Array) | undefined;

/** Loads the names of types in languages other than English, once; must be awaited before such a text is read. */
export async function loadTypeNames(): Promise<void> {
  inAllLanguages ??= (await import("./type-terms.ts")).typeTerms;
}

/**
 * The terms of a type's names, in all languages if those are loaded. A text in English needs no other: the English
 * name of a type is its own word.
 */
export function loadedTypeTerms(type: string): Uint32Array {
  if (inAllLanguages) return inAllLanguages(type);
  let terms = english.get(type);
  if (!terms) {
    const made: number[] = [];
    eachStem(cut(knownTypes().wordsOfType(type)), (stem) => {
      made.push(termOf(stem, IN_LABEL, TERM_LANGUAGES));
    });
    terms = Uint32Array.from(made);
    english.set(type, terms);
  }
  return terms;
}
