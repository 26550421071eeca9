import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import { isUnspaced } from "../document/lexicon.ts";
import { onDemand } from "../parts.ts";
import type { Lattice } from "./lattice.ts";
import { addNameHits } from "./name-hits.ts";
import type { Cut, Reader, Reading } from "./reading.ts";
import { addRuns } from "./runs.ts";
import { mayBeSmallName } from "./small-letters.ts";

/**
 * A word that ends like a plural in one of the languages that have rules for it, or what may be a particle before a
 * capital: "van den Berg", "D'Angelo".
 */
const mayHaveForms = /[\p{L}\d](?:[aeisx]|S)(?!\p{L})|[\p{Ll}'’-] ?\p{Lu}/u;

interface Filled {
  /** Number of the run of capitals of each piece, from 1, 0 for none. */
  readonly runOf: Int32Array;
  readonly readings: readonly Reading[];
}

/** Adds all spans of a text that may be names. Training and linking share it, so that both see the same spans. */
export async function fillLattice(lattice: Lattice, pause: Pause): Promise<Filled> {
  const { document, worlds } = lattice;
  await addNameHits(lattice, pause);
  // Sides and possession are a matter of kinds, which a list of names does not have.
  const hasKinds = worlds.some(({ dataset }) => !dataset.evidence.bare);
  const isOwn = worlds.some(({ kind }) => kind === "user");
  const isFormed = isOwn && (mayHaveForms.test(document.text) || hasSmallNames(document));
  const further = hasKinds || isFormed ? await onDemand() : undefined;
  if (isFormed) {
    await further!.addPlurals(lattice, pause);
    await further!.addPersonNames(lattice, pause);
  }
  const readings: Reading[] = [];
  for (const read of await readersOf(document)) readings.push(await read(lattice, pause));
  const ofKinds: Cut[] = hasKinds ? further!.cutsByKinds(lattice) : [];
  const runOf = await addRuns(lattice, [...ofKinds, ...readings.flatMap(({ cut }) => cut ?? [])], pause);
  return { runOf, readings };
}

function hasSmallNames(document: Document): boolean {
  for (let at = 1; at < document.pieces.count; at++) if (mayBeSmallName(document, at)) return true;
  return false;
}

/**
 * Signs of a web or e-mail address, of a path, of a last name that stands first ("Lovelace, Ada" at the start of a
 * line or behind a mark), of a name with words in brackets, or of an item behind a letter. The bounds keep the search
 * linear.
 */
const RARE =
  /:\/\/|www\.|\w@\w|:\\|\/\w+[/.]|(?:^|[\n;:(] ?)[^\s,]{2,40}(?: [^\s,]{2,40}){0,2}, \p{Lu}|\p{L} \(\p{L}| [\p{Lu}\d][):] \S/u;

/** The readers that a text needs. They are loaded together, as most texts and pages need none. */
async function readersOf(document: Document): Promise<readonly Reader[]> {
  const { text, language, lexicon } = document;
  const isRare = lexicon.capitalisesNouns || isUnspaced(language) || RARE.test(text);
  return isRare ? (await onDemand()).readersFor(document) : [];
}
