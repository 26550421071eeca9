import { isNear } from "./near-names.ts";
import { type Fault, jsonPointer, ProblemError } from "./problem.ts";
import { shortened } from "./quoted.ts";

/** What is wrong with the value of an option, in words that follow its name; undefined when nothing is. */
export type OptionCheck = (value: unknown) => string | undefined;

/** A check for each option: the compiler asks for that of a new one. */
export type OptionChecks<Options> = { readonly [name in keyof Options]-?: OptionCheck };

/**
 * Refuses unknown options, and values that no option can have: a misspelled option would be ignored, and
 * its default used silently.
 *
 * @param checks all options, each with the check of its value; `undefined` is always an absent option
 * @param required options without a default
 * @param at pointer to the options, where they are the value of another option: `/batch`
 * @throws ProblemError `invalid_request`, with the most similar option for each unknown one
 */
export function checkOptions<Options extends object>(
  options: Options,
  checks: OptionChecks<Options>,
  required: readonly (keyof Options & string)[] = [],
  at = "",
): void {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new ProblemError(
      "invalid_request",
      at === ""
        ? { detail: `the options must be an object, not ${kind(options)}` }
        : { errors: [{ pointer: at, detail: `must be an object, not ${kind(options)}` }] },
    );
  const known = Object.keys(checks);
  const errors: Fault[] = [];
  const fault = (name: string, detail: string) => {
    if (errors.length < 20) errors.push({ pointer: at + jsonPointer([shortened(name)]), detail });
  };
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(checks, name)) fault(name, `is not an option; ${hintFor(name, known, "options")}`);
    else if (value !== undefined) {
      const wrong = checks[name as keyof Options](value);
      if (wrong !== undefined) fault(name, wrong);
    }
  }
  for (const name of required) if (options[name] === undefined) fault(name, "is required");
  if (errors.length > 0) throw new ProblemError("invalid_request", { errors });
}

/** What may have been meant by an unknown name. */
export function hintFor(name: string, known: readonly string[], what: string): string {
  const plain = (one: string) => one.toLowerCase().replace(/[^a-z]/g, "");
  // Written another way comes first: `dataset_uri` is `datasetUri`, though `dataset` is near, too.
  const near = known.find((one) => plain(one) === plain(name)) ?? known.find((one) => isNear(name, one));
  return near === undefined ? `the ${what} are ${known.join(", ")}` : `did you mean "${near}"?`;
}

function kind(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return value === null || value === undefined ? String(value) : `a ${typeof value}`;
}

/** Any value: who uses it checks it. */
export const anything: OptionCheck = () => undefined;

/** A text, which may be empty. */
export const anyText: OptionCheck = (value) => (typeof value === "string" ? undefined : "must be a string");

/** True or false. */
export const anyFlag: OptionCheck = (value) =>
  typeof value === "boolean" ? undefined : "must be true or false";

/** A function. */
export const anyFunction: OptionCheck = (value) =>
  typeof value === "function" ? undefined : "must be a function";

/** A list of texts. */
export const anyTexts: OptionCheck = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === "string")
    ? undefined
    : "must be a list of strings";

/** A list of anything. */
export const anyList: OptionCheck = (value) => (Array.isArray(value) ? undefined : "must be a list");

/** A signal that can be aborted. */
export const anySignal: OptionCheck = (value) =>
  isSignal(value) ? undefined : "must be an AbortSignal, such as that of an AbortController";

/** Whether a value is an abort signal, of whatever realm. */
export function isSignal(value: unknown): boolean {
  return typeof value === "object" && value !== null && "aborted" in value && "addEventListener" in value;
}

/** A number in a range. */
export function numberIn(least: number, most: number): OptionCheck {
  return (value) =>
    typeof value === "number" && value >= least && value <= most
      ? undefined
      : `must be a number from ${least} to ${most}`;
}

/** A whole number of at least `least`. */
export function wholeFrom(least: number): OptionCheck {
  return (value) =>
    (Number.isSafeInteger(value) || value === Number.POSITIVE_INFINITY) && (value as number) >= least
      ? undefined
      : `must be a whole number of ${least} or more`;
}

/** A number of at least `least`. */
export function numberFrom(least: number): OptionCheck {
  return (value) =>
    typeof value === "number" && value >= least ? undefined : `must be a number of ${least} or more`;
}

/** Milliseconds, as long as a timer can wait: a longer one, such as Infinity, would end at once. */
export function millisecondsFrom(least: number): OptionCheck {
  return numberIn(least, 2 ** 31 - 1);
}

/** An object with these methods, such as a store of one's own. */
export function objectWith(...methods: readonly string[]): OptionCheck {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    methods.every((name) => typeof Reflect.get(value, name) === "function")
      ? undefined
      : `must be an object with ${methods.join(", ")}`;
}

/** One of some values. */
export function oneOf(...values: readonly unknown[]): OptionCheck {
  return (value) =>
    values.includes(value) ? undefined : `must be ${values.map((one) => JSON.stringify(one)).join(" or ")}`;
}
