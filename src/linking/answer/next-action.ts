import { type EntityRecord, labelIn } from "../../datasets/entity.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import type { Document } from "../document/document.ts";
import type { Linked } from "../link.ts";
import type { World } from "../world.ts";
import type { Competitor } from "./competitor.ts";

/**
 * One sentence on the single change that would make an unresolved mention resolve.
 *
 * @param worlds worlds of the request: the missing data is to be added to one of the caller's own, if there is one
 * @param unasked URI of the caller's graph, which may have the entity, if the request does not name it
 */
export function nextAction(
  document: Document,
  linked: Linked,
  worlds: readonly World[],
  unasked?: string,
): string {
  const { mention, decision } = linked;
  const text = document.text.slice(mention.start, mention.end);
  const leader = decision.best?.candidate;
  const name = leader ? named(leader.record, document.language) : "";
  switch (decision.reason) {
    case "no_candidates":
      return forUnknown(linked, text, worlds, unasked);
    case "type_conflict":
      return `Send no type, or add type "${mention.type}" to ${name}.`;
    case "no_suitable_candidate":
      return forCompetitor(document, linked, name, text);
    default: {
      if (!decision.unmet.includes("floor")) return forImprobable(decision, name);
      const described = leader && Object.keys(leader.record.descriptions).length > 0;
      const words = described
        ? "words of this context to its description"
        : "a description with words of this context";
      // The entity already has the mention as a name, so another alias would add nothing.
      if (leader?.kind === "exact") return `Add ${words}: ${name}.`;
      return `Add alias "${text}" to ${name}, or ${words}.`;
    }
  }
}

/** The score is high enough but the probability is not: the caller asked for more, or the span may not be a name. */
function forImprobable({ weak, probability }: Linked["decision"], name: string): string {
  if (weak) return `If ${name} is meant, mark it as a mention.`;
  const reached = Math.floor((probability ?? 0) * 100) / 100;
  return `Send a min_probability of ${reached} or less, or add a description to ${name} with words of this context.`;
}

function named(record: EntityRecord, language: string): string {
  return `${labelIn(record, language)} (${record.id})`;
}

function forUnknown(
  { mention, world }: Linked,
  text: string,
  worlds: readonly World[],
  unasked: string | undefined,
): string {
  if (mention.candidates) return "Send the entity that it means among its candidates, or send none.";
  const { span } = mention.slice ?? mention;
  if (span.to === span.from) return "Mark a span with a letter or a digit: no name is without one.";
  if (unasked !== undefined)
    return `Name ${unasked} in dataset_uri if your graph has the entity: this request does not ask it.`;
  const { uri } = worlds.find(({ kind }) => kind === "user") ?? world;
  return `Add alias "${text}" to the entity that it means, or add that entity to ${uri}.`;
}

function forCompetitor(
  document: Document,
  { mention, decision }: Linked,
  name: string,
  text: string,
): string {
  const { competitor, best } = decision;
  const other = competitor?.record ? named(competitor.record, document.language) : "";
  switch (competitor?.kind) {
    case "common_word":
      return `If ${name} is meant, add "${text}" in this spelling as an alias of it.`;
    case "entity":
      if (competitor.uri === undefined) return `Add ${other} to the knowledge base, which lacks it.`;
      return `If ${name} is meant, add a description to it that says more of this context than ${other} does.`;
    case "context":
      return `If ${name} is meant, add "${labelOf(competitor, document.language)}" as an alias of it.`;
    default: {
      const type = mention.type === undefined ? tellingType(best?.candidate.record, competitor) : undefined;
      const orType = type === undefined ? "" : `, or send the mention's type, such as "${type}"`;
      return best?.candidate.given
        ? `Send ${name} with a clearly higher score than ${other}${orType}.`
        : `Add a description that tells ${name} from ${other}${orType}.`;
    }
  }
}

export function labelOf({ words, record }: Competitor, language: string): string {
  return words ?? (record && labelIn(record, language)) ?? "";
}

/** Most types compared of each of two entities, each with each; a knowledge base has a dozen for one entity. */
const TYPES_COMPARED = 16;

/** A type of the best candidate that the competitor cannot have. */
function tellingType(
  leader: EntityRecord | undefined,
  competitor: Competitor | undefined,
): string | undefined {
  const others = competitor?.record?.types.slice(0, TYPES_COMPARED) ?? [];
  return leader?.types
    .slice(0, TYPES_COMPARED)
    .find((type) => knownTypes().agreement(type, others) === "contradicts");
}
