import { foldText } from "../../text/fold.ts";
import { loadOnce } from "../../text/look-up.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { givenNameOf } from "../candidates/persons.ts";
import { addressedGender } from "../document/addressed-gender.ts";
import type { Document } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { LIKELY } from "./joint-text.ts";

const f = candidateFeatures.at;

const wordsOf = (label: string) => foldText(label).split(/[^\p{L}]+/u);

/** The names of women and of men, loaded with the first form of address that tells the one from the other. */
const genders = loadOnce(() => import("./genders.ts"));

/**
 * Writes which persons have the other gender than the form of address before the name: "Madame Chirac" is not Jacques
 * Chirac, nor "Herr Lang" the client Heike Lang. Returns undefined if there is no such form.
 *
 * @param isPerson whether a candidate is a person
 * @param feature of a candidate that is ruled out
 * @param isTurned whether the persons have their last names first
 */
export function writeOtherGender(
  rows: MentionRows,
  document: Document,
  isPerson: (candidate: Candidate) => boolean,
  feature: number,
  isTurned = false,
): Promise<void> | undefined {
  const gender = addressedGender(document, rows.mention.span.from);
  if (gender === undefined) return undefined;
  return (async () => {
    const { genderOf } = await genders();
    const { start, end } = rows.mention;
    const own = wordsOf(document.text.slice(start, end));
    // "Thomas Sylvie" may have the last name first, and "Hans und Sabine Kolb" are two. The last name of the text is not a
    // given name: "M. Martin" is not Sophie Martin.
    const isOther = (label: string) => {
      const given = genderOf(givenNameOf(label, document.lexicon, isTurned));
      return (
        given !== undefined &&
        given !== gender &&
        !wordsOf(label).some((word) => !own.includes(word) && genderOf(word) === gender)
      );
    };
    for (const [i, candidate] of rows.candidates.slice(0, LIKELY).entries())
      if (
        candidate.entity >= 0 &&
        isPerson(candidate) &&
        Object.values(candidate.record.labels).some(isOther)
      ) {
        rows.mark(feature, i);
        rows.set(f.as_said, i, 0);
      }
  })();
}
