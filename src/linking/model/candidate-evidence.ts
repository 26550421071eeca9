import type { MatchKind } from "../../contract/index.ts";
import * as entityKind from "../../datasets/knowledge/kinds.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import { ALIAS, DEMONYM, languageBit, NAME } from "../../datasets/names/name-trie.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../../text/pieces.ts";
import { type Candidate, type Given, isSmall, type Source } from "../candidates/candidate.ts";
import type { Context, ContextFit } from "../document/context.ts";
import { type Document, isEveryday } from "../document/document.ts";
import { SURNAME } from "../document/lexicon.ts";
import type { Text } from "../document/text.ts";
import type { Span } from "../mention.ts";
import { beliefsOf } from "./belief.ts";
import { candidateFeatures } from "./feature-table.ts";
import { writeMention } from "./mention-evidence.ts";
import type { MentionRows } from "./mention-rows.ts";

const f = candidateFeatures.at;
const WIDTH = candidateFeatures.width;

const EVENT = entityKind.kindBit("event") | entityKind.kindBit("match");

const kindFeature: Readonly<Record<Exclude<MatchKind, "given">, number>> = {
  exact: f.kind_exact,
  folded: f.kind_folded,
  suffix: f.kind_suffix,
  acronym: f.kind_acronym,
  short_name: f.kind_short_name,
  partial: f.kind_partial,
  fuzzy: f.kind_fuzzy,
};

const sourceFeature: Readonly<Partial<Record<Source, number>>> = {
  spelling: f.from_spelling,
  demonym: f.from_demonym,
  national: f.from_national,
  side: f.from_side,
  longer: f.from_longer,
};

/** The kinds of an entity as features. */
const kindFlags: readonly (readonly [bits: number, feature: number])[] = [
  [entityKind.PERSON, f.is_person],
  [entityKind.PLACE, f.is_place],
  [entityKind.SETTLEMENT, f.is_settlement],
  [entityKind.COUNTRY | entityKind.AREA, f.is_country],
  [entityKind.ORGANIZATION, f.is_organization],
  [entityKind.CLUB, f.is_club],
  [entityKind.WORK, f.is_work],
  [entityKind.IDEA, f.is_idea],
  [entityKind.kindBit("people"), f.is_people],
  [EVENT, f.is_event],
];

/** Candidates whose context is read: the likeliest by name and popularity. */
const READ = 12;
/** Least logarithm of a prior. */
const LEAST_PRIOR = -7;
/**
 * Least logarithm of the share of known links: odds of a twentieth. A target may be missing only because its page has
 * moved.
 */
const LEAST_KNOWN = -3;

/**
 * Least letters of a name in which one wrong letter is a slip of the pen, and of one in which it is half so likely. In
 * lists of 2,000 entities with half of those of a text, on ten sets: of the names of ten letters and more with one edit
 * 95 % meant the entity that was found, of eight and nine letters 67 %, of less 40 %.
 */
const SLIP = 10;
const HALF_SLIP = 8;

/**
 * Writes the evidence that a mention has by itself into its rows, which hold 0. The evidence of the other mentions is
 * written later.
 *
 * @param mentions mentions of the text
 */
export function writeRows(rows: MentionRows, text: Text, mentions: number, context: Context): void {
  const { candidates, mention, values, first } = rows;
  const { from, to } = mention.span;
  const fit: ContextFit = { context: 0, near: 0, here: 0, field: 0 };
  // What all rows share is written once.
  writeMention(rows, text, mentions);
  for (let i = 1; i <= candidates.length; i++) values.copyWithin(rows.row(i), first, first + WIDTH);
  candidates.forEach((candidate, i) => {
    writeName(rows, i, text.document, candidate);
    // The order of a caller's list is not evidence.
    if (candidate.prior !== null) rows.set(f.prior_rank, i, Math.min(i, 8));
    if (candidate.entity >= 0) {
      writeEntity(rows, i, candidate);
      if (i < READ || candidate.source === "side") {
        context.fit(candidate.entity, from, to, fit);
        writeFit(rows, i, fit);
      }
    }
    if (candidate.given) writeGiven(rows, i, candidate, candidate.given, context, fit);
    writeType(rows, i, candidate);
  });
  rows.mark(f.nil, candidates.length);
  rows.compare(f.prior, f.prior_gap, f.most_prior);
  rows.compare(f.popularity, undefined, f.most_popularity);
  rows.compare(f.context, f.context_gap, f.most_context);
  rows.compare(f.near, f.near_gap);
  rows.compare(f.field, f.field_gap, f.most_field);
  rows.compare(f.kind_exact, undefined, f.most_exact);
  rows.beliefs = beliefsOf(rows);
}

function writeName(rows: MentionRows, i: number, document: Document, candidate: Candidate): void {
  const { span } = rows.mention;
  const { kind, source, form, languages, distance, coverage, prior, known } = candidate;
  // An offer of a plug-in counts like an alias that the world does not have.
  if (source === "plug-in") rows.mark(f.kind_folded, i);
  else if (kind !== "given") rows.mark(kindFeature[kind], i);
  const from = sourceFeature[source];
  if (from !== undefined) rows.mark(from, i);
  if (form === NAME) rows.mark(f.label, i);
  if (form === ALIAS) rows.mark(f.alias, i);
  if (form === DEMONYM) rows.mark(f.demonym, i);
  if (!(languages & languageBit(document.language))) rows.mark(f.language, i);
  const shape = document.pieces.shape[span.from] ?? 0;
  if (!(shape & CHARACTER)) {
    const capital = (shape & (CAPITAL | INNER_CAPITAL)) !== 0;
    const small = isSmall(candidate, languageBit(document.language));
    if (capital && small) rows.mark(f.thing, i);
    if (!capital && !small && kind === "folded") rows.mark(f.case, i);
    const everyday = capital ? isEverydayNoun(document, span, candidate) : small;
    if (everyday && kind === "exact") rows.mark(f.small_name, i);
  }
  rows.set(f.coverage, i, coverage);
  rows.set(f.edits, i, distance);
  if (kind === "fuzzy" && distance === 1) rows.set(f.slip, i, slipOf(document, span));
  if (prior !== null) rows.set(f.prior, i, Math.max(Math.log(prior), LEAST_PRIOR));
  if (known < 1) rows.set(f.known_links, i, Math.max(Math.log(known), LEAST_KNOWN));
}

/**
 * The value of `slip` for a mention with one edit. A known last name may be that of another person ("Schmitt",
 * "Schmidt").
 */
function slipOf({ pieces: { start, end }, wordClass }: Document, { from, to }: Span): number {
  const letters = end[to - 1]! - start[from]!;
  const long = letters >= SLIP ? 1 : letters >= HALF_SLIP ? 0.5 : 0;
  return wordClass[to - 1]! & SURNAME ? Math.max(0, long - 0.5) : long;
}

function writeEntity(rows: MentionRows, i: number, { world, entity, kinds }: Candidate): void {
  const { dataset } = world;
  writeKinds(rows, i, kinds);
  rows.set(f.neighbours, i, Math.log2(1 + dataset.degree(entity)));
  rows.set(f.popularity, i, Math.log2(1 + dataset.mass(entity)) - dataset.medianPopularity);
}

function writeKinds(rows: MentionRows, i: number, kinds: number): void {
  for (const [bits, feature] of kindFlags) if (kinds & bits) rows.mark(feature, i);
}

/** Writes how well the text fits a candidate. What the world and what the caller says of it count, the better of both. */
function writeFit(rows: MentionRows, i: number, { context, near, here, field }: ContextFit): void {
  const raise = (feature: number, value: number) =>
    rows.set(feature, i, Math.max(rows.value(feature, i), value));
  raise(f.context, context);
  raise(f.near, near);
  raise(f.context_here, here);
  raise(f.field, field);
}

/** The caller's data about a candidate is evidence like the data of the world. */
function writeGiven(
  rows: MentionRows,
  i: number,
  candidate: Candidate,
  { list, entity, score }: Given,
  context: Context,
  fit: ContextFit,
): void {
  const { from, to } = rows.mention.span;
  writeKinds(rows, i, list.evidence.kinds(entity));
  context.of(list).fit(entity, from, to, fit);
  writeFit(rows, i, fit);
  rows.set(f.given_score, i, score);
  const isDescribed = Object.keys(list.record(entity).descriptions).length > 0;
  const isUnsaid = isDescribed && Math.max(fit.context, fit.near, fit.field) === 0;
  if (isUnsaid && candidate.entity < 0 && to - from === 1) rows.mark(f.given_unsaid, i);
}

function writeType(rows: MentionRows, i: number, candidate: Candidate): void {
  const { type } = rows.mention;
  if (type === undefined) return;
  const verdict = knownTypes().agreement(type, candidate.types);
  if (verdict === "agrees") rows.mark(f.type_agrees, i);
  else if (verdict === "contradicts") rows.mark(f.type_contradicts, i);
}

/**
 * Whether the name is an everyday word and the entity is what such words mean; only in a language that writes nouns
 * with a capital.
 */
function isEverydayNoun(
  document: Document,
  { from, to }: Span,
  { world, entity, kinds }: Candidate,
): boolean {
  if (!document.lexicon.capitalisesNouns || entity < 0 || !isEveryday(document, from, to)) return false;
  return (kinds & entityKind.IDEA) !== 0 || world.dataset.typesOf(entity).includes(entityKind.SKOS_CONCEPT);
}
