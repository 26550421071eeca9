import type { Pause } from "../text/pauser.ts";
import type { EntityRecord } from "./entity.ts";
import type { EntityEvidence } from "./evidence/evidence.ts";
import type { NameLookup } from "./names/name-lookup.ts";

/**
 * The interface of the engine: the view that linking has of a dataset, from any source. Names lead to entities, which
 * are numbers here. All other data about an entity is decoded on demand.
 *
 * @experimental It grows with the engine.
 */
export interface CompiledDataset {
  /** Finds names in folded text. */
  readonly names: NameLookup;
  /** The evidence about entities, as numbers. */
  readonly evidence: EntityEvidence;
  /** Entities, dead ones included: their numbers are 0 to size - 1. */
  readonly size: number;
  /**
   * Whether its entities never change while it is open, so that results derived from them may be kept from call to
   * call.
   */
  readonly fixed?: boolean;
  /** Whether the entity still exists (graphs change; lists do not). */
  alive(entity: number): boolean;
  /** Decodes an entity: for answers only. */
  record(entity: number): EntityRecord;
  /** The id of an entity; cheaper than its record. */
  idOf(entity: number): string;
  /** The types of an entity; cheaper than its record. */
  typesOf(entity: number): readonly string[];
  /** One of the two facts about the name of a node (`names/name-facts.ts`). */
  nameFact(node: number, word: 0 | 1): number;
  /** How often names are links, and their targets; absent if the dataset was made without such counts. */
  readonly anchors?: NameAnchors | undefined;
  /** Popularity of the entity, for the prior; above 0, and 1 if it is unknown. */
  mass(entity: number): number;
  /** Popularity of the median entity, as a logarithm to the base 2 of 1 + mass. */
  readonly medianPopularity: number;
  /** Entities that have a relation with this one, in either direction. */
  neighbours(entity: number): ArrayLike<number>;
  /** Number of neighbours of an entity; they are not read for it. */
  degree(entity: number): number;
  /** One neighbour, counted from 0, below the degree; no list is made. */
  neighbour(entity: number, n: number): number;
  /** The entity of a canonical identity (its id, or one of `same_as`), or undefined. */
  find(identity: string): number | undefined;
  /**
   * Folded names similar to a folded text, the last resort; empty if the dataset keeps no such index.
   *
   * @param edits the maximum distance; default allows for a typing error
   * @param pause called between steps if an index has to be built first; what it throws ends the search
   */
  nearest(
    name: string,
    limit: number,
    edits?: number,
    pause?: Pause,
  ): Promise<readonly NearName[]> | readonly NearName[];
}

/** Counts of links in texts where people linked names by hand, such as Wikipedia. */
export interface NameAnchors {
  /** How often the name of a node is a link, to any target; 0 if there are no counts. */
  links(node: number): number;
  /** How often the name is a link to an entity. */
  linksTo(node: number, entity: number): number;
  /**
   * How often the name is written, and how often as a link; undefined if there are no such counts.
   *
   * @param capital whether it is written with a capital: "May" and "may" are counted apart
   */
  uses(node: number, capital: boolean): NameUses | undefined;
}

/** How often a name is written, and how often it is then a link. */
export interface NameUses {
  /** How often the name is a link. */
  readonly linked: number;
  /** How often the name is written; at least `linked`. */
  readonly written: number;
}

/** A name similar to the one that was looked up. */
export interface NearName {
  /** The name, folded. */
  readonly name: string;
  /** Number of an entity that has the name. */
  readonly entity: number;
  /** Edits between the folded forms; two swapped neighbours are one edit. */
  readonly distance: number;
}
