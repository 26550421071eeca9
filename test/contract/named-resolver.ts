import {
  type Entity,
  type Mention,
  ownUri,
  ProblemError,
  parseDataset,
  parseRequest,
  publicUri,
  type Resolver,
} from "../../src/contract/index.ts";

/**
 * A small resolver for tests of what lies above linking: runs of capitalised words, linked to the inline entity of
 * exactly that name.
 */
export function createNamedResolver(): Resolver {
  return {
    async resolve(request, options) {
      options?.signal?.throwIfAborted();
      const parsed = parseRequest(request);
      for (const world of parsed.worlds) refuseWorld(world);
      const entities = parsed.worlds.includes("inline") ? parseDataset(parsed.dataset) : [];
      const points = Array.from(parsed.text);
      const spans = parsed.mentions?.map(({ start, end }) => ({ start, end })) ?? [
        ...capitalised(parsed.text),
      ];
      const mentions = spans.map(({ start, end }) =>
        row(points.slice(start, end).join(""), start, end, entities, parsed.datasetUri),
      );
      await Promise.resolve();
      return {
        mentions,
        dataset_uri: parsed.datasetUri,
        language: parsed.language ?? "en",
        processing_time_ms: 0,
        engine: "referent/test",
        ...(parsed.include.has("evidence") ? { timings: { all: 0 } } : {}),
      };
    },
  };
}

function refuseWorld(world: string): void {
  if (world === publicUri || world === ownUri || world === "inline") return;
  throw new ProblemError("dataset_not_supported", {
    errors: [{ pointer: "/dataset_uri", detail: `"${world}" is not served` }],
  });
}

function* capitalised(text: string): Generator<{ start: number; end: number }> {
  for (const match of text.matchAll(/\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*/gu)) {
    const start = Array.from(text.slice(0, match.index)).length;
    yield { start, end: start + Array.from(match[0]).length };
  }
}

function row(text: string, start: number, end: number, entities: readonly Entity[], uri: string): Mention {
  const entity = entities.find((one) => namesOf(one).includes(text));
  return {
    text,
    start,
    end,
    status: entity ? "resolved" : "unresolved",
    entity: entity ? { id: entity.id, label: text, same_as: entity.same_as ?? [] } : null,
    ...(entity ? {} : { reason: "no_candidates" as const }),
    score: entity ? 1 : null,
    dataset_uri: uri.split(",")[0]!.trim(),
    signals: {
      path: "named",
      match_kind: entity ? "exact" : null,
      retrieval_prior: null,
      match_probability: null,
      margin: null,
      rescued: false,
    },
  };
}

function namesOf({ name, label }: Entity): string[] {
  const given = name ?? label ?? "";
  return typeof given === "string" ? [given] : Object.values(given);
}
