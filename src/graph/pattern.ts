import type { Quad } from "@rdfjs/types";
import type { QuadPattern } from "./store.ts";

/** Whether a pattern names no term: it asks for whole graphs. */
export function asksForGraphs({ subject, predicate, object }: QuadPattern): boolean {
  return !subject && !predicate && !object;
}

/** Whether a quad has the terms of a pattern; its graph is not looked at. */
export function hasTerms(quad: Quad, { subject, predicate, object }: QuadPattern): boolean {
  return (
    (!subject || quad.subject.equals(subject)) &&
    (!predicate || quad.predicate.equals(predicate)) &&
    (!object || quad.object.equals(object))
  );
}
