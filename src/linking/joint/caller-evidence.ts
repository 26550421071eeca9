import { formsOfAddress, namesOfOthers } from "../../../data/lexicon/forms-of-address.ts";
import { honorifics } from "../../../data/lexicon/honorifics.ts";
import { legalFormFamilies, unspacedFormFamilies } from "../../../data/lexicon/legal-form-families.ts";
import { bitsOf } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { type Candidate, isPart } from "../candidates/candidate.ts";
import { mayBePerson } from "../candidates/persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY, GIVEN_NAME } from "../document/lexicon.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import type { MentionRows } from "./mention-rows.ts";
import { namesakeKinds } from "./named-after.ts";
import { wordAt } from "./nouns.ts";

const f = candidateFeatures.at;

const SOMEBODY = bitsOf("person", "character");

const families = new Map<string, number>();
for (const [family, line] of [...legalFormFamilies, ...unspacedFormFamilies].entries())
  for (const form of line.split(" ")) families.set(form, family);

/**
 * Writes which entities of a caller the text does not mean: a person of whom only a street or a school has the name,
 * a person in place of a thing ("a Ferrari"), a ruler or a storm ("Queen Mary"), a thing in place of a person ("Mr.
 * Jenkins", "John fixed it"), and a firm of another legal form.
 */
export function writeCallerEvidence(rows: MentionRows, document: Document, world: World): void {
  const { mention, candidates } = rows;
  const { evidence } = world.dataset;
  const namesakes = namesakeKinds(document, mention);
  const isThing = rows.has(f.determiner) || (document.language === "en" && rows.has(f.article));
  const isOther = isThing || isOfOthers(document, mention);
  const isPerson = isAddressed(document, mention);
  // "John fixed it" is not about John Deere, but "a Mercedes" may be.
  const isGiven = !isThing && !rows.has(f.article) && isGivenName(document, mention);
  const forms = formsOf(document.text.slice(mention.start, mention.end));
  candidates.forEach((candidate, i) => {
    const { entity } = candidate;
    if (entity < 0) return;
    const kinds = evidence.kinds(entity);
    const person = mayBePerson(world, entity, document.lexicon);
    if (kinds & namesakes || (person && namesakes & SOMEBODY)) rows.mark(f.named_after, i);
    if (isOther && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    const own = candidate.kind === "suffix" ? formsOfEntity(candidate) : none;
    const thing = !person && (kinds === 0 ? own.size > 0 : !(kinds & SOMEBODY));
    if (isPerson && thing) rows.mark(f.not_as_said, i);
    if (isGiven && !person && candidate.kind === "partial") rows.mark(f.not_as_said, i);
    if (forms.size > 0 && own.size > 0 && ![...own].some((family) => forms.has(family)))
      rows.mark(f.other_form, i);
  });
}

const none: ReadonlySet<number> = new Set();

/** Whether only a person has this before or behind its name: "Mr", a given name, さん. */
function isAddressed(document: Document, { span: { from }, end }: MentionSpan): boolean {
  const { language, pieces, wordClass, boundaryBefore, text } = document;
  const honorific = honorifics[language];
  if (honorific) return honorific.split("\n").some((word) => text.startsWith(word, end));
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  const before = from - 1;
  if (hasWord(formsOfAddress[language], wordAt(document, before))) return true;
  const isGiven = (wordClass[before]! & (GIVEN_NAME | EVERYDAY)) === GIVEN_NAME;
  return isGiven && (pieces.shape[before]! & CAPITAL) !== 0;
}

/** Whether the word before tells that the name is a ruler's or a storm's: "Queen Mary", "Lake Victoria". */
function isOfOthers(document: Document, { span: { from } }: MentionSpan): boolean {
  const { language, boundaryBefore } = document;
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  return hasWord(namesOfOthers[language], wordAt(document, from - 1));
}

function isGivenName({ wordClass }: Document, { span: { from, to } }: MentionSpan): boolean {
  return to - from === 1 && (wordClass[from]! & GIVEN_NAME) !== 0;
}

function hasWord(words: string | undefined, word: string): boolean {
  return words?.split(" ").includes(word) ?? false;
}

/** The families of the legal forms that the names of an entity have. */
function formsOfEntity({ record }: Candidate): ReadonlySet<number> {
  return new Set(Object.values(record.labels).flatMap((label) => [...formsOf(label)]));
}

/** The families of the legal forms that a name has. */
function formsOf(name: string): Set<number> {
  const forms = new Set<number>();
  for (const word of foldText(name.replaceAll(".", "")).split(/[^\p{L}]+/u)) {
    const family = families.get(word);
    if (family !== undefined) forms.add(family);
  }
  for (const form of unspacedFormFamilies) if (name.includes(form)) forms.add(families.get(form)!);
  return forms;
}
