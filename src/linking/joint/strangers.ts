import type { MatchKind } from "../../contract/index.ts";
import { areCapitals } from "../document/words-around.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { MentionRows } from "../model/mention-rows.ts";
import { type JointText, LIKELY, type Rule } from "./joint-text.ts";
import { eachNeighbour } from "./neighbours.ts";
import type { ShortForm } from "./short-forms.ts";

const f = candidateFeatures.at;

/**
 * Least belief that another mention means a person who shares the last name of a stranger. On the marks of aida, gum,
 * msnbc and reuters, 0.3 removes five wrong answers. It also removes two right ones, of a person whose given name is
 * spelt in another way.
 */
const NAMED_ELSEWHERE = 0.3;

/**
 * Writes which candidates a last name does not mean, as the text has introduced another person with it: behind "Ann
 * Berlin", "Berlin" is not the city, and behind "Frank Blake", "Blake" is not the poet.
 */
export const writeStranger: Rule = (rows, text, m) => {
  const { mentions } = text;
  const short = text.shortForms[m];
  if (!short) return;
  const { isLastName, first } = short;
  const long = mentions[short.mention]!;
  if (rows.has(f.upper) !== long.has(f.upper) || rows.has(f.place_cue) || rows.has(f.article)) return;
  const isStranger = isLastName && long.candidates.length === 0;
  // A text that names a stranger before the known person is about the stranger ("Hannah Einstein, no relation to Albert
  // Einstein"). Of twelve such texts in five languages, all were answered with the known person; two are now. With a
  // name within some edits as a stranger it is one, but news-fair loses a right name.
  const isRelative = first !== undefined && mentions[first]!.candidates.length === 0;
  // Behind "Tom Brady, a plumber", "Brady" is not the known one either.
  const isOrdinary = (entity: number) =>
    long.candidates.some((other, i) => other.entity === entity && long.has(f.other_profession, i));
  const isOther = isRelative ? undefined : otherThanKnown(rows, text, short, long);
  rows.markCandidates(f.stranger, ({ entity, kind }, i) => {
    if (entity < 0) return false;
    if (isLastName && isOrdinary(entity)) return true;
    if (isOther) return isOther(entity, i);
    return isRelative ? !isOfPeople(rows, i) : isStranger && !isNamesake(rows, i, kind);
  });
};

/**
 * Tells which candidates of a last name are others than the known person before it, the first one of that name in the
 * text, and their relatives. Undefined if there is no such person.
 */
function otherThanKnown(
  rows: MentionRows,
  { mentions, document, world }: JointText,
  { part, weak, first }: ShortForm,
  long: MentionRows,
): ((entity: number, i: number) => boolean) | undefined {
  const { from, to } = long.mention.span;
  // The first candidate is the likeliest by the name alone.
  if (part !== "last" || weak || !long.has(f.is_person) || !areCapitals(document, from, to)) return undefined;
  const persons = first === undefined ? [long] : [long, mentions[first]!];
  const isNamed = (entity: number, most?: number) =>
    persons.some(({ candidates }) => candidates.slice(0, most).some((one) => one.entity === entity));
  // If the longer name is only like that of a known person ("Joe Paris"), the last name has no such candidate.
  if (!rows.candidates.some(({ entity }, i) => rows.has(f.is_person, i) && isNamed(entity))) return undefined;
  const isKin = (entity: number) => eachNeighbour(entity, world.dataset, (other) => isNamed(other, LIKELY));
  return (entity, i) => mayBeOther(rows, i) && !isNamed(entity) && !isKin(entity);
}

/**
 * Whether a candidate is another person of the name, or a place or side without evidence: "Jordan and Syria" has a relation,
 * and "Jordan is a country" a kind. A firm bears the name of its founder.
 */
function mayBeOther(rows: MentionRows, i: number): boolean {
  if (rows.has(f.is_person, i)) return true;
  const isClub = rows.has(f.is_club, i);
  if (isOfPeople(rows, i) || (rows.has(f.is_organization, i) && !isClub)) return false;
  if (isClub && rows.has(f.match_cue) && rows.has(f.match_text)) return false;
  return rows.value(f.related, i) < NAMED_ELSEWHERE && !rows.has(f.as_said, i);
}

/**
 * Whether the last name of a stranger may still mean the candidate: a people, or a person of that name whom the text
 * mentions elsewhere.
 */
function isNamesake(rows: MentionRows, i: number, kind: MatchKind): boolean {
  if (isOfPeople(rows, i)) return true;
  return rows.has(f.is_person, i) && kind !== "exact" && rows.value(f.elsewhere, i) > NAMED_ELSEWHERE;
}

function isOfPeople(rows: MentionRows, i: number): boolean {
  return rows.has(f.is_people, i) || rows.has(f.demonym, i) || rows.has(f.from_demonym, i);
}
