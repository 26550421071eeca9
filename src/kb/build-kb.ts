import type { Quad } from "@rdfjs/types";
import {
  anyFunction,
  anyText,
  anyTexts,
  anything,
  checkOptions,
  objectWith,
  wholeFrom,
} from "../contract/options.ts";
import { ProblemError } from "../contract/problem.ts";
import { entityFault, type KbEntity, slipIn, sourceOf } from "../datasets/build/kb-entity.ts";
import { type BuildCounts, PackBuilder, type PackOrigin } from "../datasets/build/pack-builder.ts";
import type { SourceEntity } from "../datasets/build/source.ts";
import type { WikidataOptions } from "../datasets/build/wikidata.ts";
import { joinedTexts } from "./joined-texts.ts";
import { addKnown, type KnownCounts, type KnownElsewhere } from "./known-elsewhere.ts";
import { type Kb, openKb } from "./open-kb.ts";

/** The source of a knowledge base. Single entities are the simplest source. */
export type KbSource =
  | AsyncIterable<KbEntity>
  | Iterable<KbEntity>
  | {
      /** The bytes of a Wikidata JSON dump, unpacked. */
      readonly wikidata: AsyncIterable<Uint8Array>;
    }
  | {
      /** Quads in pieces: every subject with a label is an entity. */
      readonly rdf: AsyncIterable<readonly Quad[]> | Iterable<readonly Quad[]>;
    };

/** How a knowledge base is built. */
export interface BuildKbOptions
  extends Omit<WikidataOptions, "languages" | "limit" | "completions">,
    KnownElsewhere {
  /** Languages of names and descriptions; by default all eight for a dump, and all that occur for other sources. */
  readonly languages?: readonly string[] | undefined;
  /** Entities after which reading ends. */
  readonly limit?: number | undefined;
  /**
   * A knowledge base that completes the names and descriptions of a dump's items: it adds to items, not items. By
   * default the starter, as a part of a dump often lacks names that everybody uses; `null` takes the dump as it is. Of
   * two items with the same QID, at least one name has to be the same. Source and licence of the pack then name both.
   */
  readonly completeFrom?: Kb | null | undefined;
  /** Where the content is from, its licence and the command that makes it: stored in `meta` of the pack. */
  readonly origin?: Partial<PackOrigin> | undefined;
  /** Called from time to time with the number of things read. */
  readonly tick?: ((read: number) => void) | undefined;
}

/** A knowledge base as a pack. */
export interface BuiltKb extends KnownCounts {
  /** The parts of the pack file, in order: `await writeFile("mine.kb", built.parts)`. */
  readonly parts: readonly Uint8Array[];
  /** What was kept, and what was left out and why. */
  readonly counts: BuildCounts;
}

/**
 * Builds a knowledge base.
 *
 * @example
 * const built = await buildKb([{ id: "acme", name: "ACME Corporation", types: ["company"] }]);
 * await writeFile("mine.kb", built.parts);
 *
 * @throws ProblemError `invalid_dataset` when an entity has a wrong shape or a misspelled field, when there is none, or
 *   when the source is not a dump; `invalid_request` for a wrong option; `invalid_rdf`
 */
export async function buildKb(source: KbSource, options: BuildKbOptions = {}): Promise<BuiltKb> {
  checkBuild(source, options);
  if (!("wikidata" in source)) return finishKnown(await collect(source, options), options);
  const { completeFrom = await openKb("starter") } = options;
  const builder = await collectDump(source.wikidata, completeFrom, options);
  return finishKnown(
    builder,
    completeFrom ? { ...options, origin: withThatOf(completeFrom, options.origin) } : options,
  );
}

/** The origin of a pack that has texts of another one. What the caller does not know stays unknown. */
function withThatOf({ meta }: Kb, origin: Partial<PackOrigin> = {}): Partial<PackOrigin> {
  const { source, license } = origin;
  return {
    ...origin,
    ...(source && { source: joinedTexts([source, meta.source]) }),
    ...(license && { license: joinedTexts([license, meta.license]) }),
  };
}

async function collectDump(
  dump: AsyncIterable<Uint8Array>,
  completeFrom: Kb | null,
  options: BuildKbOptions,
): Promise<PackBuilder> {
  const [{ readWikidata }, { completionsOf }] = await Promise.all([
    import("../datasets/build/wikidata.ts"),
    import("../datasets/build/completion.ts"),
  ]);
  const completions = completeFrom ? completionsOf(completeFrom) : undefined;
  return readWikidata(dump, { ...options, completions }, options.tick);
}

function checkBuild(source: KbSource, options: BuildKbOptions): void {
  checkOptions<BuildKbOptions>(options, {
    languages: anyTexts,
    minSitelinks: wholeFrom(0),
    keepTypes: anyTexts,
    dropTypes: anyTexts,
    classesOnly: anyTexts,
    limit: wholeFrom(1),
    readBlocks: anyFunction,
    completeFrom: (value) => (value === null ? undefined : objectWith("record")(value)),
    // Checked below.
    origin: anything,
    // Read as they are.
    prior: anything,
    onPriorFault: anyFunction,
    anchors: anything,
    onAnchorFault: anyFunction,
    tick: anyFunction,
  });
  if (options.origin !== undefined) checkOrigin(options.origin, "/origin");
  const isSource =
    typeof source === "object" &&
    source !== null &&
    ["wikidata", "rdf", Symbol.iterator, Symbol.asyncIterator].some((member) => member in source);
  if (!isSource)
    throw new ProblemError("invalid_request", {
      detail: "the source must be entities (a list or an iterable), { wikidata } or { rdf }",
    });
}

/**
 * Refuses an unknown field of an origin: it would overwrite what the pack says of itself, or be read by nobody.
 *
 * @throws ProblemError `invalid_request`
 */
export function checkOrigin(origin: Partial<PackOrigin>, at?: string): void {
  checkOptions<Partial<PackOrigin>>(
    origin,
    { source: anyText, license: anyText, command: anyText, provenance: anything },
    [],
    at,
  );
}

/** Entities as a builder takes them, all selected by a person: their popularity differs little. */
export async function buildChosen(
  entities: Iterable<SourceEntity>,
  options: BuildKbOptions,
): Promise<BuiltKb> {
  const { languages, limit } = options;
  const builder = new PackBuilder({ languages, limit, chosen: true });
  for (const entity of entities) builder.add(entity);
  return finishKnown(builder, options);
}

/** The pack of a builder's entities, with what other sources know of them. */
export async function finishKnown(builder: PackBuilder, options: BuildKbOptions): Promise<BuiltKb> {
  const known = await addKnown(builder, options);
  return { ...finishKb(builder, options), ...known };
}

/** The pack of a builder's entities. */
export function finishKb(builder: PackBuilder, { origin }: Pick<BuildKbOptions, "origin">): BuiltKb {
  const parts = builder.finish({ source: "", license: "", command: "", ...origin });
  if (builder.counts.entities === 0)
    throw new ProblemError("invalid_dataset", {
      detail: `no entity is left to keep: ${leftOut(builder.counts)}`,
    });
  return { parts, counts: builder.counts };
}

/** Why nothing was kept. */
function leftOut({ dropped }: BuildCounts): string {
  const reasons = Object.entries(dropped).map(([reason, count]) => `${count}: ${reason}`);
  return reasons.length === 0 ? "there was none to read" : `left out were ${reasons.join(", ")}`;
}

async function collect(
  source: Exclude<KbSource, { readonly wikidata: unknown }>,
  options: BuildKbOptions,
): Promise<PackBuilder> {
  const { languages, limit, tick } = options;
  if ("rdf" in source) return collectRdf(source.rdf, options);
  const builder = new PackBuilder({ languages, limit });
  let read = 0;
  for await (const entity of source) {
    const fault = entityFault(entity) ?? slipIn(entity);
    if (fault !== undefined)
      throw new ProblemError("invalid_dataset", {
        errors: [{ pointer: `/${read}`, detail: fault }],
      });
    builder.add(sourceOf(entity));
    read++;
    tick?.(read);
    if (builder.isFull) break;
  }
  return builder;
}

async function collectRdf(
  pieces: AsyncIterable<readonly Quad[]> | Iterable<readonly Quad[]>,
  { languages, limit, tick }: BuildKbOptions,
): Promise<PackBuilder> {
  const [{ RdfFacts }, { nameless }] = await Promise.all([
    import("../datasets/build/rdf-entities.ts"),
    import("../datasets/graph/unnamed.ts"),
  ]);
  const facts = new RdfFacts();
  let read = 0;
  for await (const quads of pieces) {
    facts.add(quads);
    read += quads.length;
    tick?.(read);
  }
  const builder = new PackBuilder({ languages, limit });
  let isNamed = false;
  for (const entity of facts.entities()) {
    if (entity) {
      isNamed = true;
      builder.add(entity);
    } else builder.drop("a subject without a label");
    if (builder.isFull) break;
  }
  if (!isNamed) throw new ProblemError("invalid_dataset", { detail: nameless });
  return builder;
}
