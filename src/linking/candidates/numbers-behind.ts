import { namesOf } from "../../datasets/entity.ts";
import { NUMBER, PERIOD } from "../../text/pieces.ts";
import { isJoined } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";
import type { Found } from "./candidate.ts";
import { perRecord } from "./per-record.ts";

/** The number that begins right behind a mention, also behind a full stop: "Prot. 4512". "" if there is none. */
export function numberBehind(document: Document, to: number): string {
  const { text, shape, start, end, gap } = document.pieces;
  if (!(shape[to]! & NUMBER) || !(isJoined(document, to) || gap[to] === PERIOD)) return "";
  return numbersOf(text.slice(start[to], end[to]! + LONGEST_NUMBER))[0] ?? "";
}

/**
 * Whether a name has a number, but not that of the text: "Kestrel 600" is not a part of the name "Kestrel 500".
 *
 * @param isStop whether a full stop stands before the number of the text; it may end the sentence
 */
export function hasOtherNumber(
  { entity }: Found,
  { dataset }: World,
  number: string,
  isStop: boolean,
): boolean {
  const numbers = numbersOfNames(dataset.record(entity))[isStop ? "behindStop" : "all"];
  return numbers.size > 0 && !numbers.has(number);
}

/** The numbers in the names of an entity, and those of names with one behind a full stop. */
const numbersOfNames = perRecord((record) => {
  const names = namesOf(record);
  return {
    all: new Set(names.flatMap(numbersOf)),
    behindStop: new Set(names.filter((name) => stopBeforeNumber.test(name)).flatMap(numbersOf)),
  };
});

const stopBeforeNumber = /\p{L}\. ?\d/u;

/** Letters behind a piece that may continue its number. */
const LONGEST_NUMBER = 8;

function numbersOf(text: string): readonly string[] {
  return text.match(/\d+(?:[.,]\d+)*/g) ?? [];
}
