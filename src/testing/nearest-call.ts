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
  // A call with another path is less similar than a call with the same path and any body.
  const isElsewhere = ({ method, path }: Call) => method !== sent.method || path !== sent.path;
  const compared = recorded.map((call) => {
    const differences = differencesOf(call, sent);
    return { call, differences, distance: isElsewhere(call) ? Infinity : differences.length };
  });
  const nearest = compared.reduce((best, one) => (one.distance < best.distance ? one : best));
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
  const [was, is] = [recorded, sent].map((value) => (value === undefined ? "nothing" : shown(value)));
  found.push(`${jsonPointer(path) || "the body"}: ${was} is recorded, ${is} was sent`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
