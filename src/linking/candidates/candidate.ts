import type { MatchKind } from "../../contract/index.ts";
import type { CompiledDataset } from "../../datasets/dataset.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { compareText } from "../../text/look-up.ts";
import type { Document } from "../document/document.ts";
import type { World } from "../world.ts";
import type { FoundList } from "./found-list.ts";

/** How a candidate was found, in more detail than the match kind of an answer. Each source has its own learned cost. */
export type Source =
  | "name"
  | "spelling"
  | "frame"
  | "words"
  | "near"
  | "demonym"
  | "national"
  | "side"
  | "longer"
  | "given"
  | "plug-in";

/** A way in which a name led to an entity. */
export interface Found {
  readonly entity: number;
  readonly kind: MatchKind;
  readonly source: Source;
  /** Form of the name in the trie. */
  readonly form: number;
  /** Languages of the name, as bits. */
  readonly languages: number;
  /** Edits between the mention and the name, for `fuzzy`. */
  readonly distance: number;
  /** Languages in which the name is written in small letters only: a subset of the bits of `languages`. */
  readonly smallIn: number;
  /**
   * Share of the name that the mention covers, weighted by how distinctive its words are; below 1 for `partial` only.
   */
  readonly coverage: number;
  /**
   * Words of a side's name beyond the mention, as numbers: "County Cricket Club" for the mention "Surrey"; "" if
   * there are none.
   */
  readonly rest: string;
}

/**
 * A match. One that no posting describes counts in all languages and covers the whole name. All are made here, as V8
 * gives each object that a spread makes a shape of its own, which it reads slowly: a text has thousands.
 */
export function foundBy({
  entity,
  kind,
  source,
  form = 0,
  languages = 255,
  distance = 0,
  coverage = 1,
  smallIn = 0,
  rest = "",
}: Pick<Found, "entity" | "kind" | "source"> & Partial<Found>): Found {
  return { entity, kind, source, form, languages, distance, coverage, smallIn, rest };
}

/** What a caller sent for a candidate, besides what the world knows of it. */
export interface Given {
  readonly record: EntityRecord;
  /** The caller's candidates as a list, and the number of this one in it. */
  readonly list: CompiledDataset;
  readonly entity: number;
  /** Its score as a share of the greatest score that was sent, 0 to 1. */
  readonly score: number;
  /** The caller sent nothing but the id. */
  readonly byIdAlone: boolean;
}

/** An entity that a mention may mean. Its record is decoded only when an answer or evidence needs it. */
export class Candidate implements Found {
  readonly world: World;
  /** Number in the world's dataset; -1 for a caller's candidate that the dataset does not have. */
  readonly entity: number;
  readonly kind: MatchKind;
  readonly source: Source;
  readonly form: number;
  readonly languages: number;
  readonly distance: number;
  readonly coverage: number;
  readonly smallIn: number;
  readonly rest: string;
  /** P(entity | name) among the candidates; null in a dataset of the caller. */
  readonly prior: number | null;
  /** P(one of the candidates | name): below 1 where some known links of the name lead to entities the world lacks. */
  readonly known: number;
  readonly given: Given | undefined;
  #record: EntityRecord | undefined;

  constructor(world: World, found: Found, prior: number | null, given?: Given, known = 1) {
    this.world = world;
    this.entity = found.entity;
    this.kind = found.kind;
    this.source = found.source;
    this.form = found.form;
    this.languages = found.languages;
    this.distance = found.distance;
    this.coverage = found.coverage;
    this.smallIn = found.smallIn;
    this.rest = found.rest;
    this.prior = prior;
    this.given = given;
    this.known = known;
  }

  get record(): EntityRecord {
    this.#record ??= this.given?.record ?? this.world.dataset.record(this.entity);
    return this.#record;
  }

  get types(): readonly string[] {
    return this.given?.record.types ?? this.world.dataset.typesOf(this.entity);
  }

  /** Kinds of the entity (bits of `knowledge/kinds.ts`); 0 if the world lacks it or does not know them. */
  get kinds(): number {
    return this.entity < 0 ? 0 : this.world.dataset.evidence.kinds(this.entity);
  }

  get id(): string {
    return this.given?.record.id ?? this.world.dataset.idOf(this.entity);
  }
}

/** Whether a mention is only a part of the name that it led to. */
export function isPart({ kind }: Found): boolean {
  return kind === "short_name" || kind === "partial";
}

/**
 * Whether an entity's name is in small letters in a language. Without a name in that language, it must be so in all
 * others.
 */
export function isSmall({ smallIn, languages }: Found, language: number): boolean {
  return languages & language ? (smallIn & language) !== 0 : smallIn !== 0 && smallIn === languages;
}

/** Adds the entities of the world of a list that the pieces of a text from `from` to `to` (exclusive) may mean. */
export type CandidateGenerator = (document: Document, from: number, to: number, found: FoundList) => void;

export function byId(dataset: CompiledDataset, a: number, b: number): number {
  return compareText(dataset.idOf(a), dataset.idOf(b));
}
