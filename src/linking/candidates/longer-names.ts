import { CLUB, PERSON } from "../../datasets/knowledge/kinds.ts";
import { ALIAS, FORM, NAME } from "../../datasets/names/name-trie.ts";
import { nameWords } from "../../datasets/names/name-words.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { CONNECTOR, EVERYDAY, FUNCTION } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import type { Found, FoundList } from "./candidate.ts";

/** Names of which the mention is less than this say nothing. */
const LEAST = 0.45;
/** "Rodin" is no short form of what is also called "Rodin Museum". */
const LEAST_OF_ALIAS = 0.7;
/** A side is called by the place alone, whatever else its name has: "Surrey" is Surrey County Cricket Club. */
const LEAST_OF_CLUB = 0.2;
/** Longer names beside a name that is one as it stands. */
const MOST_BESIDE = 4;

/** Adds names that have the words of the mention and more: "Burlington" of "Burlington Industries". */
export function addPartial(
  document: Document,
  from: number,
  to: number,
  world: World,
  found: FoundList,
): void {
  for (const one of longerNames(document, from, to, world, LEAST)) found.add(one);
}

/**
 * Adds what may be meant although the name is another's as it stands: the best known of the longer names that begin with
 * it, the sides that are called by it first.
 */
export function addLongerBeside(
  document: Document,
  from: number,
  to: number,
  world: World,
  found: FoundList,
): void {
  if (world.kind !== "public" || found.size === 0) return;
  const { dataset } = world;
  const weight = ({ entity, coverage }: Found) => dataset.mass(entity) * coverage;
  const longer = longerNames(document, from, to, world, LEAST_OF_CLUB)
    .filter(({ entity }) => !found.has(entity))
    .sort((a, b) => weight(b) - weight(a) || a.entity - b.entity);
  for (const one of longer.slice(0, MOST_BESIDE)) found.add(one);
}

function longerNames(document: Document, from: number, to: number, world: World, least: number): Found[] {
  const { pieces, wordClass } = document;
  const { dataset } = world;
  const { names } = dataset;
  // A run of characters stands in names that have nothing to do with each other.
  if (pieces.shape[from]! & CHARACTER) return [];
  const words: number[] = [];
  let capitals = 0;
  for (let i = from; i < to; i++) {
    const shape = pieces.shape[i]!;
    if (shape & (CAPITAL | INNER_CAPITAL)) capitals++;
    else if (to - from > 1 && wordClass[i]! & (FUNCTION | CONNECTOR)) continue;
    words.push(names.word(pieces.hash[i]!, pieces.hash2[i]!));
  }
  // An everyday word alone is a part of too much.
  if (capitals === 0 || (to - from === 1 && wordClass[from]! & EVERYDAY) || words.includes(0)) return [];
  const longer: Found[] = [];
  for (const { node, coverage, begins } of nameWords(names).containing(words, LEAST, least)) {
    for (let p = names.head(node); p !== 0; p = names.next(p)) {
      const entity = names.entity(p);
      const form = names.form(p) & FORM;
      if ((form !== NAME && form !== ALIAS) || !dataset.alive(entity)) continue;
      const kinds = dataset.evidence.kinds(entity);
      const person = (kinds & PERSON) !== 0;
      const club = (kinds & CLUB) !== 0;
      // "Carlos Beltrano" is not called Juan; a museum is not called by the painter, nor a lake by the land.
      if (!begins && (words.length === 1) !== person && !club) continue;
      if (coverage < LEAST && !(club && begins)) continue;
      if (form === ALIAS && !person && !club && coverage < LEAST_OF_ALIAS) continue;
      const languages = names.languages(p);
      longer.push({
        entity,
        kind: "partial",
        source: "words",
        form,
        languages,
        distance: 0,
        coverage,
        small: false,
      });
    }
  }
  return longer;
}
