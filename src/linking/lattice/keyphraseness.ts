import { CAPITAL, INNER_CAPITAL, type Pieces } from "../../text/pieces.ts";
import { logit } from "../model/ranking.ts";
import type { World } from "../world.ts";
import type { Lattice } from "./lattice.ts";

/** Share of its occurrences in which a name is a link, from which on Milne and Witten (2008) take it for one: 6.5 %. */
const USUAL = 0.065;
/** Occurrences as many as `USUAL` counts for: fewer say little of a name. */
const WEIGHED = 5;
/** The model of spans learned without it, so it takes no more of the log-odds than makes 0.5 to 0.12. */
const MOST_LESS = 2;
/** It gives no more than makes 0.5 to 0.73: people also link things that are not names. */
const MOST_MORE = 1;

/**
 * What keyphraseness, the share of the occurrences of a name in which it is a link, adds to the log-odds that a mention
 * stands there; 0 if no counts tell it, and for a name of the caller.
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
