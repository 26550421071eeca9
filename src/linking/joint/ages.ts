import { ages } from "../../../data/lexicon/ages.ts";
import { isChild, OLDEST_CHILD } from "../document/beside-persons.ts";
import type { Document } from "../document/document.ts";
import { listsByLanguage } from "../document/words-by-language.ts";

const lists = listsByLanguage(ages);

/** Most UTF-16 units from a name to the age: "and Tom Hanks (both aged 9)". */
const LONGEST = 60;

/** Another name, a comma or a bracket, words, the number and its unit. */
const AGE =
  /^(?: (?:and|e|ed|et|und|y)(?: \p{Lu}[\p{L}'’-]+){1,3})?(?:, | \()((?:\p{L}+ ){0,3})(\d{1,2})(?: (\p{L}+)(?: old| alt)?)?(?:[),.;]|$)/u;
/** "Emma Watson (Year 6)", "(Klasse 4b)". */
const SCHOOL_YEAR = /^ \((?:Class|Grade|Year|Klasse|Classe|Curso|Turma) \d{1,2}\p{Ll}?\)/u;

/** Whether the age of a child or the year of a school stands behind the name that ends at a piece. */
export function isOfSchoolAge(document: Document, to: number): boolean {
  if (isChild(document, to)) return true;
  const { pieces, language } = document;
  const end = pieces.end[to - 1]!;
  const behind = pieces.text.slice(end, end + LONGEST);
  if (SCHOOL_YEAR.test(behind)) return true;
  const [, before = "", age, unit = ""] = AGE.exec(behind) ?? [];
  if (age === undefined || Number(age) > OLDEST_CHILD) return false;
  const words = before
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "");
  const isOfAge = (word: string) => lists.words.has(word, language);
  if (!words.every((word) => isOfAge(word) || lists.of.has(word, language))) return false;
  return lists.units.has(unit.toLowerCase(), language) || words.some(isOfAge);
}
