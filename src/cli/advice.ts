import type { ProblemCode } from "../contract/index.ts";

/** What a person can do about a problem, by its code. Codes that only a server returns have no advice. */
export const advice: Readonly<Partial<Record<ProblemCode, string>>> = {
  invalid_json: "Check the file at that place: a comma or a quote is missing, or there is one too many.",
  invalid_request: "Correct what is named above; --help shows the options and what they take.",
  text_too_long: "Split the text, for example by paragraphs, and give the parts as lines to --docs.",
  invalid_span: "Count start and end in code points of exactly the text that is sent; end is exclusive.",
  invalid_identity: "Give Wikidata ids such as Q42.",
  unsupported_language: "Give --language one of en it fr de es pt ja zh, or leave it out.",
  dataset_not_supported:
    "Name wikidata://public, service://dataset/me (with --graph) or inline (with --dataset).",
  dataset_required: "Give the entities with --dataset.",
  invalid_dataset:
    "Correct the lines that are named; `referent lint --dataset FILE` lists everything that could be better.",
  dataset_too_large:
    "Make a pack of the entities with `referent kb build --entities FILE` and give it to --kb.",
  dataset_unavailable: "Check the path or the address, and that you have permission to read it.",
  invalid_pack: "Build or fetch the pack again; `referent kb info FILE` shows what the file is.",
  invalid_rdf: "Check the file in an RDF editor; its file name extension must be that of its format.",
  invalid_query: "Check the query; SERVICE is not supported.",
  invalid_feed: "Check the feed with `referent products check FILE`.",
  feed_unavailable: "Check the path or the address of the feed.",
  unauthorized: "Give the key with --key, or in the variable REFERENT_KEY.",
  quota_exceeded: "Wait until the allowance is renewed, or ask for a larger one.",
  overloaded: "Try again in some seconds.",
  dataset_warming: "Try again in some seconds.",
  resolver_unavailable: "Check the address, and whether the service runs.",
  internal: "This is a fault of referent: run it again with REFERENT_DEBUG=1, and report what it prints.",
};
