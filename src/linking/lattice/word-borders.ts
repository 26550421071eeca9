import type { Pause } from "../../text/pauser.ts";
import { CHARACTER } from "../../text/pieces.ts";
import { loadSegmenter, unspacedParts } from "../../text/unspaced.ts";
import type { Document } from "../document/document.ts";

/**
 * Word borders that the segmenter finds in the runs of scripts without spaces: 1 before each piece that begins a
 * word.
 */
export async function wordBordersOf({ pieces, text }: Document, pause: Pause): Promise<Uint8Array> {
  await loadSegmenter();
  const borders = new Uint8Array(pieces.count + 1);
  for (let from = 0; from < pieces.count; ) {
    if (!(pieces.shape[from]! & CHARACTER)) {
      from++;
      continue;
    }
    let to = from + 1;
    while (to < pieces.count && pieces.shape[to]! & CHARACTER && pieces.start[to] === pieces.end[to - 1])
      to++;
    let at = from;
    for (const words of unspacedParts(text, pieces.start[from]!, pieces.end[to - 1]!)) {
      const waiting = pause();
      if (waiting) await waiting;
      for (const { start, end } of words) {
        while (at < to && pieces.start[at]! < start) at++;
        if (pieces.start[at] === start) borders[at] = 1;
        while (at < to && pieces.start[at]! < end) at++;
        borders[at] = 1;
      }
    }
    borders[from] = 1;
    borders[to] = 1;
    from = to;
  }
  return borders;
}
