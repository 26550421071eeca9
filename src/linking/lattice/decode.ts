import type { Pause } from "../../text/pauser.ts";
import type { Lattice } from "./lattice.ts";

/** Pieces between two checks of the signal: a few ms of work where 16 names end at each. */
const BETWEEN_PAUSES = 8192;

/**
 * The best reading of a text: spans that do not overlap, with the greatest sum of scores. A piece outside all spans
 * counts 0, so each chosen span has a score above 0.
 *
 *     best[i] = max(best[i - 1], max over arcs that end at i: best[from] + score)
 *
 * @param scores log-odds of each arc that a mention stands there; ties go to the longer arc, then to the later
 * @returns numbers of the chosen arcs, in the order of the text
 */
export async function decode(lattice: Lattice, scores: Float64Array, pause: Pause): Promise<number[]> {
  const pieces = lattice.document.pieces.count;
  const best = new Float64Array(pieces + 1);
  const chosen = new Int32Array(pieces + 1);
  const { arcs: byEnd } = await lattice.arcsBy(lattice.to, (arc) => scores[arc]! > 0, pause);
  for (let end = 1, i = 0; end <= pieces; end++) {
    if (end % BETWEEN_PAUSES === 0) await pause();
    best[end] = best[end - 1]!;
    for (; i < byEnd.length && lattice.to[byEnd[i]!] === end; i++) {
      const arc = byEnd[i]!;
      const sum = best[lattice.from[arc]!]! + scores[arc]!;
      const before = chosen[end]! - 1;
      const longer = before >= 0 && lattice.from[arc]! < lattice.from[before]!;
      if (sum > best[end]! || (sum === best[end]! && longer)) {
        best[end] = sum;
        chosen[end] = arc + 1;
      }
    }
  }
  const arcs: number[] = [];
  for (let end = pieces; end > 0; ) {
    const arc = chosen[end]! - 1;
    if (arc < 0) end--;
    else {
      arcs.push(arc);
      end = lattice.from[arc]!;
    }
  }
  return arcs.reverse();
}
