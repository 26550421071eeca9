import { counted } from "../view/words.ts";

/** How many documents a run that is resumed finds answered. */
export function answeredBefore(count: number): string {
  return `${counted(count, "document")} ${count === 1 ? "was" : "were"} answered before\n`;
}

/** How many documents have a problem in place of an answer. */
export function withoutAnswer(count: number): string {
  const theirs = count === 1 ? "its line has" : "their lines have";
  return `${counted(count, "document")} could not be answered; ${theirs} the problem\n`;
}
