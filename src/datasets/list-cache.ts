import { type Entity, type InlineDataset, parseDataset } from "../contract/index.ts";
import { InlineList } from "./inline.ts";

/** Lists kept by content; the oldest goes first. */
const KEPT = 16;

/**
 * Compiled lists, so that the same list costs nothing again: found by identity of the array (as long as its
 * entities are the same objects with the same names), else by a hash of the content.
 */
export class ListCache {
  readonly #byIdentity = new WeakMap<object, { list: InlineList; seen: Fingerprint }>();
  readonly #byContent = new Map<string, InlineList>();

  /** @throws ProblemError `invalid_dataset`, `dataset_too_large` */
  compile(dataset: unknown): InlineList {
    if (dataset instanceof InlineList) return dataset;
    if (typeof dataset === "object" && dataset !== null) {
      const known = this.#byIdentity.get(dataset);
      if (known && isUnchanged(dataset as InlineDataset, known.seen)) return known.list;
    }
    const entities = parseDataset(dataset);
    const json = JSON.stringify(entities);
    const key = contentKey(json);
    // The list is kept as it is now, whatever the caller does to it later.
    const list = this.#byContent.get(key) ?? new InlineList(JSON.parse(json) as Entity[]);
    this.#byContent.delete(key);
    this.#byContent.set(key, list);
    if (this.#byContent.size > KEPT) this.#byContent.delete(this.#byContent.keys().next().value!);
    this.#byIdentity.set(dataset as object, { list, seen: fingerprint(entities) });
    return list;
  }
}

/** What an array looked like when it was compiled: enough to see that it was changed in place. */
type Fingerprint = readonly unknown[];

const FIELDS = ["id", "name", "label", "aliases", "description", "types", "type", "same_as"] as const;

function fingerprint(entities: readonly Entity[]): Fingerprint {
  const seen: unknown[] = [];
  for (const entity of entities) for (const field of FIELDS) seen.push(markOf(entity[field]));
  return seen;
}

function isUnchanged(dataset: InlineDataset, seen: Fingerprint): boolean {
  const entities = "entities" in dataset ? dataset.entities : dataset;
  if (!Array.isArray(entities) || entities.length * FIELDS.length !== seen.length) return false;
  let at = 0;
  for (const entity of entities as readonly Entity[]) {
    for (const field of FIELDS) if (markOf(entity[field]) !== seen[at++]) return false;
  }
  return true;
}

/** Strings as they are; of a list its length tells most changes in place. */
function markOf(value: unknown): unknown {
  return Array.isArray(value) ? value.length : value;
}

/** Length and two 32-bit hashes (FNV-1a, and a multiplicative one) of a list as JSON. */
function contentKey(text: string): string {
  let h = 0x811c9dc5 | 0;
  let h2 = 0x9747b28c | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h = Math.imul(h ^ unit, 0x01000193);
    h2 = Math.imul(h2 + unit, 0x5bd1e995);
    h2 ^= h2 >>> 15;
  }
  return `${text.length}.${h}.${h2}`;
}
