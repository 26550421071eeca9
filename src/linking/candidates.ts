import { limits, type MatchKind } from "../contract/index.ts";
import type { EntityRecord } from "../datasets/entity.ts";
import { withoutLegalForm, withoutUnspacedForm } from "../datasets/names/derived-names.ts";
import { ACRONYM, ALIAS, DEMONYM, FORM, SHORT_NAME, SUFFIX } from "../datasets/names/name-trie.ts";
import { surfaceHash } from "../datasets/names/surface.ts";
import { normalise } from "../text/fold.ts";
import { ADJACENT, CHARACTER, cut } from "../text/pieces.ts";
import type { Span } from "./detect.ts";
import { type Document, isUpper } from "./document.ts";
import { CLITIC, FUNCTION } from "./lexicon.ts";
import { NamedCandidate } from "./named-candidate.ts";
import type { World } from "./world.ts";

/** An entity that a mention may mean. */
export interface Candidate {
  readonly world: World;
  /** Number in the world's dataset; -1 for a caller's candidate that the dataset does not have. */
  readonly entity: number;
  /** Decoded when it is first read. */
  readonly record: EntityRecord;
  readonly kind: MatchKind;
  /** Form of the name in the trie. */
  readonly form: number;
  /** Languages of the matched name. */
  readonly languages: number;
  /** Edits between the mention and the name, for `fuzzy`. */
  readonly distance: number;
  /** Share of the name that the mention is, by how telling its words are: below 1 for `partial` only. */
  readonly coverage: number;
  /** P(entity | name) among the candidates; null in a user's dataset. */
  readonly prior: number | null;
}

/** Weight of a name that is an alias, or a word for the people of a place, against a label. */
function formWeight(form: number): number {
  return form === ALIAS ? 0.5 : form === DEMONYM ? 0.5 : 1;
}

/** An entity that was found by a name, before the found ones are compared. */
export interface Found {
  entity: number;
  kind: MatchKind;
  form: number;
  languages: number;
  distance: number;
  coverage: number;
}

/** Weight of a way of matching against the others, in the prior. */
const kindWeight: Record<MatchKind, number> = {
  exact: 1,
  folded: 0.9,
  suffix: 0.7,
  acronym: 0.5,
  short_name: 0.15,
  partial: 0.1,
  fuzzy: 0.05,
  given: 1,
};

/** The candidates of a span in one world: by the name itself and its derived forms; at most 30, best first. */
export function candidatesOf(document: Document, span: Span, world: World, w: number): Candidate[] {
  const found: Found[] = [];
  const node = span.nodes[w]!;
  if (node !== 0)
    collect(
      document,
      world,
      node,
      span.from,
      span.to - span.suffix,
      span.suffix > 0 ? "suffix" : undefined,
      found,
    );
  return ranked(world, found);
}

/**
 * Nodes of a span that a caller marked. Tried in order until one has candidates: the span as it is, without an
 * article, elision or possessive, without its legal form, its initials written together.
 */
export function givenCandidatesOf(document: Document, span: Span, world: World): Candidate[] {
  const { names } = world.dataset;
  for (const [from, to, kind] of variants(document, span.from, span.to)) {
    const node = names.find(document.pieces, from, to);
    if (node === 0) continue;
    const found: Found[] = [];
    collect(document, world, node, from, to, kind, found);
    if (found.length > 0) return ranked(world, found);
  }
  const together = initialsTogether(document, span);
  if (together) {
    const pieces = cut(together);
    const node = names.find(pieces, 0, pieces.count);
    if (node !== 0) {
      const found: Found[] = [];
      collect(document, world, node, span.from, span.to, "folded", found);
      return ranked(world, found);
    }
  }
  return [];
}

/** The last resort: names near to the mention, by edit distance. */
export async function nearestCandidatesOf(
  document: Document,
  span: Span,
  world: World,
): Promise<Candidate[]> {
  const name = nameOf(document, span);
  if (name.length < 4) return [];
  const near = await world.dataset.nearest(name, limits.candidates);
  return ranked(
    world,
    near
      .filter(({ entity }) => world.dataset.alive(entity))
      .map(({ entity, distance }) => ({
        entity,
        kind: "fuzzy" as const,
        form: 0,
        languages: 255,
        distance,
        coverage: 1,
      })),
  );
}

/** A mention as it is looked up: folded, without elision or possessive. */
export function nameOf(document: Document, { from, to }: Span): string {
  const { pieces, text } = document;
  const [begin, end] = withoutClitics(document, from, to);
  return normalise(text.slice(pieces.start[begin], pieces.end[end - 1]));
}

function* variants(
  document: Document,
  from: number,
  to: number,
): Generator<[number, number, MatchKind | undefined]> {
  yield [from, to, undefined];
  const [begin, end] = withoutClitics(document, from, to);
  if (begin !== from || end !== to) yield [begin, end, "folded"];
  const bare = withoutLegalForm(document.pieces, begin, end);
  if (bare < end) yield [begin, bare, "suffix"];
  if ((document.pieces.shape[begin]! | document.pieces.shape[end - 1]!) & CHARACTER) {
    const [first, last] = withoutUnspacedForm(document.pieces, begin, end, "mention");
    if (first > begin || last < end) yield [first, last, "suffix"];
  }
  if (end - begin > 1 && document.category[begin]! & FUNCTION) yield [begin + 1, end, "folded"];
  // "Einsteins", "Roms": a name in the genitive.
  if (end - begin === 1) return;
}

/** A span without the `l'` before it and the `'s` behind it. */
export function withoutClitics(document: Document, from: number, to: number): [number, number] {
  const { pieces, category } = document;
  let begin = from;
  let end = to;
  while (
    end - begin > 1 &&
    category[begin]! & CLITIC &&
    pieces.gap[begin + 1] === ADJACENT &&
    hasApostrophe(document, begin)
  )
    begin++;
  while (
    end - begin > 1 &&
    category[end - 1]! & CLITIC &&
    pieces.gap[end - 1] === ADJACENT &&
    hasApostrophe(document, end - 2)
  )
    end--;
  return [begin, end];
}

function hasApostrophe({ pieces }: Document, at: number): boolean {
  const unit = pieces.text.charCodeAt(pieces.end[at]!);
  return unit === 0x27 || unit === 0x2019;
}

/** "U.S.A." as "USA"; "" for anything but single letters. */
function initialsTogether({ pieces, text }: Document, { from, to }: Span): string {
  if (to - from < 2) return "";
  let letters = "";
  for (let i = from; i < to; i++) {
    if (pieces.end[i]! - pieces.start[i]! !== 1) return "";
    letters += text[pieces.start[i]!];
  }
  return letters;
}

function collect(
  document: Document,
  world: World,
  node: number,
  from: number,
  to: number,
  kind: MatchKind | undefined,
  found: Found[],
  asAcronym = false,
): void {
  const { names } = world.dataset;
  const { pieces } = document;
  const surface = surfaceHash(pieces.text, pieces.start[from]!, pieces.end[to - 1]!);
  const upper = asAcronym || isUpper(pieces, from);
  for (let p = names.head(node); p !== 0; p = names.next(p)) {
    const entity = names.entity(p);
    if (!world.dataset.alive(entity)) continue;
    const form = names.form(p) & FORM;
    if (form === ACRONYM && !upper) continue;
    const own: MatchKind =
      form === SUFFIX
        ? "suffix"
        : form === ACRONYM
          ? "acronym"
          : form === SHORT_NAME
            ? "short_name"
            : names.surface(p) === surface
              ? "exact"
              : "folded";
    const better = kind === undefined || kindWeight[own] < kindWeight[kind] ? own : kind;
    found.push({ entity, kind: better, form, languages: names.languages(p), distance: 0, coverage: 1 });
  }
}

/** Adds what a run of pieces names, as it is written. */
export function foundIn(
  document: Document,
  world: World,
  from: number,
  to: number,
  kind: MatchKind,
  found: Found[],
  asAcronym = false,
): void {
  const node = world.dataset.names.find(document.pieces, from, to);
  if (node !== 0) collect(document, world, node, from, to, kind, found, asAcronym);
}

/** Adds what other spellings of a name name; only names of their own, none that are derived from one. */
export function foundAt(world: World, spellings: readonly string[], kind: MatchKind, found: Found[]): void {
  if (spellings.length === 0) return;
  const { names } = world.dataset;
  // Cut as one text, with what no name crosses between them.
  const pieces = cut(spellings.join("\n\n"));
  let to = 0;
  let offset = 0;
  for (const spelling of spellings) {
    const from = to;
    offset += spelling.length;
    while (to < pieces.count && pieces.start[to]! < offset) to++;
    offset += 2;
    const node = to > from ? names.find(pieces, from, to) : 0;
    if (node === 0) continue;
    for (let p = names.head(node); p !== 0; p = names.next(p)) {
      const entity = names.entity(p);
      const form = names.form(p) & FORM;
      if (form === ACRONYM || !world.dataset.alive(entity)) continue;
      const own: MatchKind = form === SUFFIX ? "suffix" : form === SHORT_NAME ? "short_name" : kind;
      const weakest = kindWeight[own] < kindWeight[kind] ? own : kind;
      found.push({ entity, kind: weakest, form, languages: names.languages(p), distance: 0, coverage: 1 });
    }
  }
}

/** One candidate an entity, by its best match; the 30 best known; ties by id, so that order never matters. */
export function ranked(world: World, found: readonly Found[]): Candidate[] {
  if (found.length === 0) return [];
  const isPublic = world.kind === "public";
  // Most names are of one entity.
  if (found.length === 1) return [new NamedCandidate(world, found[0]!, isPublic ? 1 : null)];
  const { dataset } = world;
  const weighted = bestOfEach(found).map((one) => ({
    one,
    weight: dataset.mass(one.entity) * kindWeight[one.kind] * formWeight(one.form) * one.coverage ** 2,
  }));
  let sum = 0;
  for (const { weight } of weighted) sum += weight;
  const idOf = ({ one }: { one: Found }) => dataset.record(one.entity).id;
  const order = (a: (typeof weighted)[number], b: (typeof weighted)[number]) =>
    b.weight - a.weight || (idOf(a) < idOf(b) ? -1 : 1);
  return weighted
    .sort(order)
    .slice(0, limits.candidates)
    .map(({ one, weight }) => new NamedCandidate(world, one, isPublic ? weight / sum : null));
}

/** Each entity once, by its best match, with the languages of all of them. */
function bestOfEach(found: readonly Found[]): Found[] {
  const best = new Map<number, Found>();
  for (const one of found) {
    const other = best.get(one.entity);
    if (!other) best.set(one.entity, one);
    else if (strength(one) > strength(other))
      best.set(one.entity, { ...one, languages: one.languages | other.languages });
    else other.languages |= one.languages;
  }
  return [...best.values()];
}

function strength({ kind, form, distance, coverage }: Found): number {
  return kindWeight[kind] * coverage - form / 100 - distance / 10;
}
