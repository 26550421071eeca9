import { CAPITAL, INNER_CAPITAL, type Pieces } from "../../text/pieces.ts";
import { logit } from "../model/ranking.ts";
import type { World } from "../world.ts";
import type { Lattice } from "./lattice.ts";

/** Least share of links in the occurrences of a name, for Milne and Witten (2008) to take the name for a link: 6.5 %. */
const USUAL = 0.065;
/** Number of occurrences that `USUAL` counts for, as fewer are weak evidence. */
const WEIGHED = 5;
/**
 * Most that it takes from the log-odds: 0.5 becomes 0.12. The model of spans was learned without it, so it has a
 * limit.
 */
const MOST_LESS = 2;
/** Most that it adds to the log-odds: 0.5 becomes 0.73. People also link phrases that are not names. */
const MOST_MORE = 1;

/**
 * The effect of keyphraseness on the log-odds that a mention stands there. Keyphraseness is the share of the
 * occurrences of a name in which it is a link. The effect is 0 for a name without counts, and for a name of the
 * caller.
 */
export function keyphraseOdds(
  lattice: Lattice,
  worlds: readonly World[],
  pieces: Pieces,
  arc: number,
): number {
  let best: number | undefined;
  for (let w = 0; w < worlds.length; w++) {
    const node = lattice.node(arc, w);
    if (node === 0) continue;
    const { kind, dataset } = worlds[w]!;
    if (kind === "user") return 0;
    const uses = dataset.anchors?.uses(node, hasCapital(pieces, lattice.from[arc]!, lattice.to[arc]!));
    if (!uses) continue;
    const share = (uses.linked + WEIGHED * USUAL) / (uses.written + WEIGHED);
    best = Math.max(best ?? 0, share);
  }
  if (best === undefined) return 0;
  return Math.min(MOST_MORE, Math.max(-MOST_LESS, logit(best) - logit(USUAL)));
}

function hasCapital({ shape }: Pieces, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (shape[i]! & (CAPITAL | INNER_CAPITAL)) return true;
  return false;
}
