import type { EntityRecord, LanguageMap } from "../entity.ts";
import type { RecordTexts } from "./pack-record.ts";

/** A record of a pack, with more data than linking needs. */
export interface PackRecord extends EntityRecord {
  /** Names of inhabitants or members, and the adjective, by language tag. */
  readonly demonyms: Readonly<Record<string, readonly string[]>>;
  /** Descriptions of the source, without those derived from statements. */
  readonly ownDescriptions: LanguageMap;
}

/** Decodes the parts of a record. */
export interface RecordSource {
  idOf(entity: number): string;
  textsOf(entity: number): RecordTexts;
  typesOf(entity: number): string[];
  /** Descriptions in all languages, from those of the source. */
  describe(entity: number, given: LanguageMap): LanguageMap;
}

/** A record whose parts are decoded when they are first read. */
export class LazyRecord implements PackRecord {
  readonly #pack: RecordSource;
  readonly #entity: number;
  #id: string | undefined;
  #texts: RecordTexts | undefined;
  #types: readonly string[] | undefined;
  #descriptions: LanguageMap | undefined;

  constructor(pack: RecordSource, entity: number) {
    this.#pack = pack;
    this.#entity = entity;
  }

  get id(): string {
    return (this.#id ??= this.#pack.idOf(this.#entity));
  }

  get labels(): LanguageMap {
    return this.#all.labels;
  }

  get aliases(): Readonly<Record<string, readonly string[]>> {
    return this.#all.aliases;
  }

  get demonyms(): Readonly<Record<string, readonly string[]>> {
    return this.#all.demonyms;
  }

  get ownDescriptions(): LanguageMap {
    return this.#all.descriptions;
  }

  get sameAs(): readonly string[] {
    return this.#all.sameAs;
  }

  get types(): readonly string[] {
    return (this.#types ??= this.#pack.typesOf(this.#entity));
  }

  /** Descriptions of the source; in other languages they are derived from the statements. */
  get descriptions(): LanguageMap {
    return (this.#descriptions ??= this.#pack.describe(this.#entity, this.#all.descriptions));
  }

  get #all(): RecordTexts {
    return (this.#texts ??= this.#pack.textsOf(this.#entity));
  }
}
