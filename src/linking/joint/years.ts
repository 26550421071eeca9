import { stemOf, termWeight } from "../../datasets/evidence/evidence.ts";
import { PERSON } from "../../datasets/knowledge/kinds.ts";
import { mapInSteps } from "../../text/pauser.ts";
import { cut } from "../../text/pieces.ts";
import { stemAt } from "../../text/stems.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { PerWorld } from "../candidates/per-world.ts";
import { isCounted } from "../document/counted.ts";
import { isYear } from "../document/datelines.ts";
import { type Document, sentencesOf } from "../document/document.ts";
import { candidateFeatures } from "../model/feature-table.ts";
import type { World } from "../world.ts";
import type { JointText } from "./joint-text.ts";

const f = candidateFeatures.at;

/** Numbers of four digits that are read as years. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 2050;

interface Period {
  readonly from: number;
  readonly to: number;
}

/** Years around a period that belong to it: an election is before the office. */
const BESIDE = 1;

/** Years between two periods that tell them apart for sure; fewer tell it by their share. */
const APART = 10;

/** Least probability of a candidate that is known from the years of the sentence. */
const LEAST = 0.02;

/**
 * Writes which candidates are known from other years than those of the sentence, where another candidate is known from
 * these: "President Bush in 1991" was not president from 2001 to 2009.
 */
export async function writeYears({ mentions, sentences, document, pause }: JointText): Promise<void> {
  const stated = periodsOf(document);
  if (stated.size === 0) return;
  await mapInSteps(pause, mentions, (rows, m) => {
    const told = stated.get(sentences[m]!);
    const { candidates, beliefs } = rows;
    if (!told || candidates.length < 2) return;
    const known = candidates.map(periodOf);
    const isKnownFrom = (period: Period | null) =>
      period && told.from >= period.from - BESIDE && told.to <= period.to + BESIDE;
    if (!known.some((period, i) => isKnownFrom(period) && beliefs[i]! >= LEAST)) return;
    known.forEach((period, i) => {
      if (period) rows.set(f.other_time, i, apart(told, period));
    });
  });
}

/** The years of each sentence that has some. */
function periodsOf(document: Document): ReadonlyMap<number, Period> {
  const { pieces } = document;
  const periods = new Map<number, Period>();
  let sentences: Int32Array | undefined;
  for (let at = 0; at < pieces.count; at++) {
    if (!isYear(pieces, at) || isCounted(document, at + 1)) continue;
    const year = Number(pieces.text.slice(pieces.start[at], pieces.end[at]));
    if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) continue;
    sentences ??= sentencesOf(document);
    periods.set(sentences[at]!, including(periods.get(sentences[at]!), year));
  }
  return periods;
}

/** The period of each entity that was asked; null where no year is told. */
const periodsOfEntities = new PerWorld<number, Period | null>(() => 0, true);

function periodOf({ world, entity, kinds }: Candidate): Period | null {
  return entity < 0
    ? null
    : periodsOfEntities.get(world, entity, () => toldPeriod(world, entity, kinds) ?? null);
}

/**
 * The years that the descriptions of an entity tell. The only one of a person is taken for the first, as it is mostly that
 * of birth or election: "Mayor of London since 2016".
 */
function toldPeriod(world: World, entity: number, kinds: number): Period | undefined {
  let period: Period | undefined;
  world.dataset.evidence.visitTerms(entity, (terms, from, to, weight) => {
    if (weight !== termWeight.description) return;
    for (let i = from; i < to; i++) {
      const year = yearsByStem().get(stemOf(terms[i]!));
      if (year !== undefined) period = including(period, year);
    }
  });
  if (period && period.from === period.to && kinds & PERSON) return { from: period.from, to: LAST_YEAR };
  return period;
}

function including(period: Period | undefined, year: number): Period {
  return { from: Math.min(period?.from ?? year, year), to: Math.max(period?.to ?? year, year) };
}

/** How sure two periods are apart, 0 to 1. */
function apart(one: Period, other: Period): number {
  const years = Math.max(other.from - one.to, one.from - other.to) - BESIDE;
  return Math.min(1, Math.max(0, years / APART));
}

let years: ReadonlyMap<number, number> | undefined;

/** Each year by its stem, as evidence has descriptions as stems. */
function yearsByStem(): ReadonlyMap<number, number> {
  if (years) return years;
  const made = new Map<number, number>();
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) made.set(stemAt(cut(String(year)), 0), year);
  return (years = made);
}
