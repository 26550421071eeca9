import { languageOf, type Resolver } from "../contract/index.ts";
import { missedSpans, type Probes } from "./errors.ts";
import type { ExplainedRow } from "./owners.ts";
import type { RunOptions } from "./run.ts";
import type { ScoredSet } from "./score.ts";

/** Asks a resolver about the gold spans that its text run missed: is detection alone at fault? */
export async function probeMissed(
  resolver: Resolver,
  { gold, predictions }: ScoredSet,
  { dataset, datasetUri, signal }: RunOptions = {},
): Promise<Probes> {
  const probes = new Map<string, readonly ExplainedRow[]>();
  for (const document of gold.documents) {
    const missed = missedSpans(document, predictions);
    if (missed.length === 0 || document.text === "") continue;
    const language = document.lang === undefined ? undefined : languageOf(document.lang);
    const { mentions } = await resolver.resolve(
      {
        text: document.text,
        ...(language ? { language } : {}),
        ...(dataset === undefined ? {} : { dataset }),
        ...(datasetUri === undefined ? {} : { dataset_uri: datasetUri }),
        mentions: missed.map(({ start, end }) => ({ start, end })),
      },
      { signal },
    );
    probes.set(document.id, mentions);
  }
  return probes;
}
