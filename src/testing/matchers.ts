import { canonicalId, hintFor, type Mention, type Reason, type ResolveResponse } from "../contract/index.ts";
import { reasons } from "../contract/schemas.ts";
import { checkFields } from "./expected-fields.ts";
import { isMention, kindOf } from "./kind-of.ts";

/** The result of a check: whether it passed, and the message if it did not (or, negated, did). */
export interface Check {
  /** Whether the check holds. */
  readonly pass: boolean;
  /** What is wrong, for a person: made only when it is asked for. */
  readonly message: () => string;
  /** What the mention is and should be, side by side: test runners show the difference. */
  readonly actual?: unknown;
  /** What it should be. */
  readonly expected?: unknown;
}

/** Thrown if the value is not a mention: `undefined`, a whole response, an entity, a promise. Test runners show the difference. */
export class NoMention extends Error {
  /** Always "NoMention". */
  override readonly name = "NoMention";
  /** Asks test runners to show the difference. */
  readonly showDiff = true;
  /** The value that came. */
  readonly actual: unknown;
  /** The shape of a mention. */
  readonly expected: unknown;

  constructor(value: unknown) {
    const advice =
      value instanceof Promise
        ? "Await the answer first"
        : 'Take one of `response.mentions`, or `mentionOf(response, "…")`';
    super(`This is not a mention but ${kindOf(value)}. ${advice}.`);
    this.actual = value;
    this.expected = {
      text: "…",
      start: 0,
      end: 0,
      status: "resolved or unresolved",
      entity: "an entity or null",
    };
  }
}

function checkMention(value: unknown): void {
  if (!isMention(value)) throw new NoMention(value);
}

function checkId(id: unknown): void {
  if (typeof id === "string" && id !== "") return;
  throw new TypeError(
    `The expected id is ${id === "" ? "empty" : kindOf(id)}, not an id such as "Q312". For no entity use toBeUnresolved.`,
  );
}

/** Of a tolerant client, whose answers have rows that were not resolved. */
const knownReasons: readonly string[] = [...reasons, "resolver_unavailable"];

/** With a misspelled reason a negated expectation would hold for every mention. */
function checkReason(reason: unknown): void {
  if (reason === undefined || knownReasons.includes(reason as string)) return;
  const name = typeof reason === "string" ? `"${reason}"` : kindOf(reason);
  throw new TypeError(`${name} is not a reason; ${hintFor(String(reason), knownReasons, "reasons")}`);
}

const expectedFields = Object.keys({
  entity: true,
  reason: true,
  start: true,
  end: true,
  type: true,
} satisfies { [field in keyof ExpectedMention]-?: true });

function checkExpected(expected: unknown): void {
  checkFields(expected, expectedFields, '{ entity: "Q312" }');
  const { entity, reason } = expected as ExpectedMention;
  if (entity !== undefined && entity !== null) checkId(entity);
  checkReason(reason);
}

function checkResponse(value: unknown): void {
  if (typeof value === "object" && value !== null && "mentions" in value && Array.isArray(value.mentions))
    return;
  const advice =
    value instanceof Promise ? "Await it first" : "Give the whole answer of `resolve`, with its `mentions`";
  throw new TypeError(`This is not a response but ${kindOf(value)}. ${advice}.`);
}

/** The expected fields of a mention. */
export interface ExpectedMention {
  /** Id of the entity in any form; null for unresolved. */
  readonly entity?: string | null | undefined;
  /** Why the mention is unresolved. */
  readonly reason?: Reason | undefined;
  /** Code points. */
  readonly start?: number | undefined;
  /** Code points, exclusive. */
  readonly end?: number | undefined;
  /** The mention's `type`. */
  readonly type?: string | undefined;
}

/**
 * The mention of a text in a response; the n-th when it is there several times, from 0.
 *
 * @throws Error that lists the mentions of the response; TypeError for what is not a response
 */
export function mentionOf(response: ResolveResponse, text: string, n = 0): Mention {
  checkResponse(response);
  const mention = response.mentions.filter((one) => one.text === text)[n];
  if (mention) return mention;
  throw new Error(`There is no mention "${text}"${n > 0 ? ` number ${n}` : ""}.\n${mentionList(response)}`);
}

/**
 * Whether a mention is linked to an entity; ids are compared as identities (`Q312` is `wd:Q312`).
 *
 * @throws NoMention for what is not a mention; TypeError for what is not an id
 */
export function checkResolvesTo(mention: Mention, id: string): Check {
  checkMention(mention);
  checkId(id);
  const pass = mention.entity !== null && canonicalId(mention.entity.id) === canonicalId(id);
  return {
    pass,
    message: () =>
      pass
        ? `"${mention.text}" resolves to ${id}, and should not.\n${standing(mention)}`
        : `"${mention.text}" should resolve to ${id}; it is ${outcome(mention)}.\n${standing(mention)}`,
    actual: essence(mention),
    expected: { ...essence(mention), status: "resolved", entity: { id }, reason: undefined },
  };
}

/**
 * Whether a mention is unresolved, for a reason when one is given.
 *
 * @throws NoMention for what is not a mention; TypeError for what is not a reason
 */
export function checkUnresolved(mention: Mention, reason?: Reason): Check {
  checkMention(mention);
  checkReason(reason);
  const pass = mention.status === "unresolved" && (reason === undefined || mention.reason === reason);
  const wanted = `unresolved${reason ? ` with ${reason}` : ""}`;
  return {
    pass,
    message: () =>
      `"${mention.text}" should ${pass ? "not " : ""}be ${wanted}; it is ${outcome(mention)}.\n${standing(mention)}`,
    actual: essence(mention),
    expected: {
      ...essence(mention),
      status: "unresolved",
      entity: null,
      reason: reason ?? mention.reason ?? "any reason",
    },
  };
}

/**
 * Whether a response has a mention of a text with the expected fields.
 *
 * @throws TypeError for what is not a response, and for a field that cannot be expected
 */
export function checkHasMention(
  response: ResolveResponse,
  text: string,
  expected: ExpectedMention = {},
): Check {
  checkResponse(response);
  checkExpected(expected);
  const named = response.mentions.filter((mention) => mention.text === text);
  const pass = named.some((mention) => differences(mention, expected).length === 0);
  return {
    pass,
    message: () => {
      if (pass) return `There should be no such mention "${text}".\n${mentionList(response)}`;
      if (named.length === 0) return `There is no mention "${text}".\n${mentionList(response)}`;
      return named
        .map(
          (mention) =>
            `"${text}" at ${mention.start}: ${differences(mention, expected).join("; ")}.\n${standing(mention)}`,
        )
        .join("\n");
    },
  };
}

/** Throws unless a mention is linked to an entity. For any test runner. */
export function assertResolvesTo(mention: Mention, id: string): void {
  assertCheck(checkResolvesTo(mention, id));
}

/** Throws unless a mention is unresolved, for a reason when one is given. For any test runner. */
export function assertUnresolved(mention: Mention, reason?: Reason): void {
  assertCheck(checkUnresolved(mention, reason));
}

/** Throws unless a response has a mention that is as expected. For any test runner. */
export function assertHasMention(
  response: ResolveResponse,
  text: string,
  expected: ExpectedMention = {},
): void {
  assertCheck(checkHasMention(response, text, expected));
}

function assertCheck({ pass, message, ...sides }: Check): void {
  if (!pass)
    throw Object.assign(new Error(message()), "expected" in sides ? { ...sides, showDiff: true } : {});
}

/** The fields that a difference shows. */
function essence({ text, start, end, status, entity, reason }: Mention): Record<string, unknown> {
  return { text, start, end, status, entity: entity && { id: entity.id }, reason };
}

function differences(mention: Mention, expected: ExpectedMention): string[] {
  const { entity, reason, start, end, type } = expected;
  const found: string[] = [];
  const compare = (name: string, wanted: unknown, got: unknown) => {
    if (wanted !== undefined && wanted !== got) found.push(`${name} should be ${wanted}, is ${got}`);
  };
  compare("start", start, mention.start);
  compare("end", end, mention.end);
  compare("type", type, mention.type);
  compare("reason", reason, mention.reason);
  if (entity === null && mention.entity) found.push(`should be unresolved, is ${outcome(mention)}`);
  if (typeof entity === "string" && !checkResolvesTo(mention, entity).pass)
    found.push(`should resolve to ${entity}, is ${outcome(mention)}`);
  return found;
}

function outcome({ entity, reason, score }: Mention): string {
  const by = score === null ? "" : `, score ${score.toFixed(3)}`;
  return entity ? `${entity.label} (${entity.id})${by}` : `unresolved: ${reason}${by}`;
}

/** Candidates with their scores and the next action, as far as the response has them. */
function standing({ candidates, signals, next_action, evidence }: Mention): string {
  const lines = (candidates ?? []).map(
    ({ id, label, score, match_kind }, i) =>
      `  ${i + 1}. ${label} (${id})  ${score === null ? "" : score.toFixed(3)}  ${match_kind}`,
  );
  if (!candidates) lines.push('  Ask with include: ["candidates", "evidence"] to see the candidates here.');
  if (candidates?.length === 0) lines.push("  No candidates.");
  const { competitor, nearest } = evidence ?? {};
  if (competitor) lines.push(`  Competitor: ${competitor.label} (${competitor.id ?? competitor.kind})`);
  if (nearest?.[0]) lines.push(`  Nearest name: ${nearest[0].name} (${nearest[0].id})`);
  lines.push(`  Path: ${signals.path}`);
  if (next_action) lines.push(`  Next action: ${next_action}`);
  return lines.join("\n");
}

function mentionList({ mentions }: ResolveResponse): string {
  if (mentions.length === 0) return "  The response has no mentions.";
  return mentions.map((mention) => `  "${mention.text}" at ${mention.start}: ${outcome(mention)}`).join("\n");
}
