import { type Alignment, type Row, spanKey, type Target } from "./alignment.ts";

/** All that is counted of a document; every figure is a function of sums of these. */
export const countNames = [
  "linked",
  "nil",
  "optional",
  // D2KB: the row on exactly the gold span answers for it
  "reachable",
  "unreachable",
  "missing",
  "accepted",
  "right",
  "acceptedReachable",
  "rightReachable",
  "acceptedUnreachable",
  "missingNil",
  "acceptedNil",
  // A2KB: exact; limited to gold in the knowledge base; overlapping; spans alone
  "exactTp",
  "exactFp",
  "exactFn",
  "onOptional",
  "kbTp",
  "kbFp",
  "kbFn",
  "weakTp",
  "weakFp",
  "weakFn",
  "spanTp",
  "spanFp",
  "spanFn",
  // forced NIL
  "forced",
  "forcedMissing",
  "forcedResolved",
  "forcedGoldReturned",
] as const;
export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;

export function noCounts(): Counts {
  return Object.fromEntries(countNames.map((name) => [name, 0])) as Counts;
}

/** Counts one document. */
export function countDocument(alignment: Alignment): Counts {
  const counts = goldCounts(alignment);
  countSpansGiven(alignment, counts);
  countExact(alignment, counts);
  countWeak(alignment, counts);
  countSpans(alignment, counts);
  return counts;
}

/** Counts one document of a run in which the gold entities were hidden: every required mention is NIL. */
export function countForcedNil(alignment: Alignment): Counts {
  const counts = goldCounts(alignment);
  for (const target of alignment.required) {
    counts.forced++;
    const row = alignment.rowAt.get(spanKey(target));
    if (!row) counts.forcedMissing++;
    else if (row.id !== null) {
      counts.forcedResolved++;
      if (target.ids.includes(row.id)) counts.forcedGoldReturned++;
    }
  }
  return counts;
}

function goldCounts({ required, optional }: Alignment): Counts {
  const counts = noCounts();
  counts.nil = required.filter(isNil).length;
  counts.linked = required.length - counts.nil;
  counts.optional = optional.length;
  return counts;
}

export function isNil({ ids }: Target): boolean {
  return ids.length === 0;
}

function countSpansGiven({ required, rowAt }: Alignment, counts: Counts): void {
  for (const target of required) {
    const row = rowAt.get(spanKey(target));
    if (isNil(target)) {
      if (!row) counts.missingNil++;
      else if (row.id !== null) counts.acceptedNil++;
      continue;
    }
    counts[target.reachable ? "reachable" : "unreachable"]++;
    if (!row) counts.missing++;
    if (!row || row.id === null) continue;
    const right = target.ids.includes(row.id);
    counts.accepted++;
    if (right) counts.right++;
    if (!target.reachable) counts.acceptedUnreachable++;
    else {
      counts.acceptedReachable++;
      if (right) counts.rightReachable++;
    }
  }
}

function countExact({ required, optional, rows }: Alignment, counts: Counts): void {
  const optionalAt = new Set(optional.map(spanKey));
  const targetAt = new Map(required.map((target) => [spanKey(target), target]));
  const hit = new Set<string>();
  for (const row of rows) {
    if (row.id === null) continue;
    const key = spanKey(row);
    if (optionalAt.has(key)) {
      counts.onOptional++;
      continue;
    }
    const target = targetAt.get(key);
    if (target?.ids.includes(row.id) && !hit.has(key)) {
      hit.add(key);
      counts.exactTp++;
      counts[target.reachable ? "kbTp" : "kbFp"]++;
    } else {
      counts.exactFp++;
      counts.kbFp++;
    }
  }
  counts.exactFn = counts.linked - counts.exactTp;
  counts.kbFn = counts.reachable - counts.kbTp;
}

/** Overlapping spans with the right entity, one to one: exact spans first, then the longest overlap. */
function countWeak({ required, optional, rows }: Alignment, counts: Counts): void {
  const answers = rows.filter(({ id }) => id !== null);
  const linked = required.filter((target) => !isNil(target));
  const pairs = answers.flatMap((row, r) =>
    linked.flatMap((target, t) => {
      const common = overlap(row, target);
      return common > 0 && target.ids.includes(row.id!)
        ? [{ r, t, common, exact: Number(spanKey(row) === spanKey(target)) }]
        : [];
    }),
  );
  pairs.sort((a, b) => b.exact - a.exact || b.common - a.common || a.r - b.r || a.t - b.t);
  const usedRows = new Set<number>();
  const usedTargets = new Set<number>();
  for (const { r, t } of pairs) {
    if (usedRows.has(r) || usedTargets.has(t)) continue;
    usedRows.add(r);
    usedTargets.add(t);
  }
  counts.weakTp = usedTargets.size;
  counts.weakFn = linked.length - usedTargets.size;
  counts.weakFp = answers.filter(
    (row, r) => !usedRows.has(r) && !touchesOnlyOptional(row, required, optional),
  ).length;
}

function touchesOnlyOptional(row: Row, required: readonly Target[], optional: readonly Target[]): boolean {
  if (optional.some((target) => spanKey(target) === spanKey(row))) return true;
  const touches = (target: Target) => overlap(row, target) > 0;
  return optional.some(touches) && !required.some(touches);
}

function countSpans({ required, optional, rows }: Alignment, counts: Counts): void {
  const optionalAt = new Set(optional.map(spanKey));
  const requiredAt = new Set(required.map(spanKey));
  for (const key of new Set(rows.map(spanKey))) {
    if (optionalAt.has(key)) continue;
    counts[requiredAt.has(key) ? "spanTp" : "spanFp"]++;
  }
  counts.spanFn = required.length - counts.spanTp;
}

/** Code points that two spans share; 0 or less when they do not touch. */
export function overlap(a: { start: number; end: number }, b: { start: number; end: number }): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}
