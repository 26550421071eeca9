import { givenNameOf } from "../candidates/persons.ts";
import { addressedGender } from "../document/addressed-gender.ts";
import type { Document } from "../document/document.ts";
import { LIKELY } from "./joint-mention.ts";
import type { MentionRows } from "./mention-rows.ts";

/** The names of women and of men, loaded with the first form of address that tells the one from the other. */
let genders: typeof import("./genders.ts") | undefined;

/**
 * Writes which persons have the other gender than the form of address before the name: "Madame Chirac" is not Jacques
 * Chirac, nor "Herr Lang" the client Heike Lang. Returns undefined if there is no such form.
 *
 * @param isPerson whether an entity is a person
 * @param feature of a candidate that is ruled out
 */
export function writeOtherGender(
  rows: MentionRows,
  document: Document,
  isPerson: (entity: number) => boolean,
  feature: number,
): Promise<void> | undefined {
  const gender = addressedGender(document, rows.mention.span.from);
  if (gender === undefined) return undefined;
  return (async () => {
    const { genderOf } = (genders ??= await import("./genders.ts"));
    const isOther = (label: string) => (genderOf(givenNameOf(label, document.lexicon)) ?? gender) !== gender;
    for (const [i, candidate] of rows.candidates.slice(0, LIKELY).entries())
      if (candidate.entity >= 0 && isPerson(candidate.entity))
        if (Object.values(candidate.record.labels).some(isOther)) rows.mark(feature, i);
  })();
}
