import { type ProblemCode, problemTable } from "./problem.ts";

/**
 * When each code is returned, for `docs/errors.md` and the OpenAPI document: apart from the table, which a page loads with
 * its first call.
 */
export const problemNotes: Readonly<Record<ProblemCode, string>> = {
  invalid_json:
    "The request body cannot be parsed as JSON, or is nested too deep; `detail` has the line and the column.",
  unauthorized: "The Authorization header is missing or malformed, or its key is unknown.",
  invalid_signature: "The Standard Webhooks headers are missing, too old, or signed with another secret.",
  forbidden: "The key is valid, but not for the account in the path.",
  not_found: "Nothing is served at this path.",
  method_not_allowed: "The path exists; the Allow header names its methods.",
  not_acceptable: "The Accept header excludes application/json.",
  payload_too_large: "The body passed the byte limit while it was read.",
  unsupported_media_type: "Content-Type or Content-Encoding is not supported.",
  invalid_request: "A field is missing, has a wrong type, is out of range, or there is too much of it.",
  text_too_long: "`text` has more than 100,000 code points.",
  invalid_span: "`start`/`end` lie outside the text or `text` is not the slice.",
  invalid_identity: "A candidate's id is neither a QID nor an entity IRI.",
  unsupported_language: "A well-formed tag outside en it fr de es pt ja zh.",
  dataset_not_supported: "`dataset_uri` names a dataset that the resolver does not have.",
  dataset_required: "`dataset_uri` names `inline`, but the request has no `dataset`.",
  invalid_dataset: "An entity has a wrong shape or a text that is too long, or two have one id.",
  dataset_too_large: "`dataset` has more than 5,000 entities.",
  unknown_include: "`include` knows `candidates` and `evidence`.",
  candidates_not_supported: "`candidates` were sent together with a user dataset.",
  replayed_call: "A webhook call has the id of an earlier call and a time that is not later.",
  quota_exceeded: "Nothing was resolved; Retry-After tells when it renews.",
  internal: "A fault of the resolver; `instance` is the id under which it was logged.",
  invalid_rdf: "The document does not parse in its declared format, or the format is unknown.",
  invalid_query: "The query does not parse or is not supported.",
  invalid_feed:
    "The feed is empty, truncated, of an unknown format or encoding, or strict reading met a bad row.",
  feed_unavailable: "The file or URL of the feed does not exist or does not answer.",
  invalid_pack: "The file is truncated, damaged, not a pack, or of a newer format than this version reads.",
  missing_package:
    "A feature needs an optional peer of this package; `detail` has the command that installs it.",
  dataset_unavailable: "The graph or pack behind `dataset_uri` is unreadable.",
  dataset_warming: "Try again after the seconds of Retry-After.",
  overloaded:
    "There are too many calls, connections or large bodies, or the call took too much processor time; nothing was charged.",
  resolver_unavailable:
    "A remote resolver refused the connection, cut it, or gave no answer in time; or a resolver in threads was closed.",
  invalid_response:
    "A remote resolver's answer is not JSON, lacks a row, or has a resolved row without an identity; or a plug-in failed or returned an invalid value.",
};

/** What a problem says where no more is known: every 422 has a detail. */
export function detailOf(code: ProblemCode): string | undefined {
  return problemTable[code][0] === 422 ? problemNotes[code] : undefined;
}
