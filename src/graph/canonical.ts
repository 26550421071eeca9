import type { NamedNode, Quad, Term } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { alikeNodes } from "./alike-nodes.ts";
import { invalidRdf } from "./document-limits.ts";
import { toNQuads } from "./nquads.ts";
import { statement, taggedLiteral } from "./terms.ts";

/** Blank nodes that look alike times the quads of those that hang together: a chain of 2,000 takes a second. */
const mostWork = 8_000_000;

/** Orders in which alike neighbours are tried, in threes. A graph of 28 blank nodes may have 12 factorial of them. */
const mostOrders = 20_000;

/**
 * The canonical N-Quads of a graph: equal for graphs that differ only in the order of quads, in repetitions
 * and in the labels of blank nodes (RDFC-1.0, https://www.w3.org/TR/rdf-canon/).
 *
 * @throws ProblemError `invalid_rdf` for blank nodes so entangled that labelling them would take too long, and for
 *   triple terms beside blank nodes, which have no canonical form
 */
export async function canonicalRdf(quads: readonly Quad[]): Promise<string> {
  if (!quads.some(hasBlankNode)) return sortedLines(toNQuads(quads)).join("");
  if (quads.some(({ object, subject }) => isTriple(object) || isTriple(subject)))
    throw invalidRdf("a graph with triple terms and blank nodes has no canonical form");
  const { count, heaviest } = alikeNodes(quads);
  if (count * heaviest > mostWork) throw tooEntangled(count);
  let orders = Math.min(mostOrders, mostWork / Math.max(1, heaviest));
  // Asked for after every third order: what is counted is the same on every machine, as time is not.
  const signal = {
    get aborted(): boolean {
      return --orders < 0;
    },
  } as AbortSignal;
  const { default: rdfCanonize } = await import("rdf-canonize");
  try {
    return await rdfCanonize.canonize(quads.map(plainDirection), { algorithm: "RDFC-1.0", signal });
  } catch (cause) {
    throw tooEntangled(count, cause);
  }
}

function hasBlankNode({ subject, object, graph }: Quad): boolean {
  return [subject, object, graph].some(
    (term) => term.termType === "BlankNode" || (isTriple(term) && hasBlankNode(term)),
  );
}

function isTriple(term: Term): term is Quad {
  return term.termType === "Quad";
}

/** A quad whose literal has its direction in the language, where N-Quads has it: RDFC-1.0 knows no other place. */
function plainDirection(quad: Quad): Quad {
  const { subject, predicate, object, graph } = quad;
  if (object.termType !== "Literal" || !object.direction) return quad;
  const { value, language, direction } = object;
  const literal = taggedLiteral(value, `${language}--${direction}`, "");
  return statement(subject, predicate as NamedNode, literal, graph);
}

function tooEntangled(count: number, cause?: unknown): ProblemError {
  const detail = `${count} of its blank nodes look alike and are so entangled that telling them apart would take too long: give them IRIs`;
  return new ProblemError("invalid_rdf", { detail, cause });
}

/** Whether two graphs say the same. */
export async function sameRdf(one: readonly Quad[], other: readonly Quad[]): Promise<boolean> {
  return (await canonicalRdf(one)) === (await canonicalRdf(other));
}

/** The N-Quads lines that one graph has and the other has not. */
export interface RdfDiff {
  /** Lines that only the second graph has. */
  readonly added: readonly string[];
  /** Lines that only the first graph has. */
  readonly removed: readonly string[];
}

/** What has to be added to and removed from a graph to make another of it, as canonical N-Quads lines. */
export async function diffRdf(before: readonly Quad[], after: readonly Quad[]): Promise<RdfDiff> {
  const old = distinctLines(await canonicalRdf(before));
  const now = distinctLines(await canonicalRdf(after));
  const removed: string[] = [];
  const added: string[] = [];
  let at = 0;
  for (const line of now) {
    while (at < old.length && old[at]! < line) removed.push(old[at++]!);
    if (old[at] === line) at++;
    else added.push(line);
  }
  return { added, removed: [...removed, ...old.slice(at)] };
}

/** A short name of a graph's content: {@link fingerprintText} of its canonical form. */
export async function fingerprintRdf(quads: readonly Quad[]): Promise<string> {
  return fingerprintText(await canonicalRdf(quads));
}

/** 128 bits of the SHA-256 of a text in UTF-8, in hexadecimal. */
export async function fingerprintText(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function sortedLines(text: string): string[] {
  return distinctLines(text).map((line) => `${line}\n`);
}

/** The lines in the order of their UTF-16 units, each once. Not by a set: it compares all long lines of one length. */
function distinctLines(text: string): string[] {
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .sort();
  return lines.filter((line, i) => line !== lines[i - 1]);
}
