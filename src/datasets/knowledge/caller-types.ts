import { callerTypeLines } from "../../../data/types/caller-types.ts";
import { typeNameLines } from "../../../data/types/type-names.ts";
import { addTypeNames } from "./types.ts";

let areKnown = false;

/**
 * Makes types known as callers write them, and by their names in other languages than English. A caller's words come
 * first, as some names in other languages mean two types.
 */
export function addCallerTypes(): void {
  if (areKnown) return;
  areKnown = true;
  for (const line of callerTypeLines.trim().split("\n")) {
    const [word = "", names = ""] = line.split(" = ");
    addTypeNames(word, names.split(", "));
  }
  for (const line of typeNameLines.trim().split("\n")) {
    const [word = "", ...names] = line.split(" | ");
    addTypeNames(word, names);
  }
}
