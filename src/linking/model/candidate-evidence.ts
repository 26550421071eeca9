import type { MatchKind } from "../../contract/index.ts";
import * as entityKind from "../../datasets/knowledge/kinds.ts";
import { SKOS_CONCEPT } from "../../datasets/knowledge/kinds.ts";
import { knownTypes } from "../../datasets/knowledge/loaded-types.ts";
import { ALIAS, DEMONYM, languageBit, NAME } from "../../datasets/names/name-trie.ts";
import { CAPITAL, CHARACTER, INNER_CAPITAL } from "../../text/pieces.ts";
import { type Candidate, type Given, isSmall, type Source } from "../candidates/candidate.ts";
import type { Context, ContextFit } from "../document/context.ts";
import { type Document, isEveryday } from "../document/document.ts";
import { SURNAME } from "../document/lexicon.ts";
import type { Text } from "../document/text.ts";
import type { MentionSpan, Span } from "../mention.ts";
import { candidateFeatures } from "./feature-table.ts";
import { compare } from "./gaps.ts";
import { writeMention } from "./mention-evidence.ts";

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
const kindFlags = [
  { bits: entityKind.PERSON, feature: f.is_person },
  { bits: entityKind.PLACE, feature: f.is_place },
  { bits: entityKind.SETTLEMENT, feature: f.is_settlement },
  { bits: entityKind.COUNTRY | entityKind.AREA, feature: f.is_country },
  { bits: entityKind.ORGANIZATION, feature: f.is_organization },
  { bits: entityKind.CLUB, feature: f.is_club },
  { bits: entityKind.WORK, feature: f.is_work },
  { bits: entityKind.IDEA, feature: f.is_idea },
  { bits: entityKind.kindBit("people"), feature: f.is_people },
  { bits: EVENT, feature: f.is_event },
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
 * Writes the rows of a mention: its candidates, and NIL after them. The evidence of the other mentions is written
 * later.
 *
 * @param from where the first row begins; all rows hold 0
 * @param mentions mentions of the text
 */
export function writeRows(
  values: Float32Array,
  from: number,
  text: Text,
  mention: MentionSpan,
  mentions: number,
  candidates: readonly Candidate[],
  context: Context,
): void {
  const count = candidates.length;
  const { from: first, to } = mention.span;
  const fit: ContextFit = { context: 0, near: 0, here: 0, field: 0 };
  // What all rows share is written once.
  writeMention(values, from, text, mention, mentions, count);
  for (let row = 1; row <= count; row++) values.copyWithin(from + row * WIDTH, from, from + WIDTH);
  for (let i = 0; i < count; i++) {
    const candidate = candidates[i]!;
    const row = from + i * WIDTH;
    writeName(values, row, text.document, mention, candidate);
    // The order of a caller's list is not evidence.
    if (candidate.prior !== null) values[row + f.prior_rank] = Math.min(i, 8);
    if (candidate.entity >= 0) {
      writeEntity(values, row, candidate);
      if (i < READ || candidate.source === "side") {
        context.fit(candidate.entity, first, to, fit);
        writeFit(values, row, fit);
      }
    }
    if (candidate.given) writeGiven(values, row, candidate, candidate.given, context, mention.span, fit);
    writeType(values, row, mention, candidate);
  }
  values[from + count * WIDTH + f.nil] = 1;
  compare(values, from, count, f.prior, f.prior_gap, f.most_prior);
  compare(values, from, count, f.popularity, -1, f.most_popularity);
  compare(values, from, count, f.context, f.context_gap, f.most_context);
  compare(values, from, count, f.near, f.near_gap);
  compare(values, from, count, f.field, f.field_gap, f.most_field);
  compare(values, from, count, f.kind_exact, -1, f.most_exact);
}

function writeName(
  values: Float32Array,
  row: number,
  document: Document,
  { span }: MentionSpan,
  candidate: Candidate,
): void {
  const { kind, source, form, languages, distance, coverage, prior, known } = candidate;
  // An offer of a plug-in counts like an alias that the world does not have.
  if (source === "plug-in") values[row + f.kind_folded] = 1;
  else if (kind !== "given") values[row + kindFeature[kind]] = 1;
  const from = sourceFeature[source];
  if (from !== undefined) values[row + from] = 1;
  if (form === NAME) values[row + f.label] = 1;
  if (form === ALIAS) values[row + f.alias] = 1;
  if (form === DEMONYM) values[row + f.demonym] = 1;
  if (!(languages & languageBit(document.language))) values[row + f.language] = 1;
  const shape = document.pieces.shape[span.from] ?? 0;
  if (!(shape & CHARACTER)) {
    const capital = (shape & (CAPITAL | INNER_CAPITAL)) !== 0;
    const small = isSmall(candidate, languageBit(document.language));
    if (capital && small) values[row + f.thing] = 1;
    if (!capital && !small && kind === "folded") values[row + f.case] = 1;
    const everyday = capital ? isEverydayNoun(document, span, candidate) : small;
    if (everyday && kind === "exact") values[row + f.small_name] = 1;
  }
  values[row + f.coverage] = coverage;
  values[row + f.edits] = distance;
  if (kind === "fuzzy" && distance === 1) values[row + f.slip] = slipOf(document, span);
  if (prior !== null) values[row + f.prior] = Math.max(Math.log(prior), LEAST_PRIOR);
  if (known < 1) values[row + f.known_links] = Math.max(Math.log(known), LEAST_KNOWN);
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

function writeEntity(values: Float32Array, row: number, { world, entity, kinds }: Candidate): void {
  const { dataset } = world;
  writeKinds(values, row, kinds);
  values[row + f.neighbours] = Math.log2(1 + dataset.degree(entity));
  values[row + f.popularity] = Math.log2(1 + dataset.mass(entity)) - dataset.medianPopularity;
}

function writeKinds(values: Float32Array, row: number, kinds: number): void {
  for (const { bits, feature } of kindFlags) if (kinds & bits) values[row + feature] = 1;
}

/** Writes how well the text fits a candidate. What the world and what the caller says of it count, the better of both. */
function writeFit(values: Float32Array, row: number, { context, near, here, field }: ContextFit): void {
  values[row + f.context] = Math.max(values[row + f.context]!, context);
  values[row + f.near] = Math.max(values[row + f.near]!, near);
  values[row + f.context_here] = Math.max(values[row + f.context_here]!, here);
  values[row + f.field] = Math.max(values[row + f.field]!, field);
}

/** The caller's data about a candidate is evidence like the data of the world. */
function writeGiven(
  values: Float32Array,
  row: number,
  candidate: Candidate,
  { list, entity, score }: Given,
  context: Context,
  { from, to }: Span,
  fit: ContextFit,
): void {
  writeKinds(values, row, list.evidence.kinds(entity));
  context.of(list).fit(entity, from, to, fit);
  writeFit(values, row, fit);
  values[row + f.given_score] = score;
  const isDescribed = Object.keys(list.record(entity).descriptions).length > 0;
  const isUnsaid = isDescribed && Math.max(fit.context, fit.near, fit.field) === 0;
  if (isUnsaid && candidate.entity < 0 && to - from === 1) values[row + f.given_unsaid] = 1;
}

function writeType(values: Float32Array, row: number, { type }: MentionSpan, candidate: Candidate): void {
  if (type === undefined) return;
  const verdict = knownTypes().agreement(type, candidate.types);
  if (verdict === "agrees") values[row + f.type_agrees] = 1;
  else if (verdict === "contradicts") values[row + f.type_contradicts] = 1;
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
  return (kinds & entityKind.IDEA) !== 0 || world.dataset.typesOf(entity).includes(SKOS_CONCEPT);
}
