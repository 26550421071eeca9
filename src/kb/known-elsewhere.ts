import type { AnchorCounts } from "../datasets/build/anchors.ts";
import type { PackBuilder } from "../datasets/build/pack-builder.ts";

/**
 * Facts from other sources about the entities of a knowledge base, as bytes of rows. Memory does not grow with them.
 */
export interface KnownElsewhere {
  /**
   * Popularity from another source: the bytes of rows `Q42,184203`, as in QRank. Page views then decide how
   * well known an entity is, links and sitelinks only if there is no row.
   */
  readonly prior?: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined;
  /** Called for each row of `prior` that cannot be used: its line, from 1, and why. */
  readonly onPriorFault?: ((line: number, reason: string) => void) | undefined;
  /**
   * Links by name: the bytes of rows of surface form, target and count between tabs, `New York\tQ60\t4711`, as Spotlight's
   * model builder calls `pairCounts` and as any Wikipedia dump gives them. The target is a QID, a title of the English
   * Wikipedia or the address of its page; a row without one counts the surface form where it is not a link. Links
   * then decide between the entities of a name, and how often a name is a link at all whether a mention stands there.
   * They add no names.
   */
  readonly anchors?: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | undefined;
  /** Called for each row of `anchors` that cannot be used: its line, from 1, and why. */
  readonly onAnchorFault?: ((line: number, reason: string) => void) | undefined;
}

/** How many of the rows were used. */
export interface KnownCounts {
  /** Rows of the prior that could be used and that could not, and entities of which there is one. */
  readonly prior?: { readonly rows: number; readonly faults: number; readonly ranked: number } | undefined;
  /** Rows of the anchors. */
  readonly anchors?: AnchorCounts | undefined;
}

/**
 * Gives a builder that has all its entities the facts from other sources.
 *
 * @throws ProblemError `invalid_dataset` when a line is too long to be one: of `prior` 10,000 bytes, of `anchors` 256 MiB
 */
export async function addKnown(builder: PackBuilder, known: KnownElsewhere): Promise<KnownCounts> {
  const prior = known.prior && (await addPrior(builder, known.prior, known.onPriorFault));
  const anchors = known.anchors && (await addAnchors(builder, known.anchors, known.onAnchorFault));
  return { ...(prior && { prior }), ...(anchors && { anchors }) };
}

async function addPrior(
  builder: PackBuilder,
  prior: NonNullable<KnownElsewhere["prior"]>,
  onFault: KnownElsewhere["onPriorFault"] = () => {},
): Promise<KnownCounts["prior"]> {
  const { size, byQid } = builder.finder();
  const views = new Float32Array(size).fill(Number.NaN);
  const take = (qid: number, count: number) => {
    const entity = byQid(qid);
    if (entity >= 0) views[entity] = count;
  };
  const { readPopularity } = await import("../datasets/build/popularity.ts");
  const read = await readPopularity(prior, take, onFault);
  builder.setViews(views);
  const ranked = views.reduce((sum, one) => (Number.isNaN(one) ? sum : sum + 1), 0);
  return { ...read, ranked };
}

async function addAnchors(
  builder: PackBuilder,
  anchors: NonNullable<KnownElsewhere["anchors"]>,
  onFault: KnownElsewhere["onAnchorFault"] = () => {},
): Promise<AnchorCounts> {
  const { countAnchors } = await import("../datasets/build/anchors.ts");
  const known = { finder: builder.finder(), nameNode: builder.nameNode.bind(builder) };
  const { table, counts } = await countAnchors(anchors, known, onFault);
  builder.setAnchors(table);
  return counts;
}
