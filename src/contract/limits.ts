import { isNear } from "./near-names.ts";
import { ProblemError } from "./problem.ts";

/**
 * What an unknown caller may send, and what it may cost, by default. Each limit can be changed (`limits` of a resolver or
 * handler, `serve --limit name=value`); 0 means no limit. Sizes of text are Unicode code points. What is counted, and why
 * so many, is in `limit-notes.ts`.
 */
const defaults = {
  textCodePoints: 100_000,
  datasetEntities: 5_000,
  nameCodePoints: 500,
  descriptionCodePoints: 5_000,
  entityAliases: 200,
  entityLanguages: 1_000,
  entityTypes: 200,
  entityIdentities: 200,
  mentions: 5_000,
  spanCodePoints: 500,
  mentionCandidates: 100,
  requestCandidates: 20_000,
  answerCharacters: 64 * 1024 * 1024,
  rowProperties: 50,
  batchQueries: 500,
  bodyBytes: 8 * 1024 * 1024,
  bodiesBytes: 64 * 1024 * 1024,
  answersBytes: 256 * 1024 * 1024,
  jsonDepth: 64,
  jsonParts: 500_000,
  jsonNames: 50_000,
  connections: 1_000,
  peerConnections: 64,
  callMs: 30_000,
};

/** The name of a limit. */
export type LimitName = keyof typeof defaults;

/** All limits in force; `Infinity` means no limit. */
export type Limits = Readonly<Record<LimitName, number>>;

/** Limits to change; 0 means no limit. */
export type LimitChanges = { readonly [name in LimitName]?: number | undefined };

export const limitNames = Object.keys(defaults) as LimitName[];

/** The default limits, and sizes that cannot be changed. */
export const limits = {
  ...defaults,
  /** Maximum number of pointers in one problem document, and of warnings in an answer. */
  problemPointers: 20,
  /** Maximum number of candidates that are scored for one mention. */
  candidates: 30,
  /** Code points that one unit of cost pays for, after the first unit. */
  codePointsPerUnit: 1_000,
} as const;

/**
 * The limits with some of them changed; 0 or `Infinity` means no limit.
 *
 * @throws ProblemError `invalid_request` for an unknown name, or a value that is not a whole number of 0 or more
 */
export function limitsWith(changes: LimitChanges = {}): Limits {
  if (typeof changes !== "object" || changes === null || Array.isArray(changes))
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/limits", detail: "must be an object of numbers by the names of limits" }],
    });
  const changed: Record<LimitName, number> = { ...defaults };
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(defaults, name)) {
      const near = limitNames.find((one) => isNear(name, one));
      const hint = near === undefined ? `the limits are ${limitNames.join(", ")}` : `did you mean "${near}"?`;
      throw faulty(name, `is not a limit; ${hint}`);
    }
    if (!(Number.isSafeInteger(value) || value === Number.POSITIVE_INFINITY) || value < 0)
      throw faulty(name, "must be a whole number of 0 or more; 0 means no limit");
    changed[name as LimitName] = value === 0 ? Number.POSITIVE_INFINITY : value;
  }
  return changed;
}

function faulty(name: string, detail: string): ProblemError {
  return new ProblemError("invalid_request", { errors: [{ pointer: `/limits/${name}`, detail }] });
}
