import type { Language } from "../../src/contract/index.ts";
import { type Document, readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { fillLattice } from "../../src/linking/lattice/fill.ts";
import { Lattice } from "../../src/linking/lattice/lattice.ts";
import { spanEvidence } from "../../src/linking/lattice/span-evidence.ts";
import { spanFeatures } from "../../src/linking/model/feature-table.ts";
import type { World } from "../../src/linking/world.ts";
import { GrowingRows } from "./growing.ts";

/** A name in a text, in code points. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** The name is neither required nor wrong. */
  readonly optional?: boolean | undefined;
}

/** Arcs with labels from gold: 1 where a name is marked, 0 where none is. */
export class SpanExamples {
  readonly rows: GrowingRows = new GrowingRows(spanFeatures.width);
  readonly labels: number[] = [];

  /**
   * Adds the arcs of a text.
   *
   * @param within the part of the text that is annotated
   */
  async add(
    text: string,
    language: Language,
    worlds: readonly World[],
    marks: readonly Mark[],
    within?: readonly [number, number] | undefined,
  ): Promise<void> {
    await loadLexicon(language);
    const document = readDocument(text, language);
    const lattice = new Lattice(document, worlds);
    const pause = () => undefined;
    const { runOf } = await fillLattice(lattice, pause);
    const write = await spanEvidence(lattice, runOf, pause);
    const row = new Float32Array(spanFeatures.width);
    for (let arc = 0; arc < lattice.count; arc++) {
      const label = labelOf(document, lattice, arc, marks, within);
      if (label === undefined) continue;
      write(arc, row);
      this.rows.push(row, 0);
      this.labels.push(label);
    }
  }
}

function labelOf(
  { offsets, pieces, text }: Document,
  lattice: Lattice,
  arc: number,
  marks: readonly Mark[],
  within: readonly [number, number] | undefined,
): 0 | 1 | undefined {
  const last = pieces.end[lattice.to[arc]! - 1]!;
  const start = offsets.toPoints(pieces.start[lattice.from[arc]!]!);
  const end = offsets.toPoints(last);
  if (within && (start < within[0] || end > within[1])) return undefined;
  let optional = false;
  let required = false;
  for (const mark of marks) {
    if (mark.start >= end || mark.end <= start) continue;
    // The full stop of an abbreviation may be in the mark.
    const same = mark.start === start && (mark.end === end || (mark.end === end + 1 && text[last] === "."));
    if (same && !mark.optional) return 1;
    if (mark.optional) optional = true;
    else required = true;
  }
  return optional && !required ? undefined : 0;
}
