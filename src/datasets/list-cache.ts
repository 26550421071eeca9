import { type Entity, type InlineDataset, parseDataset } from "../contract/index.ts";
import { copyOfEntity } from "./entity.ts";
import { InlineList } from "./inline.ts";

/** Lists kept by content; the oldest goes first. */
const KEPT = 16;

/**
 * Compiled lists, so that the same list costs nothing again: found by identity of the array (as long as
 * its entities say the same), else by a hash of the content.
 */
export class ListCache {
  readonly #byIdentity = new WeakMap<object, { list: InlineList; seen: Copies }>();
  readonly #byContent = new Map<string, InlineList>();

  /** @throws ProblemError `invalid_dataset`, `dataset_too_large` */
  compile(dataset: unknown): InlineList {
    if (dataset instanceof InlineList) return dataset;
    if (typeof dataset === "object" && dataset !== null) {
      const known = this.#byIdentity.get(dataset);
      if (known && isUnchanged(dataset as InlineDataset, known.seen)) return known.list;
    }
    const entities = parseDataset(dataset);
    // The list is kept as it is now, whatever the caller does to it later.
    const seen = entities.map(copyOfEntity);
    const key = contentKey(JSON.stringify(entities));
    const list = this.#byContent.get(key) ?? new InlineList(seen);
    this.#byContent.delete(key);
    this.#byContent.set(key, list);
    if (this.#byContent.size > KEPT) this.#byContent.delete(this.#byContent.keys().next().value!);
    this.#byIdentity.set(dataset as object, { list, seen });
    return list;
  }
}

/** What the entities said when they were compiled; the texts are the caller's own, so that most compare by identity. */
type Copies = readonly Entity[];

function isUnchanged(dataset: InlineDataset, seen: Copies): boolean {
  const entities = "entities" in dataset ? dataset.entities : dataset;
  if (!Array.isArray(entities) || entities.length !== seen.length) return false;
  for (let i = 0; i < seen.length; i++) if (!saysTheSame(entities[i], seen[i]!)) return false;
  return true;
}

/** Written out field by field: a loop over their names is ten times slower. */
function saysTheSame(entity: Entity | null | undefined, seen: Entity): boolean {
  return (
    entity?.id === seen.id &&
    isSame(entity.name, seen.name) &&
    isSame(entity.label, seen.label) &&
    isSame(entity.aliases, seen.aliases) &&
    isSame(entity.description, seen.description) &&
    isSame(entity.types, seen.types) &&
    isSame(entity.type, seen.type) &&
    isSame(entity.same_as, seen.same_as)
  );
}

function isSame(value: unknown, seen: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === seen;
  if (typeof seen !== "object" || seen === null) return false;
  if (Array.isArray(value)) {
    if (!Array.isArray(seen) || value.length !== seen.length) return false;
    for (let i = 0; i < value.length; i++) if (value[i] !== seen[i]) return false;
    return true;
  }
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(seen).length &&
    keys.every((key) => isSame((value as Texts)[key], (seen as Texts)[key]))
  );
}

type Texts = Readonly<Record<string, unknown>>;

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
