import { professions } from "../../../data/lexicon/professions.ts";
import { trades } from "../../../data/lexicon/trades.ts";
import { callerTypeLines } from "../../../data/types/caller-types.ts";
import { rdfClassLines } from "../../../data/types/rdf-classes.ts";
import { otherHeads, typeHeadLines } from "../../../data/types/type-heads.ts";
import { typeNameLines } from "../../../data/types/type-names.ts";
import { addTypeClasses, addTypeHeads, addTypeNames } from "./types.ts";

let areKnown = false;

/**
 * Makes types known as callers write them, by their names in other languages than English or the last part of a compound,
 * and trades and professions as persons. A caller's words come first, as some of the other names mean two types.
 */
export function addCallerTypes(): void {
  if (areKnown) return;
  areKnown = true;
  for (const line of rdfClassLines.trim().split("\n")) {
    const [word = "", names = ""] = line.split(" = ");
    const [iris, others] = [
      names.split(", ").filter(isIri),
      names.split(", ").filter((name) => !isIri(name)),
    ];
    addTypeClasses(word, iris);
    addTypeNames(word, others);
  }
  for (const line of callerTypeLines.trim().split("\n")) {
    const [word = "", names = ""] = line.split(" = ");
    addTypeNames(word, names.split(", "));
  }
  for (const line of typeHeadLines.trim().split("\n")) {
    const [word = "", endings = ""] = line.split(" = ");
    addTypeHeads(word, endings.split(", "));
  }
  addTypeHeads(undefined, otherHeads.split(" "));
  for (const line of typeNameLines.trim().split("\n")) {
    const [word = "", ...names] = line.split(" | ");
    addTypeNames(word, names);
  }
  for (const { nouns } of Object.values(trades)) addTypeNames("person", wordsOf(nouns));
  for (const groups of Object.values(professions))
    for (const words of Object.values(groups)) addTypeNames("person", wordsOf(words));
}

const isIri = (name: string) => name.startsWith("http");

/**
 * Trades and professions that are not persons as the type of an entry: a model is a product, "cartera" a wallet,
 * "serveur" a computer, "contador" a meter, "química" a science.
 */
const things = new Set(
  "batteur builder carteira cartera chaveiro cleaner contador courier facteur fictional fisica matematica miner model politica principal quimica ringer routier serveur turner".split(
    " ",
  ),
);

/** The words of a list that persons have as a type; "_" joins two. */
function wordsOf(list: string): string[] {
  return list
    .split(" ")
    .filter((word) => !things.has(word))
    .map((word) => word.replace("_", " "));
}
