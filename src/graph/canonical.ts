import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import { toNQuads } from "./nquads.ts";

/**
 * The canonical N-Quads of a graph: equal for graphs that differ only in the order of quads, in repetitions
 * and in the labels of blank nodes (RDFC-1.0, https://www.w3.org/TR/rdf-canon/).
 *
 * @throws ProblemError `invalid_rdf` for blank nodes so entangled that labelling them would take too long
 */
export async function canonicalRdf(quads: readonly Quad[]): Promise<string> {
  const blank = quads.some(({ subject, object, graph }) =>
    [subject, object, graph].some(({ termType }) => termType === "BlankNode" || termType === "Quad"),
  );
  if (!blank) return sortedLines(toNQuads(quads)).join("");
  const { default: rdfCanonize } = await import("rdf-canonize");
  try {
    return await rdfCanonize.canonize(quads, { algorithm: "RDFC-1.0" });
  } catch (error) {
    throw new ProblemError("invalid_rdf", { detail: error instanceof Error ? error.message : String(error) });
  }
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
  const [old, now] = [await canonicalRdf(before), await canonicalRdf(after)].map(
    (text) => new Set(text.split("\n").filter((line) => line !== "")),
  );
  return {
    added: [...now!].filter((line) => !old!.has(line)),
    removed: [...old!].filter((line) => !now!.has(line)),
  };
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
  const lines = new Set(text.split("\n"));
  lines.delete("");
  return [...lines].sort().map((line) => `${line}\n`);
}
