import type { Quad } from "@rdfjs/types";
import { ProblemError } from "../contract/problem.ts";
import type { WebhookEvent } from "../contract/webhook-words.ts";
import {
  type EncodedGraph,
  type GraphStore,
  inDefaultGraph,
  type RecordingStore,
  sameRdf,
} from "../graph/index.ts";
import type { EncodedProduct } from "./encoded-product.ts";
import type { Decision, Journal } from "./journal.ts";

/**
 * The next step for a product: nothing (`found`: its graph is in the store, though there is no note about it), the decision
 * that this run made before it was interrupted, or an event to send.
 */
export type Step = "unchanged" | "found" | Decision | { readonly event: WebhookEvent };

/** A product, its fingerprint and what is to be done with it. */
export interface Planned {
  readonly product: EncodedProduct;
  readonly fingerprint: string;
  readonly step: Step;
  /** Whether there is a dead letter of it. */
  readonly wasHeld: boolean;
}

/**
 * The next step for each product of a group. They are looked up together, because a disk access costs
 * more than the product.
 *
 * @param resumedRun the run that is continued
 */
export async function plan(
  group: readonly EncodedProduct[],
  journal: Journal,
  store: GraphStore | RecordingStore,
  resumedRun: number | undefined,
): Promise<Planned[]> {
  const ids = group.map(({ built }) => built.graph);
  const [decisions, fingerprints] = await Promise.all([
    journal.decisions(ids),
    Promise.all(group.map(({ fingerprint }) => fingerprint)),
  ]);
  const unwritten = ids.filter((_, i) => !wasWritten(decisions[i]));
  const stored = await storedOf(unwritten, store);
  return Promise.all(
    group.map(async (product, i) => {
      const fingerprint = fingerprints[i]!;
      const known = decided(fingerprint, decisions[i], resumedRun);
      const step = known ?? (await compared(product.built, decisions[i], stored, store));
      return { product, fingerprint, step, wasHeld: decisions[i]?.outcome === "held" };
    }),
  );
}

function wasWritten(last: Decision | undefined): boolean {
  return last !== undefined && last.outcome !== "held";
}

/** What follows from the last decision alone. */
function decided(
  fingerprint: string,
  last: Decision | undefined,
  resumedRun: number | undefined,
): Step | undefined {
  if (last?.fingerprint === fingerprint) {
    if (last.run === resumedRun) return last;
    if (last.outcome !== "held") return "unchanged";
  }
  return wasWritten(last) ? { event: "productkg_preupdate" } : undefined;
}

/** What follows from the stored graph. */
async function compared(
  built: EncodedGraph,
  last: Decision | undefined,
  maybeStored: ReadonlySet<string>,
  store: GraphStore,
): Promise<Step> {
  if (!maybeStored.has(built.graph)) return { event: "before_productkg_create" };
  const stored = [];
  for await (const quad of store.read({ graph: built.graph })) stored.push(quad);
  if (stored.length === 0) return { event: "before_productkg_create" };
  const same = !last && (await surelySame(inDefaultGraph(stored), inDefaultGraph(built)));
  return same ? "found" : { event: "productkg_preupdate" };
}

/** A stored graph that is too entangled to be compared must not end the run: its product counts as changed. */
async function surelySame(stored: readonly Quad[], built: readonly Quad[]): Promise<boolean> {
  try {
    return await sameRdf(stored, built);
  } catch (error) {
    if (error instanceof ProblemError && error.code === "invalid_rdf") return false;
    throw error;
  }
}

/** The graphs that are in the store; all of them if the store cannot say so without reading them. */
async function storedOf(graphs: string[], store: GraphStore | RecordingStore): Promise<Set<string>> {
  if (graphs.length === 0 || !("has" in store)) return new Set(graphs);
  const held = await store.has(graphs);
  return new Set(graphs.filter((_, i) => held[i]));
}
