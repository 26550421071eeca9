import { isNear } from "./near-names.ts";
import { type ProblemCode, ProblemError } from "./problem.ts";

/** A limit with its documentation: `docs/limits.md` and the OpenAPI document are made from these. */
export interface LimitEntry {
  /** Default. */
  readonly value: number;
  /** What is counted, with its unit. */
  readonly of: string;
  /** The code of the error beyond the limit; null if the connection is closed without an answer. */
  readonly answer: ProblemCode | null;
  readonly why: string;
}

/**
 * What an unknown caller may send, and what it may cost. Each limit can be changed (`limits` of a resolver or handler,
 * `serve --limit name=value`); 0 means no limit. Sizes of text are Unicode code points.
 */
export const limitTable = {
  textCodePoints: {
    value: 100_000,
    of: "code points of `text`",
    answer: "text_too_long",
    why: "the contract's size of one call",
  },
  datasetEntities: {
    value: 5_000,
    of: "entities of an inline `dataset`",
    answer: "dataset_too_large",
    why: "the contract's size of a list that is sent along; a larger one is a graph or a pack",
  },
  nameCodePoints: {
    value: 500,
    of: "code points of a name or an alias of an inline entity, and of the label of a candidate",
    answer: "invalid_dataset",
    why: "no name is as long, and the search for near names costs its length",
  },
  descriptionCodePoints: {
    value: 5_000,
    of: "code points of a description of an inline entity in one language, and of that of a candidate",
    answer: "invalid_dataset",
    why: "a description is read whole for every mention that it may explain",
  },
  entityAliases: {
    value: 200,
    of: "aliases of an inline entity, in all languages together",
    answer: "invalid_dataset",
    why: "the best known city has fewer in one knowledge base",
  },
  entityLanguages: {
    value: 1_000,
    of: "languages of a name, of the aliases or of a description of an inline entity",
    answer: "invalid_dataset",
    why: "Wikidata has labels in 600; a map of 8 MiB has a million names",
  },
  entityTypes: {
    value: 200,
    of: "types of an inline entity, and of a candidate",
    answer: "invalid_dataset",
    why: "each is read for every mention that the entity may explain",
  },
  entityIdentities: {
    value: 200,
    of: "`same_as` of an inline entity",
    answer: "invalid_dataset",
    why: "each is looked up in the public knowledge base",
  },
  mentions: {
    value: 5_000,
    of: "spans in `mentions`",
    answer: "invalid_request",
    why: "a text of 100,000 code points has fewer names",
  },
  spanCodePoints: {
    value: 500,
    of: "code points of one span",
    answer: "invalid_request",
    why: "a span is a name; that of a whole page costs its length in every step",
  },
  mentionCandidates: {
    value: 100,
    of: "`candidates` of one mention",
    answer: "invalid_request",
    why: "each is compared with the text around the mention",
  },
  requestCandidates: {
    value: 20_000,
    of: "`candidates` of all mentions together",
    answer: "invalid_request",
    why: "bounds the memory of one call",
  },
  answerCharacters: {
    value: 64 * 1024 * 1024,
    of: "characters of an answer as JSON, about",
    answer: "invalid_request",
    why: "each mention tells 30 candidates with their descriptions; with all that can be included a text of 100,000 code points has 36 million",
  },
  rowProperties: {
    value: 50,
    of: "properties and types of a row that is matched, values of a property, conditions of a query",
    answer: "invalid_request",
    why: "a wide table has fewer columns that tell which entity is meant",
  },
  batchQueries: {
    value: 500,
    of: "queries of a reconciliation batch, and ids of a data extension",
    answer: "payload_too_large",
    why: "clients send 10 to 50; a batch of 500 takes a second",
  },
  bodyBytes: {
    value: 8 * 1024 * 1024,
    of: "bytes of a request body, as sent and as inflated",
    answer: "payload_too_large",
    why: "room for 5,000 entities of 1,600 bytes",
  },
  bodiesBytes: {
    value: 64 * 1024 * 1024,
    of: "bytes of all request bodies that are being read",
    answer: "overloaded",
    why: "bounds the memory that slow senders hold",
  },
  answersBytes: {
    value: 256 * 1024 * 1024,
    of: "bytes of all answers that wait to be read: beyond it those that have waited longest are cut off",
    answer: null,
    why: "the largest answer has 36 million; 28 of them that clients did not read took 2 GB of memory",
  },
  jsonDepth: {
    value: 64,
    of: "levels of arrays and objects in a request body",
    answer: "invalid_json",
    why: "the deepest valid request has six",
  },
  jsonParts: {
    value: 500_000,
    of: "arrays, objects and their fields in a request body",
    answer: "payload_too_large",
    why: "5,000 entities with all fields, three of them in 20 languages, have 460,000; 8 MiB of empty arrays took seconds to parse",
  },
  jsonNames: {
    value: 50_000,
    of: "different names of fields in a request body",
    answer: "payload_too_large",
    why: "a dataset has those of its fields and languages; a new name takes the parser 8 microseconds where there are 400,000",
  },
  connections: {
    value: 1_000,
    of: "connections to a server",
    answer: "overloaded",
    why: "each holds buffers and a file descriptor",
  },
  peerConnections: {
    value: 64,
    of: "connections from one address",
    answer: "overloaded",
    why: "one caller leaves room for the others",
  },
  callMs: {
    value: 30_000,
    of: "milliseconds of processor time of one call",
    answer: "overloaded",
    why: "the largest text takes 0.1 s, the worst that are known (one name 50,000 times, a list of names inside names) 6 s; the call is ended with its thread and not charged",
  },
} as const satisfies Record<string, LimitEntry>;

/** The name of a limit. */
export type LimitName = keyof typeof limitTable;

/** All limits in force; `Infinity` means no limit. */
export type Limits = Readonly<Record<LimitName, number>>;

/** Limits to change; 0 means no limit. */
export type LimitChanges = { readonly [name in LimitName]?: number | undefined };

export const limitNames = Object.keys(limitTable) as LimitName[];

const defaults = Object.fromEntries(limitNames.map((name) => [name, limitTable[name].value])) as Limits;

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
    if (!Object.hasOwn(limitTable, name)) {
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
