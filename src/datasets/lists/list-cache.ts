import { type Entity, type Limits, limitsWith, parseDataset } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import { copyOfEntity } from "../entity.ts";
import { InlineList } from "./inline.ts";
import { ListSnapshot } from "./list-snapshot.ts";

/** Most lists that are kept by content; the oldest is dropped first. */
const KEPT = 16;

/**
 * Most names, types and identities of all lists that are kept by content; the last list is always kept. A name takes
 * 1 KB with its index of near names, and a list of 8 MiB may have a million names: five such lists filled the memory of a
 * process.
 */
const KEPT_TEXTS = 500_000;

/** A compiled list, and a snapshot of its content when it was compiled. */
interface KeptList {
  readonly list: InlineList;
  readonly said: ListSnapshot;
  /** Number of its names, types and identities. */
  readonly texts: number;
}

/**
 * Compiled lists, so that sending the same list again costs next to nothing. A list is found by the identity of its
 * array, as long as its content is the same, or else by its content. Different lists mostly differ in their first
 * entities, so a failed search costs nothing.
 */
export class ListCache {
  readonly #byIdentity = new WeakMap<object, KeptList>();
  /** The most recent list is the last. */
  readonly #kept: KeptList[] = [];
  readonly #limits: Limits;

  constructor(limits: Limits = limitsWith()) {
    this.#limits = limits;
  }

  /**
   * @param pause called between steps of the work
   * @throws ProblemError `invalid_dataset`, `dataset_too_large`
   */
  async compile(dataset: unknown, pause: Pause = () => undefined): Promise<InlineList> {
    if (dataset instanceof InlineList) return dataset;
    const known = this.#known(dataset);
    if (known) return known.list;
    const entities = parseDataset(dataset, undefined, this.#limits);
    // The list is copied, so that later changes by the caller do not affect it.
    const copies = entities.map(copyOfEntity);
    const texts = copies.reduce((sum, entity) => sum + textsOf(entity), 0);
    // Before the list is compiled, as both would not fit into memory.
    this.#makeRoom(texts);
    const kept = { list: await InlineList.compile(copies, pause), said: new ListSnapshot(copies), texts };
    // Another call may have added a list meanwhile.
    this.#makeRoom(texts);
    this.#kept.push(kept);
    this.#byIdentity.set(dataset as object, kept);
    return kept.list;
  }

  /** Drops the oldest lists until one more with some texts has room. */
  #makeRoom(texts: number): void {
    let all = this.#kept.reduce((sum, one) => sum + one.texts, texts);
    while (this.#kept.length > 0 && (this.#kept.length >= KEPT || all > KEPT_TEXTS))
      all -= this.#kept.shift()!.texts;
  }

  #known(dataset: unknown): KeptList | undefined {
    if (typeof dataset !== "object" || dataset === null) return undefined;
    const entities = "entities" in dataset ? (dataset as { entities: unknown }).entities : dataset;
    const same = this.#byIdentity.get(dataset);
    if (same?.said.matches(entities)) return same;
    const at = this.#kept.findLastIndex(({ said }) => said.matches(entities));
    if (at < 0) return undefined;
    const [equal] = this.#kept.splice(at, 1);
    this.#kept.push(equal!);
    this.#byIdentity.set(dataset, equal!);
    return equal;
  }
}

function textsOf({ name, label, aliases, types, type, same_as }: Entity): number {
  return countOf([name, label, aliases, types, type, same_as]);
}

/** Number of texts: one, or those of a list or of a map by language. */
function countOf(texts: unknown): number {
  if (typeof texts === "string") return 1;
  return Object.values(texts ?? {}).reduce<number>((sum, one) => sum + countOf(one), 0);
}
