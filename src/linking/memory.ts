import { isPerson } from "../datasets/types.ts";
import { CAPITAL, CHARACTER } from "../text/pieces.ts";
import type { Candidate } from "./candidates.ts";
import type { Decision } from "./decide.ts";
import type { Document } from "./document.ts";
import type { MentionSpan } from "./spans.ts";

/**
 * Document memory. A person's last name means the person whose full name stood earlier in the text, known or
 * unknown. For other types the same rule does harm ("New York" is not the New York Times).
 */
export interface Memory {
  /** The person that a one-word mention means, by an earlier full name; undefined when there is none. */
  recall(mention: number): Candidate | undefined;
  /** The full name of somebody unknown who has this last name earlier in the text; undefined when there is none. */
  stranger(mention: number): string | undefined;
}

/** Learns from the decisions of a first pass, in the order of the text. */
export function remember(
  document: Document,
  mentions: readonly MentionSpan[],
  decisions: readonly Decision[],
): Memory {
  const { pieces } = document;
  /** The latest person of each last name. */
  const persons = new Map<number, Person>();
  const recalled = mentions.map(({ span, start, end }, m) => {
    const { from, to } = span;
    if (to - from === 1) return pieces.shape[from]! & CAPITAL ? persons.get(pieces.hash[from]!) : undefined;
    if (to - from < 2 || to - from > 5 || pieces.shape[from]! & CHARACTER) return undefined;
    const { resolved, best, reason } = decisions[m]!;
    const known = resolved && isPerson(best!.candidate.record.types);
    const unknown = reason === "no_candidates" && looksLikePerson(document, from, to);
    if (known || unknown) {
      persons.set(pieces.hash[to - 1]!, {
        candidate: known ? best!.candidate : undefined,
        name: document.text.slice(start, end),
      });
    }
    return undefined;
  });
  return {
    recall: (m) => recalled[m]?.candidate,
    stranger: (m) => (recalled[m] && !recalled[m].candidate ? recalled[m].name : undefined),
  };
}

/** Somebody whose full name stood in the text; no candidate for somebody unknown. */
interface Person {
  readonly candidate: Candidate | undefined;
  readonly name: string;
}

/** Two or three capitalised words and nothing else. */
function looksLikePerson({ pieces }: Document, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let i = from; i < to; i++) if (!(pieces.shape[i]! & CAPITAL)) return false;
  return true;
}
