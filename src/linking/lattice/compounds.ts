import { ORGANIZATION, PERSON, PLACE } from "../../datasets/knowledge/kinds.ts";
import { isLegalForm } from "../../datasets/names/derived-names.ts";
import { lowerShareOf } from "../../datasets/names/name-facts.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { hasHyphenBefore, isJoined } from "../document/boundaries.ts";
import { type Document, hasClass, isUpper } from "../document/document.ts";
import { COMMON, EVERYDAY, GIVEN_NAME, SURNAME, TITLE } from "../document/lexicon.ts";
import type { PieceRange } from "../mention.ts";
import { COMPOUND, type Lattice } from "./lattice.ts";
import { LONGEST_NAME } from "./other-names.ts";
import { isCrossed } from "./pairs.ts";
import { cutWhere, namedArc } from "./reading.ts";

/**
 * Largest share of the entities of a name, by popularity, that write it in small letters. "Diesel-Motoren" has a fuel
 * in it, though a person has that name too.
 */
const MOST_SMALL = 0.15;

/**
 * A run, cut where it is a compound of a name and a noun. "VW-Konzern" is a name and a noun for what it has or does,
 * while "Baden-Württemberg" is one name. The cut is behind a name that a world knows, if no known name crosses the
 * hyphen.
 */
export function cutAtCompounds(lattice: Lattice, run: PieceRange): readonly PieceRange[] {
  return cutWhere(run, (at) => {
    if (!isHead(lattice.document, at) || isCrossed(lattice, run, at)) return false;
    const name = nameBefore(lattice, run.from, at);
    if (name < 0 || !namesSomething(lattice, name)) return false;
    if (isDoubleName(lattice.document, lattice.from[name]!, at)) return false;
    if (!isWrittenSmall(lattice, name)) lattice.source[name]! |= COMPOUND;
    return true;
  });
}

/**
 * Whether a piece right behind a hyphen is the head of a compound: a noun or a title, or any word behind initials
 * ("EU-Haushaltsgipfel").
 */
function isHead({ pieces, wordClass }: Document, at: number): boolean {
  if (!(pieces.shape[at]! & CAPITAL) || !hasHyphenBefore(pieces, at)) return false;
  // "Müller BMW-Service GmbH" is one name.
  if (at + 1 < pieces.count && isLegalForm(pieces, at + 1)) return false;
  return (wordClass[at]! & (COMMON | TITLE)) !== 0 || (isUpper(pieces, at - 1) && !isUpper(pieces, at));
}

/** Whether a given name stands before a name and a last name behind its hyphen: "Anna Merkel-Bauer". */
function isDoubleName(document: Document, from: number, head: number): boolean {
  return (
    isJoined(document, from) && hasClass(document, from - 1, GIVEN_NAME) && hasClass(document, head, SURNAME)
  );
}

/**
 * The arc of the known name that fills a compound before its head, unless it consists of everyday words; -1 for none.
 */
function nameBefore(lattice: Lattice, first: number, at: number): number {
  const { pieces, wordClass } = lattice.document;
  const least = Math.max(first, at - LONGEST_NAME);
  let begin = at - 1;
  let everyday = wordClass[begin]! & EVERYDAY;
  while (begin > least && hasHyphenBefore(pieces, begin)) everyday &= wordClass[--begin]!;
  return everyday === 0 ? namedArc(lattice, begin, at) : -1;
}

/**
 * Whether a name belongs to the caller, or to a person, a place or an organisation: "E-Mail-Anbieter" has no such
 * name.
 */
function namesSomething(lattice: Lattice, name: number): boolean {
  return lattice.someName(
    name,
    ({ kind, dataset }, node) =>
      kind === "user" || (dataset.nameFact(node, 1) & (PERSON | PLACE | ORGANIZATION)) !== 0,
  );
}

function isWrittenSmall(lattice: Lattice, name: number): boolean {
  return lattice.someName(
    name,
    ({ kind, dataset }, node) => kind === "public" && lowerShareOf(dataset.nameFact(node, 0)) > MOST_SMALL,
  );
}
