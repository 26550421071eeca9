import { qidOf } from "../../contract/identity.ts";

/** The highest number of an item that a pack keeps as a number; Wikidata counts in the same 31 bits. */
const largest = 2 ** 31 - 1;

/** Whether the number of an item is one that a pack keeps. */
export function isPackNumber(number: number): boolean {
  return number <= largest;
}

/**
 * The QID that an id means, where a pack keeps it as a number. A higher one is an id like any other: cut to 32 bits it
 * would be that of another item.
 */
export function packQid(id: string): string | undefined {
  const qid = qidOf(id);
  return qid !== undefined && isPackNumber(Number(qid.slice(1))) ? qid : undefined;
}
