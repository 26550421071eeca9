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
  const persons = new Map<number, { candidate: Candidate | undefined; at: number; name: string }[]>();
  mentions.forEach(({ span, start, end }, m) => {
    const { from, to } = span;
    if (to - from < 2 || to - from > 5 || pieces.shape[from]! & CHARACTER) return;
    const decision = decisions[m]!;
    const known = decision.resolved && isPerson(decision.best!.candidate.record.types);
    const unknown = decision.reason === "no_candidates" && looksLikePerson(document, from, to);
    if (!known && !unknown) return;
    const last = pieces.hash[to - 1]!;
    const list = persons.get(last) ?? [];
    list.push({
      candidate: known ? decision.best!.candidate : undefined,
      at: from,
      name: document.text.slice(start, end),
    });
    persons.set(last, list);
  });
  const latest = (m: number) => {
    const { from, to } = mentions[m]!.span;
    if (to - from !== 1 || !(pieces.shape[from]! & CAPITAL)) return undefined;
    return persons.get(pieces.hash[from]!)?.findLast((person) => person.at < from);
  };
  return {
    recall: (m) => latest(m)?.candidate,
    stranger: (m) => {
      const person = latest(m);
      return person && !person.candidate ? person.name : undefined;
    },
  };
}

/** Two or three capitalised words and nothing else. */
function looksLikePerson({ pieces }: Document, from: number, to: number): boolean {
  if (to - from > 3) return false;
  for (let i = from; i < to; i++) if (!(pieces.shape[i]! & CAPITAL)) return false;
  return true;
}
