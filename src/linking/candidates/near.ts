import { limits } from "../../contract/index.ts";
import type { NearName } from "../../datasets/dataset.ts";
import type { Pause } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import type { Document } from "../document/document.ts";
import { GIVEN_NAME, type Lexicon } from "../document/lexicon.ts";
import type { World } from "../world.ts";
import type { FoundList } from "./candidate.ts";

/** Names shorter than this are not looked for by likeness: everything is near to them. */
const SHORTEST = 4;
/** No longer name is looked for by likeness: the work grows with the square of its letters. */
export const LONGEST_NEAR = 64;
/** Searches for one text and world. A text of 100,000 letters with 500 unknown names still has one for each. */
export const NEAR_SEARCHES = 500;

/** The search for names that are like a mention, the last resort, with as much work as one text may cost. */
export class NearSearch {
  readonly #world: World;
  /** Called between steps of what a dataset makes first. */
  readonly pause: Pause;
  readonly #known = new Map<string, readonly NearName[]>();

  constructor(world: World, pause: Pause) {
    this.#world = world;
    this.pause = pause;
  }

  /** The same search in another world. */
  in(world: World): NearSearch {
    return new NearSearch(world, this.pause);
  }

  /** Adds what has a name within some edits of a normalised one. */
  async add(name: string, { lexicon }: Document, found: FoundList): Promise<void> {
    if (name.length < SHORTEST || name.length > LONGEST_NEAR) return;
    const { dataset } = this.#world;
    let near = this.#known.get(name);
    if (!near) {
      if (this.#known.size >= NEAR_SEARCHES) return;
      near = await dataset.nearest(name, limits.candidates, undefined, this.pause);
      this.#known.set(name, near);
    }
    for (const { name: other, entity, distance } of near)
      if (dataset.alive(entity) && !isOfOtherGender(lexicon, name, other))
        found.add({
          entity,
          kind: "fuzzy",
          source: "near",
          form: 0,
          languages: 255,
          distance,
          coverage: 1,
          smallIn: 0,
        });
  }
}

/** Whether two names differ in a given name that is a man's in one and a woman's in the other: "Fernanda", "Fernando". */
function isOfOtherGender(lexicon: Lexicon, one: string, other: string): boolean {
  const others = other.split(" ");
  return one.split(" ").some((word, i) => {
    const like = others[i] ?? word;
    return (
      word !== like &&
      word.replace(/[aeio]$/, "") === like.replace(/[aeio]$/, "") &&
      isGivenName(lexicon, word) &&
      isGivenName(lexicon, like)
    );
  });
}

function isGivenName(lexicon: Lexicon, word: string): boolean {
  return (lexicon.wordClass(cut(word), 0) & GIVEN_NAME) !== 0;
}
