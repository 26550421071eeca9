import { formsOfAddress, namesOfOthers } from "../../../data/lexicon/forms-of-address.ts";
import { honorifics } from "../../../data/lexicon/honorifics.ts";
import {
  legalFormFamilies,
  legalFormTails,
  unspacedFormFamilies,
} from "../../../data/lexicon/legal-form-families.ts";
import type { Language } from "../../contract/index.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { SOMEBODY } from "../../datasets/knowledge/kinds.ts";
import { foldText } from "../../text/fold.ts";
import { CAPITAL } from "../../text/pieces.ts";
import { type Candidate, isPart } from "../candidates/candidate.ts";
import { mayBePerson } from "../candidates/persons.ts";
import { OPEN } from "../document/boundaries.ts";
import type { Document } from "../document/document.ts";
import { EVERYDAY, GIVEN_NAME, SURNAME } from "../document/lexicon.ts";
import type { MentionSpan } from "../mention.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import type { MentionRows } from "./mention-rows.ts";
import { namesakeKinds } from "./named-after.ts";
import { wordAt } from "./nouns.ts";

const f = candidateFeatures.at;

/** Words at the end of a name that may be its legal form: "GmbH & Co. KG" has three. */
const MOST_OF_FORM = 4;

const families = new Map<string, number>();
for (const [family, line] of [...legalFormFamilies, ...unspacedFormFamilies].entries())
  for (const form of line.split(" ")) families.set(form, family);

const tails = new Set(legalFormTails);

const wordsOf = (lists: Partial<Record<Language, string>>) =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]));
const address = wordsOf(formsOfAddress);
const others = wordsOf(namesOfOthers);
const behind = wordsOf(honorifics);

/**
 * Writes which entities of a caller the text does not mean: a person of whom only a street or a school has the name,
 * a person in place of a thing ("a Ferrari"), a ruler or a storm ("Queen Mary"), a thing in place of a person ("Mr.
 * Jenkins", "John fixed it"), and a firm of another legal form.
 */
export function writeCallerEvidence(rows: MentionRows, document: Document, world: World): void {
  const { mention, candidates } = rows;
  const { evidence } = world.dataset;
  const namesakes = namesakeKinds(document, mention);
  const isGiven = isGivenName(document, mention);
  const hasArticle = rows.has(f.article) && document.language === "en";
  // "a Ferrari" is a thing, and "our Katrin" a person.
  const isThing = !isGiven && (rows.has(f.determiner) || hasArticle);
  const isOther = isThing || isOfOthers(document, mention);
  const isPerson = isAddressed(document, mention);
  // "John fixed it" is not about John Deere, but "a Mercedes" may be.
  const isNamed = isGiven && !rows.has(f.determiner) && !rows.has(f.article);
  let forms: ReadonlySet<number> | undefined;
  candidates.forEach((candidate, i) => {
    const { entity } = candidate;
    if (entity < 0) return;
    const kinds = evidence.kinds(entity);
    const person = mayBePerson(world, entity, document.lexicon);
    if (kinds & namesakes || (person && namesakes & SOMEBODY)) rows.mark(f.named_after, i);
    if (isOther && person && isPart(candidate)) rows.mark(f.not_as_said, i);
    const own = candidate.kind === "suffix" ? formsOfEntity(candidate) : none;
    const thing = !person && (kinds === 0 ? own.size > 0 : !(kinds & SOMEBODY));
    const isBegun = !person && candidate.kind === "partial";
    if (isPerson ? thing || isBegun : isNamed && isBegun) rows.mark(f.not_as_said, i);
    if (own.size === 0) return;
    forms ??= formsOf(document.text.slice(mention.start, mention.end));
    if (forms.size > 0 && ![...own].some((family) => forms!.has(family))) rows.mark(f.other_form, i);
  });
}

const none: ReadonlySet<number> = new Set();

/** Whether only a person has this before or behind its name: "Mr", a given name before a last name, さん. */
function isAddressed(document: Document, { span: { from, to }, end }: MentionSpan): boolean {
  const { language, pieces, wordClass, boundaryBefore, text } = document;
  for (const word of behind.get(language) ?? []) if (text.startsWith(word, end)) return true;
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  const before = from - 1;
  if (address.get(language)?.has(wordAt(document, before))) return true;
  // "Austin Python" and "the Sydney Hornets" have no last name behind.
  if (to - from !== 1 || !(wordClass[from]! & SURNAME)) return false;
  const isGiven = (wordClass[before]! & (GIVEN_NAME | EVERYDAY)) === GIVEN_NAME;
  return isGiven && (pieces.shape[before]! & CAPITAL) !== 0;
}

/** Whether the word before tells that the name is a ruler's or a storm's: "Queen Mary", "Lake Victoria". */
function isOfOthers(document: Document, { span: { from } }: MentionSpan): boolean {
  const { language, boundaryBefore } = document;
  if (from === 0 || boundaryBefore[from] !== OPEN) return false;
  return others.get(language)?.has(wordAt(document, from - 1)) ?? false;
}

function isGivenName({ wordClass }: Document, { span: { from, to } }: MentionSpan): boolean {
  return to - from === 1 && (wordClass[from]! & GIVEN_NAME) !== 0;
}

/** The legal forms of each entity, read once: a list may have 600 names for one. */
const known = new WeakMap<EntityRecord, ReadonlySet<number>>();

/** The families of the legal forms that the names of an entity have. */
function formsOfEntity({ record }: Candidate): ReadonlySet<number> {
  let forms = known.get(record);
  if (!forms) {
    forms = new Set(Object.values(record.labels).flatMap((label) => [...formsOf(label)]));
    known.set(record, forms);
  }
  return forms;
}

/** The families of the legal forms that end a name, or stand before it in Han characters. */
function formsOf(name: string): ReadonlySet<number> {
  const forms = new Set<number>();
  const words = foldText(name.replaceAll(".", ""))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  let last = words.length - 1;
  while (last > 0 && words.length - last < MOST_OF_FORM && tails.has(words[last]!)) last--;
  const family = last > 0 ? families.get(words[last]!) : undefined;
  if (family !== undefined) forms.add(family);
  for (const form of unspacedFormFamilies)
    if (name.startsWith(form) || name.endsWith(form)) forms.add(families.get(form)!);
  return forms;
}
