/** Control characters except those that end and indent lines: C0, DEL and C1 (ECMA-48), and a return within a line. */
export const control: RegExp = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n)/;

const everyControl = new RegExp(control.source, "g");

/** A text with its control characters as `\u001b`: visible to the reader, and not executed by the terminal. */
export function withoutControls(text: string): string {
  return text.replace(everyControl, asEscape);
}

/** A control character as JSON and Turtle write it. */
export function asEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * A text without characters that break a line or change its direction: for a cell of a table, or an id in a sentence.
 */
export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ");
}
