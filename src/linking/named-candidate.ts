import type { MatchKind } from "../contract/index.ts";
import type { EntityRecord } from "../datasets/entity.ts";
import type { Candidate, Found } from "./candidates.ts";
import type { World } from "./world.ts";

/**
 * A candidate that a name of its dataset led to. A class, for there are many: an accessor of each object's own, to
 * decode the record late, took longer than all else of making one.
 */
export class NamedCandidate implements Candidate {
  readonly world: World;
  readonly entity: number;
  readonly kind: MatchKind;
  readonly form: number;
  readonly languages: number;
  readonly distance: number;
  readonly coverage: number;
  readonly prior: number | null;

  constructor(world: World, found: Readonly<Found>, prior: number | null) {
    this.world = world;
    this.entity = found.entity;
    this.kind = found.kind;
    this.form = found.form;
    this.languages = found.languages;
    this.distance = found.distance;
    this.coverage = found.coverage;
    this.prior = prior;
  }

  get record(): EntityRecord {
    return this.world.dataset.record(this.entity);
  }
}
