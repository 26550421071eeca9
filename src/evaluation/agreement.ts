import { canonicalId, type Mention, type ResolveRequest, type Resolver } from "../contract/index.ts";

/** How two resolvers answer one mention. */
export const verdicts = ["same", "both_unresolved", "different", "only_first", "only_second"] as const;
export type Verdict = (typeof verdicts)[number];

/** One span that at least one of two resolvers has a row for. */
export interface Comparison {
  readonly document: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Identity, or reason, or null if the resolver has no row. */
  readonly first: string | null;
  readonly second: string | null;
  readonly verdict: Verdict;
}

/** Documents to compare on. */
export interface ComparedDocument {
  readonly id: string;
  readonly request: ResolveRequest;
}

/**
 * Asks two resolvers the same and tells how they agree, mention by mention, in the order of the text. Identities
 * are the same when their canonical forms are, or when either lists the other in `same_as`. `only_first` and
 * `only_second`: one resolves the span, the other leaves it unresolved or does not see it.
 *
 * @throws whatever either resolver throws
 */
export async function* compareResolvers(
  first: Resolver,
  second: Resolver,
  documents: AsyncIterable<ComparedDocument> | Iterable<ComparedDocument>,
): AsyncGenerator<Comparison> {
  for await (const { id, request } of documents) {
    const [a, b] = await Promise.all([first.resolve(request), second.resolve(request)]);
    yield* compareRows(id, a.mentions, b.mentions);
  }
}

function* compareRows(document: string, a: readonly Mention[], b: readonly Mention[]): Generator<Comparison> {
  const spans = new Map<string, { first?: Mention; second?: Mention; row: Mention }>();
  for (const row of a) spans.set(spanOf(row), { first: row, row });
  for (const row of b) spans.set(spanOf(row), { ...spans.get(spanOf(row)), second: row, row });
  const rows = [...spans.values()].sort((x, y) => x.row.start - y.row.start || y.row.end - x.row.end);
  for (const { first, second, row } of rows) {
    const { text, start, end } = row;
    const outcomes = { first: outcomeOf(first), second: outcomeOf(second) };
    yield { document, text, start, end, ...outcomes, verdict: verdictOf(first, second) };
  }
}

function verdictOf(first: Mention | undefined, second: Mention | undefined): Verdict {
  if (first?.entity && second?.entity) return sameIdentity(first, second) ? "same" : "different";
  if (first?.entity) return "only_first";
  if (second?.entity) return "only_second";
  return "both_unresolved";
}

function sameIdentity({ entity: a }: Mention, { entity: b }: Mention): boolean {
  if (!a || !b) return false;
  const [one, other] = [canonicalId(a.id), canonicalId(b.id)];
  const links = (entity: typeof a) => entity.same_as.map(canonicalId);
  return one === other || links(a).includes(other) || links(b).includes(one);
}

function outcomeOf(mention: Mention | undefined): string | null {
  return mention ? (mention.entity?.id ?? mention.reason ?? null) : null;
}

function spanOf({ start, end }: Mention): string {
  return `${start} ${end}`;
}
