import type { EntityRecord } from "../../src/datasets/entity.ts";
import { HidingDataset } from "../../src/evaluation/hidden.ts";

/** A dataset that hides nothing and counts whose record is asked for. */
export class CountingDataset extends HidingDataset {
  /** How often the record of each id was asked for. */
  readonly asked = new Map<string, number>();

  override record(entity: number): EntityRecord {
    const id = this.idOf(entity);
    this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
    return super.record(entity);
  }
}
