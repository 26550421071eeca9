import type { LimitName } from "./limits.ts";
import type { ProblemCode } from "./problem.ts";

/** What `docs/limits.md` and the OpenAPI document say of a limit. */
export interface LimitNote {
  /** What is counted, with its unit. */
  readonly of: string;
  /** The code of the error beyond the limit; null if the connection is closed without an answer. */
  readonly answer: ProblemCode | null;
  readonly why: string;
}

/** Of each limit; apart from the numbers, which a page loads with its first call. */
export const limitNotes = {
  textCodePoints: {
    of: "code points of `text`",
    answer: "text_too_long",
    why: "the contract's size of one call",
  },
  datasetEntities: {
    of: "entities of an inline `dataset`",
    answer: "dataset_too_large",
    why: "the contract's size of a list that is sent along; a larger one is a graph or a pack",
  },
  nameCodePoints: {
    of: "code points of a name or an alias of an inline entity, and of the label of a candidate",
    answer: "invalid_dataset",
    why: "no name is as long, and the search for near names costs its length",
  },
  descriptionCodePoints: {
    of: "code points of a description of an inline entity in one language, and of that of a candidate",
    answer: "invalid_dataset",
    why: "a description is read whole for every mention that it may explain",
  },
  entityAliases: {
    of: "aliases of an inline entity, in all languages together",
    answer: "invalid_dataset",
    why: "the best known city has fewer in one knowledge base",
  },
  entityLanguages: {
    of: "languages of a name, of the aliases or of a description of an inline entity",
    answer: "invalid_dataset",
    why: "Wikidata has labels in 600; a map of 8 MiB has a million names",
  },
  entityTypes: {
    of: "types of an inline entity, and of a candidate",
    answer: "invalid_dataset",
    why: "each is read for every mention that the entity may explain",
  },
  entityIdentities: {
    of: "`same_as` of an inline entity",
    answer: "invalid_dataset",
    why: "each is looked up in the public knowledge base",
  },
  mentions: {
    of: "spans in `mentions`",
    answer: "invalid_request",
    why: "a text of 100,000 code points has fewer names",
  },
  spanCodePoints: {
    of: "code points of one span",
    answer: "invalid_request",
    why: "a span is a name; that of a whole page costs its length in every step",
  },
  mentionCandidates: {
    of: "`candidates` of one mention",
    answer: "invalid_request",
    why: "each is compared with the text around the mention",
  },
  requestCandidates: {
    of: "`candidates` of all mentions together",
    answer: "invalid_request",
    why: "bounds the memory of one call",
  },
  answerCharacters: {
    of: "characters of an answer as JSON, about",
    answer: "invalid_request",
    why: "each mention tells 30 candidates with their descriptions; a mention with all that can be included has 14,000, so that 4,800 of them fit",
  },
  rowProperties: {
    of: "properties and types of a row that is matched, values of a property, conditions of a query, properties of a data extension",
    answer: "invalid_request",
    why: "a wide table has fewer columns that tell which entity is meant",
  },
  batchQueries: {
    of: "queries of a reconciliation batch, and ids of a data extension",
    answer: "payload_too_large",
    why: "clients send 10 to 50; a batch of 500 takes a second",
  },
  bodyBytes: {
    of: "bytes of a request body, as sent and as inflated",
    answer: "payload_too_large",
    why: "room for 5,000 entities of 1,600 bytes",
  },
  bodiesBytes: {
    of: "bytes of all request bodies that are being read",
    answer: "overloaded",
    why: "bounds the memory that slow senders hold",
  },
  answersBytes: {
    of: "bytes of all answers that wait to be read: beyond it those that have waited longest are cut off",
    answer: null,
    why: "28 answers of 36 million that clients did not read took 2 GB of memory",
  },
  jsonDepth: {
    of: "levels of arrays and objects in a request body",
    answer: "invalid_json",
    why: "the deepest valid request has six",
  },
  jsonParts: {
    of: "arrays, objects and their fields in a request body",
    answer: "payload_too_large",
    why: "5,000 entities with all fields, three of them in 20 languages, have 460,000; 8 MiB of empty arrays took seconds to parse",
  },
  jsonNames: {
    of: "different names of fields in a request body",
    answer: "payload_too_large",
    why: "a dataset has those of its fields and languages; a new name takes the parser 8 microseconds where there are 400,000",
  },
  connections: {
    of: "connections to a server",
    answer: "overloaded",
    why: "each holds buffers and a file descriptor",
  },
  peerConnections: {
    of: "connections from one address",
    answer: "overloaded",
    why: "one caller leaves room for the others",
  },
  callMs: {
    of: "milliseconds of processor time of one call",
    answer: "overloaded",
    why: "the largest text takes 0.1 s, the worst that are known (one name 50,000 times, a list of names inside names) 6 s; the call is ended with its thread and not charged",
  },
} as const satisfies Record<LimitName, LimitNote>;
