import { textIn } from "../datasets/entity.ts";
import type { Document } from "./document.ts";
import type { Linked } from "./link.ts";

/** The one change that would make an unresolved mention resolve, in a sentence. */
export function nextAction(document: Document, { mention, decision, world }: Linked): string {
  const text = document.text.slice(mention.start, mention.end);
  const leader = decision.best?.candidate.record;
  const name = leader ? `${textIn(leader.labels, document.language) ?? leader.id} (${leader.id})` : "";
  switch (decision.reason) {
    case "no_candidates":
      return `Add alias "${text}" to the entity that it means, or add that entity to ${world.uri}.`;
    case "type_conflict":
      return `Send no type, or add type "${mention.type}" to ${name}.`;
    case "no_suitable_candidate":
      return forCompetitor(decision.competitor, name, text);
    default:
      return leader && Object.keys(leader.descriptions).length > 0
        ? `Add alias "${text}" to ${name}, or words of this context to its description.`
        : `Add a description to ${name}.`;
  }
}

function forCompetitor(competitor: Linked["decision"]["competitor"], name: string, text: string): string {
  switch (competitor?.kind) {
    case "common_word":
      return `If ${name} is meant, add "${text}" in this spelling as an alias of it.`;
    case "entity":
      return `If ${name} is meant, add a description to it that says more of this context than ${competitor.label} (${competitor.id}) does.`;
    case "context":
      return `If ${name} is meant, add "${competitor.label}" as an alias of it.`;
    default:
      return `Add a description that tells ${name} from ${competitor?.label} (${competitor?.id}), or send the mention's type.`;
  }
}
