import { type Limits, limitsWith, parseDataset } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import { copyOfEntity } from "../entity.ts";
import { InlineList } from "./inline.ts";
import { ListSnapshot } from "./list-snapshot.ts";

/** Most lists that are kept by content; the oldest is dropped first. */
const KEPT = 16;

/** A compiled list, and a snapshot of its content when it was compiled. */
interface KeptList {
  readonly list: InlineList;
  readonly said: ListSnapshot;
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
    const kept = { list: await InlineList.compile(copies, pause), said: new ListSnapshot(copies) };
    this.#kept.push(kept);
    if (this.#kept.length > KEPT) this.#kept.shift();
    this.#byIdentity.set(dataset as object, kept);
    return kept.list;
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
