import { InvalidArgumentError } from "commander";

/** Reads an option that is a whole number within bounds, both included. */
export function wholeNumber(least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const bounds = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`must be a whole number ${bounds}`);
  };
}

/** Reads an option that is a number from 0 to 1. */
export function share(text: string): number {
  const number = Number(text);
  if (text.trim() !== "" && number >= 0 && number <= 1) return number;
  throw new InvalidArgumentError("must be a number from 0 to 1");
}

/** Reads an option that is a comma-separated list. */
export function listOf(text: string): string[] {
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}
