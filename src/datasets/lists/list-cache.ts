import { type Limits, limitsWith, parseDataset } from "../../contract/index.ts";
import type { Pause } from "../../text/pauser.ts";
import { copyOfEntity } from "../entity.ts";
import { InlineList } from "./inline.ts";
import { ListSnapshot } from "./list-snapshot.ts";

/** Lists kept by content; the oldest goes first. */
const KEPT = 16;

/** A compiled list, and what was said when it was compiled. */
interface KeptList {
  readonly list: InlineList;
  readonly said: ListSnapshot;
}

/**
 * Compiled lists, so that the same list costs next to nothing again: found by identity of the array, as long as its
 * entities say the same, or else by what they say. A list that is another differs in its first entities, so that
 * looking for it costs nothing.
 */
export class ListCache {
  readonly #byIdentity = new WeakMap<object, KeptList>();
  /** The latest last. */
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
    // The list is kept as it is now, whatever the caller does to it later.
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
