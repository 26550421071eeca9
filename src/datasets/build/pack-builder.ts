import { canonicalId, qidOf } from "../../contract/identity.ts";
import { version } from "../../version.ts";
import type { PackMeta } from "../pack-format.ts";
import { neighbourLists } from "../pack-neighbours.ts";
import { encodeSections, type Sections } from "../pack-sections.ts";
import { isPerson } from "../types.ts";
import { EntityIds } from "./entity-ids.ts";
import { KeptLanguages } from "./kept-languages.ts";
import { MassTable } from "./mass-table.ts";
import { NameCollector } from "./name-collector.ts";
import { RecordPieces } from "./record-pieces.ts";
import type { SourceEntity } from "./source.ts";
import { StatementTable } from "./statement-table.ts";
import { TypeTable } from "./type-table.ts";

export interface PackBuilderOptions {
  /** Languages whose names and descriptions are kept; all where it is absent. `mul` always is. */
  readonly languages?: readonly string[] | undefined;
  /** The entities were chosen, so all are well known: priors differ by the square root only. */
  readonly chosen?: boolean | undefined;
  /** Translates the types that a source gave, once all of them are known. */
  readonly typesOf?: ((types: readonly string[]) => readonly string[]) | undefined;
}

/** What is told of a pack by who builds it. */
export type PackOrigin = Pick<PackMeta, "source" | "license" | "command">;

/** Counts of a build: what came, what was left out and why. */
export interface BuildCounts {
  entities: number;
  names: number;
  statements: number;
  dropped: Record<string, number>;
}

/**
 * Collects entities and makes the sections of a pack. What it keeps of an entity is numbers in typed arrays and
 * its record in bytes, so memory grows with the pack and not with the source.
 */
export class PackBuilder {
  readonly counts: BuildCounts = { entities: 0, names: 0, statements: 0, dropped: {} };
  readonly #options: PackBuilderOptions;
  readonly #languages: KeptLanguages;
  readonly #ids = new EntityIds();
  readonly #names = new NameCollector();
  readonly #records = new RecordPieces();
  readonly #types = new TypeTable();
  readonly #statements = new StatementTable(this.#ids);
  readonly #masses = new MassTable();

  constructor(options: PackBuilderOptions = {}) {
    this.#options = options;
    this.#languages = new KeptLanguages(options.languages);
  }

  /** Adds an entity; the reason why not, when it is left out. */
  add(source: SourceEntity): string | undefined {
    const qid = qidOf(source.id);
    const reason = this.#refuse(source, qid);
    if (reason) {
      this.drop(reason);
      return reason;
    }
    const entity = this.#ids.add(source.id, qid);
    const sameAs = (source.sameAs ?? []).filter((iri) => canonicalId(iri) !== qid);
    for (const iri of sameAs) this.#ids.identify(iri, entity);
    const texts = {
      labels: this.#languages.of(source.labels),
      aliases: this.#languages.of(source.aliases ?? {}),
      demonyms: this.#languages.of(source.demonyms ?? {}),
      descriptions: this.#languages.of(source.descriptions ?? {}),
      sameAs,
    };
    this.#records.add(texts, qid ? undefined : source.id);
    this.#names.add(entity, texts, source.person ?? isPerson(source.types ?? []));
    this.#types.add(source.types ?? []);
    this.#statements.add(source.relations ?? []);
    this.#masses.add(source.facts ?? {});
    this.counts.entities++;
    return undefined;
  }

  /** Counts something that was left out. */
  drop(reason: string): void {
    this.counts.dropped[reason] = (this.counts.dropped[reason] ?? 0) + 1;
  }

  has(id: string): boolean {
    return this.#ids.has(id, qidOf(id));
  }

  /** The parts of the pack file, in order. The builder is spent. */
  finish(origin: PackOrigin): Uint8Array[] {
    const n = this.#ids.length;
    const names = this.#names.finish();
    const sorted = this.#ids.sorted();
    const types = this.#types.finish(this.#options.typesOf);
    const statements = this.#statements.finish(sorted);
    const properties = [...this.#statements.properties];
    const mass = this.#masses.finish(statements, properties, types, this.#options.chosen);
    const records = this.#records.finish();
    const identities = this.#ids.identityIndex();
    const { at, list } = neighbourLists(
      n,
      statements.at,
      statements.properties,
      statements.values,
      mass,
      properties,
    );
    this.counts.statements = statements.values.length;
    this.counts.names = names.postingCount;
    const meta: PackMeta = {
      format: "referent-kb",
      entities: n,
      names: names.postingCount,
      words: names.wordCount,
      nodes: names.nodeCount,
      edges: names.edgeCount,
      languages: this.#options.languages ?? this.#languages.used(),
      tags: this.#records.tags,
      types: types.names,
      properties,
      ...origin,
      builder: `referent/${version}`,
    };
    const sections: Sections = {
      meta: new TextEncoder().encode(JSON.stringify(meta)),
      word: names.words,
      edge: names.edges,
      head: names.heads,
      post: names.postings,
      form: names.forms,
      qids: this.#ids.qids(),
      sort: sorted,
      mass,
      reco: records.at,
      recs: records.pieces,
      tyof: types.at,
      type: types.list,
      stof: statements.at,
      stpr: statements.properties,
      stva: statements.values,
      neof: at,
      neig: list,
      idha: identities.firsts,
      iden: identities.seconds,
    };
    return encodeSections(sections);
  }

  #refuse(source: SourceEntity, qid: string | undefined): string | undefined {
    if (this.#ids.has(source.id, qid)) return "an entity with this id came before";
    if (!qid && source.id === "") return "no id";
    for (const map of [source.labels, source.aliases ?? {}])
      for (const language in map)
        if (this.#languages.has(language) && map[language]!.length > 0) return undefined;
    return "no name in the languages";
  }
}
