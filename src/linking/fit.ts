import type { Language } from "../contract/index.ts";
import type { Candidate } from "./candidates.ts";
import { overlap, type Shared, sharedTerms, type TermPositions, termsOfEntity } from "./context.ts";
import { type FieldPositions, fieldAgreement, fieldsOfEntity, fieldsOfText, sharedFields } from "./fields.ts";
import { KeptOfEntities } from "./kept.ts";

/** How the text around a mention fits a candidate. */
export interface Fit {
  /** Words and semantic fields that it shares with what is known of the candidate, each 0 to 1. */
  readonly context: number;
  readonly field: number;
  /** What stands beside the mention (`beside.ts`). */
  readonly beside: number;
}

/** The fit of a candidate that is not read. */
export const UNREAD: Fit = { context: 0, field: 0, beside: 0 };

const terms = new KeptOfEntities(termsOfEntity);
const fields = new KeptOfEntities(fieldsOfEntity);

interface InCommon {
  readonly terms: Shared;
  readonly fields: Shared;
}

/** How a text fits the candidates of one world. What it shares with one is found once, however many mentions it has. */
export class TextFit {
  readonly #language: Language;
  readonly #terms: TermPositions;
  readonly #fields: FieldPositions;
  readonly #known = new Map<number, InCommon>();

  constructor(text: TermPositions, language: Language) {
    this.#language = language;
    this.#terms = text;
    this.#fields = fieldsOfText(text, language);
  }

  /** @param beside what stands beside the mention, which is the pieces `from` to `to` */
  of(candidate: Candidate, from: number, to: number, beside: number): Fit {
    const common = this.#inCommon(candidate);
    return {
      context: overlap(common.terms, from, to),
      field: fieldAgreement(common.fields, from, to),
      beside,
    };
  }

  #inCommon({ entity, world: { dataset } }: Candidate): InCommon {
    let common = this.#known.get(entity);
    if (!common) {
      common = {
        terms: sharedTerms(terms.of(dataset, entity, this.#language), this.#terms),
        fields: sharedFields(fields.of(dataset, entity, this.#language), this.#fields),
      };
      this.#known.set(entity, common);
    }
    return common;
  }
}
