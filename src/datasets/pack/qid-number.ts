import { qidOf } from "../../contract/identity.ts";

/** The highest number of a QID that a pack keeps as a number; Wikidata counts in the same 31 bits. */
const largest = 2 ** 31 - 1;

/** Whether the number of an item is one that a pack keeps. */
export function isPackNumber(number: number): boolean {
  return number <= largest;
}

/**
 * The QID of an id, if a pack keeps it as a number. A higher one is treated like any other id, as cutting it to 32
 * bits would give another item.
 */
export function packQid(id: string): string | undefined {
  const qid = qidOf(id);
  return qid !== undefined && isPackNumber(Number(qid.slice(1))) ? qid : undefined;
}
