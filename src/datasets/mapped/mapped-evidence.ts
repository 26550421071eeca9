import { type EntityEvidence, READ_NEIGHBOURS, termWeight, type VisitTerms } from "../evidence/evidence.ts";
import { joinedKinds } from "../knowledge/kinds-of-types.ts";
import { FIELD_WORDS } from "../knowledge/semantic-fields.ts";
import { labelsEnd, TypeFacts, visitTexts } from "../pack/pack-evidence.ts";
import type { MappedLists, MappedWords } from "./mapped-section.ts";

/** The sections of a pack that hold evidence. */
export interface MappedEvidenceTables {
  readonly typeNames: readonly string[];
  readonly types: MappedLists;
  readonly neighbours: MappedLists;
  readonly terms: MappedLists;
  readonly fields: MappedWords;
  /** In memory, as every word of a text needs it. */
  readonly rarity: Uint8Array;
}

/** Evidence about the entities of a pack, read from its file. `PackEvidence` does the same in memory. */
export class MappedEvidence implements EntityEvidence {
  readonly #tables: MappedEvidenceTables;
  readonly #typeFacts: TypeFacts;

  constructor(tables: MappedEvidenceTables) {
    this.#tables = tables;
    this.#typeFacts = new TypeFacts(tables.typeNames);
  }

  kinds(entity: number): number {
    const types = this.#tables.types.of(entity);
    const { kinds } = this.#typeFacts;
    return joinedKinds(types.length, (i) => kinds[types[i]!]!);
  }

  fields(entity: number, word: number): number {
    return this.#tables.fields.at(entity * FIELD_WORDS + word) >>> 0;
  }

  rarity(stem: number): number {
    return this.#tables.rarity[stem % this.#tables.rarity.length]! / 255;
  }

  visitTerms(entity: number, visit: VisitTerms): void {
    const { terms, types, neighbours } = this.#tables;
    const own = terms.of(entity);
    visitTexts(own, 0, own.length, visit);
    for (const type of types.of(entity)) {
      const of = this.#typeFacts.terms(type);
      visit(of, 0, of.length, termWeight.type);
    }
    for (const other of neighbours.of(entity, READ_NEIGHBOURS)) {
      const list = terms.of(other);
      visit(list, 0, labelsEnd(list, 0, list.length), termWeight.neighbour);
    }
  }
}
