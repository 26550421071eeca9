import type { SentEntity } from "./entity.ts";
import { limits } from "./limits.ts";
import { isNear } from "./near-names.ts";
import { type Fault, jsonPointer } from "./problem.ts";
import { shortened } from "./quoted.ts";
import type { ResolveRequest, SentCandidate, SentMention } from "./request.ts";

/** The fields of a level: the compiler asks for a new one. */
const fields = <Sent>(all: Record<keyof Sent, true>): ReadonlySet<string> => new Set(Object.keys(all));

/** The fields that are read, on each level of a request. */
export const known = {
  request: fields<ResolveRequest>({
    text: true,
    language: true,
    dataset_uri: true,
    dataset: true,
    mentions: true,
    include: true,
    confidence: true,
    min_probability: true,
  }),
  mention: fields<SentMention>({ text: true, start: true, end: true, type: true, candidates: true }),
  candidate: fields<SentCandidate>({ id: true, label: true, description: true, types: true, score: true }),
  dataset: fields<{ entities: unknown }>({ entities: true }),
  entity: fields<SentEntity>({
    id: true,
    name: true,
    label: true,
    aliases: true,
    description: true,
    types: true,
    type: true,
    same_as: true,
  }),
};

export type Level = keyof typeof known;

/**
 * The fields of a request that are not read, each name once per level, with the most similar known field:
 * it is mostly a typing error. At most 20.
 *
 * @param request whose shape is checked
 */
export function unknownFields(request: object): Fault[] {
  const found = new UnknownFields();
  found.look("request", request, () => []);
  const { mentions, dataset } = request as { mentions?: unknown; dataset?: unknown };
  each(mentions, (mention, i) => {
    found.look("mention", mention, () => ["mentions", i]);
    each((mention as { candidates?: unknown }).candidates, (candidate, j) =>
      found.look("candidate", candidate, () => ["mentions", i, "candidates", j]),
    );
  });
  if (typeof dataset !== "object" || dataset === null || isCompiled(dataset)) return found.warnings;
  const wrapped = "entities" in dataset;
  if (wrapped) found.look("dataset", dataset, () => ["dataset"]);
  each(wrapped ? dataset.entities : dataset, (entity, i) =>
    found.look("entity", entity, () => (wrapped ? ["dataset", "entities", i] : ["dataset", i])),
  );
  return found.warnings;
}

/** A compiled list holds only the fields that were read. In JSON no member is a function. */
export function isCompiled(dataset: object): boolean {
  return "toJSON" in dataset && typeof dataset.toJSON === "function";
}

class UnknownFields {
  readonly warnings: Fault[] = [];
  readonly #seen = new Set<string>();

  look(level: Level, object: object, path: () => (string | number)[]): void {
    const fields = known[level];
    for (const field in object) {
      // Null means not sent. In process undefined does, which JSON leaves out.
      const value = (object as Readonly<Record<string, unknown>>)[field];
      if (!fields.has(field) && value !== null && value !== undefined) this.#add(level, field, path);
    }
  }

  #add(level: Level, field: string, path: () => (string | number)[]): void {
    // The set bounds the memory too: a body can hold a million names.
    if (this.warnings.length >= limits.problemPointers || this.#seen.has(`${level} ${field}`)) return;
    this.#seen.add(`${level} ${field}`);
    const near = [...known[level]].find((name) => isNear(field, name));
    const hint = near === undefined ? "" : `; did you mean "${near}"?`;
    this.warnings.push({
      pointer: jsonPointer([...path(), shortened(field)]),
      detail: `is unknown and not read${hint}`,
    });
  }
}

function each(list: unknown, look: (one: object, index: number) => void): void {
  if (!Array.isArray(list)) return;
  for (let i = 0; i < list.length; i++) if (typeof list[i] === "object" && list[i] !== null) look(list[i], i);
}
