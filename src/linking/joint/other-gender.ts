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

/** What a world says of its persons. */
interface Persons {
  readonly isPerson: (candidate: Candidate) => boolean;
  /** The feature of a candidate that is ruled out. */
  readonly feature: number;
  /** Their last names may come first. */
  readonly isTurned?: boolean;
}

/**
 * Writes which persons have the other gender than the form of address before the name: "Madame Chirac" is not Jacques
 * Chirac, nor "Herr Lang" the client Heike Lang. Returns undefined if there is no such form.
 */
export function writeOtherGender(
  rows: MentionRows,
  document: Document,
  { isPerson, feature, isTurned = false }: Persons,
): Promise<void> | undefined {
  const { start, end, span } = rows.mention;
  const gender = addressedGender(document, span.from);
  return (
    gender &&
    genders().then(({ genderOf }) => {
      const own = wordsOf(document.text.slice(start, end));
      // "Thomas Sylvie" may have the last name first, and "Hans und Sabine Kolb" are two. The last name of the text is not
      // a given name: "M. Martin" is not Sophie Martin.
      const isOther = (label: string) => {
        const given = genderOf(givenNameOf(label, document.lexicon, isTurned));
        if (given === undefined || given === gender) return false;
        return !wordsOf(label).some((word) => !own.includes(word) && genderOf(word) === gender);
      };
      for (const [i, candidate] of rows.candidates.slice(0, LIKELY).entries()) {
        if (candidate.entity < 0 || !isPerson(candidate)) continue;
        if (!Object.values(candidate.record.labels).some(isOther)) continue;
        rows.mark(feature, i);
        rows.set(f.as_said, i, 0);
      }
    })
  );
}
