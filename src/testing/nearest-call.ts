import { jsonPointer } from "../contract/index.ts";

/** The parts that identify a call in a cassette. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** Differences that a message lists, and characters of a value in it. */
const mostDifferences = 5;
const mostCharacters = 80;

/** Why a call has no answer: what was sent, the recorded call that is nearest to it, and where the two differ. */
export function missOf(sent: Call, recorded: readonly Call[]): string {
  const what = `the cassette has no answer for ${sent.method} ${sent.path} ${shown(sent.body)}`.trimEnd();
  if (recorded.length === 0) return `${what}: it has no recorded calls`;
  const compared = recorded.map((call) => {
    const isElsewhere = call.method !== sent.method || call.path !== sent.path;
    return { call, isElsewhere, differences: differencesOf(call, sent) };
  });
  // A call with another path is less similar than a call with the same path and any body.
  const nearest = compared.reduce((best, one) => {
    if (one.isElsewhere !== best.isElsewhere) return one.isElsewhere ? best : one;
    return one.differences.length < best.differences.length ? one : best;
  });
  const { call, differences } = nearest;
  const listed = differences.slice(0, mostDifferences).map((line) => `  ${line}`);
  if (differences.length > listed.length) listed.push(`  and ${differences.length - listed.length} more`);
  const which =
    recorded.length === 1 ? "The only recorded call" : `Of ${recorded.length} recorded calls, the nearest`;
  return `${what}.\n${which} is ${call.method} ${call.path}; it differs:\n${listed.join("\n")}`;
}

function differencesOf(recorded: Call, sent: Call): string[] {
  const found: string[] = [];
  for (const part of ["method", "path"] as const)
    if (recorded[part] !== sent[part])
      found.push(`${part}: ${recorded[part]} is recorded, ${sent[part]} was sent`);
  compare(recorded.body, sent.body, [], found);
  return found;
}

function compare(recorded: unknown, sent: unknown, path: (string | number)[], found: string[]): void {
  if (Object.is(recorded, sent)) return;
  if (isObject(recorded) && isObject(sent) && Array.isArray(recorded) === Array.isArray(sent)) {
    for (const key of new Set([...Object.keys(recorded), ...Object.keys(sent)]))
      compare(recorded[key], sent[key], [...path, key], found);
    return;
  }
  const from = typeof recorded === "string" && typeof sent === "string" ? firstDifference(recorded, sent) : 0;
  const [was, is] = [recorded, sent].map((value) => (value === undefined ? "nothing" : shown(value, from)));
  found.push(`${jsonPointer(path) || "the body"}: ${was} is recorded, ${is} was sent`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Where two texts begin to differ, in UTF-16 units. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** A value as JSON, in short. @param from where a text is of interest: it is shown from a little before that */
function shown(value: unknown, from = 0): string {
  const skipped = from > mostCharacters / 2 ? from - mostCharacters / 4 : 0;
  const text = JSON.stringify(typeof value === "string" ? value.slice(skipped) : value) ?? "";
  const start = skipped > 0 ? "…" : "";
  return start + (text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text);
}
