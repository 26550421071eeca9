import type { Candidate } from "./candidates.ts";
import { FOLLOWED, LIKELY, type Rated } from "./coherence.ts";
import type { Longer } from "./longer.ts";

/**
 * Relations with what is named right beside a mention, in its sentence. Coherence is heard from the whole text, where
 * in a long one everything is named; "Georgia" beside Tbilisi is the country, beside Atlanta the state, in one text.
 */

/** Mentions before and behind that stand beside one. */
const BESIDE = 3;

/**
 * Of each candidate, how likely something is that is named beside and that it has a relation with: 0 to 1. Empty
 * where there is nothing to choose between. The full name of a short one is no witness: who is called after somebody
 * has a relation with him.
 *
 * @param mentions candidates of each mention
 * @param sentences number of the sentence of each mention
 */
export function relatedOf(
  mentions: readonly (readonly Rated[])[],
  sentences: ArrayLike<number>,
  longer: readonly (Longer | undefined)[],
): number[][] {
  const neighbours = new Neighbours();
  return mentions.map((rated, m) => {
    if (rated.length < 2) return [];
    const related = rated.map(() => 0);
    for (let other = Math.max(0, m - BESIDE); other <= Math.min(mentions.length - 1, m + BESIDE); other++) {
      if (other === m || other === longer[m]?.mention || sentences[other] !== sentences[m]) continue;
      rated.slice(0, LIKELY).forEach(({ candidate }, i) => {
        for (const { candidate: named, belief } of mentions[other]!.slice(0, LIKELY))
          if (belief > related[i]! && neighbours.are(candidate, named)) related[i] = belief;
      });
    }
    return shared(rated, related, neighbours);
  });
}

/** A city and the canton around it have one name and the same places beside them: what is said for one is for both. */
function shared(rated: readonly Rated[], related: readonly number[], neighbours: Neighbours): number[] {
  return related.map((own, i) =>
    related.reduce(
      (most, other, j) =>
        other > most && neighbours.are(rated[i]!.candidate, rated[j]!.candidate) ? other : most,
      own,
    ),
  );
}

/** The neighbours of the entities of a text, read once. */
class Neighbours {
  readonly #known = new Map<number, ReadonlySet<number>>();

  /** Whether one has a relation with the other. A city is told in its own list, not in that of its country. */
  are(one: Candidate, other: Candidate): boolean {
    return one.entity >= 0 && other.entity >= 0 && (this.#has(one, other) || this.#has(other, one));
  }

  #has({ entity, world }: Candidate, other: Candidate): boolean {
    let known = this.#known.get(entity);
    if (!known) {
      const neighbours = world.dataset.neighbours(entity);
      known = new Set(
        Array.from({ length: Math.min(neighbours.length, FOLLOWED) }, (_, i) => neighbours[i]!),
      );
      this.#known.set(entity, known);
    }
    return known.has(other.entity);
  }
}
