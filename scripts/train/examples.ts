import { resolve } from "node:path";
import type { Language } from "../../src/contract/index.ts";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { type GoldDocument, HidingDataset } from "../../src/evaluation/index.ts";
import type { TreeModel } from "../../src/linking/model/trees.ts";
import type { World } from "../../src/linking/world.ts";
import { DimmedDataset } from "./dimmed.ts";
import { learnSpans } from "./learn-spans.ts";
import { LinkExamples } from "./link-examples.ts";
import { use } from "./models-in-use.ts";
import { ownListOf } from "./own-lists.ts";
import {
  linkedSets,
  namedSets,
  ownSets,
  readLinked,
  readNamed,
  type SetRow,
  sourceOf,
  type Weighted,
} from "./sets.ts";
import { type Mark, SpanExamples } from "./span-examples.ts";

/** The folder with the gold. */
export const data: string = resolve(process.env.REFERENT_DATA ?? "../shared");

/** Examples of links: with the public world alone, with a caller's list, and with candidates that a caller sent. */
export interface AllLinks {
  readonly links: readonly Weighted<LinkExamples>[];
  readonly user: readonly Weighted<LinkExamples>[];
  readonly given: readonly Weighted<LinkExamples>[];
}

/** The gold with links, and the packs used to read its texts. */
export interface Material {
  readonly slice: CompiledDataset;
  readonly starter: CompiledDataset;
  readonly linked: readonly { readonly row: SetRow; readonly documents: readonly GoldDocument[] }[];
}

/** @param packFile a pack that has most entities of the gold, as `kb build` makes it */
export async function readMaterial(packFile: string): Promise<Material> {
  const [slice] = (await openPublicKb(packFile)) as [CompiledDataset];
  const [starter] = (await openPublicKb(undefined)) as [CompiledDataset];
  const linked = [...linkedSets, ...ownSets].map((row) => ({ row, documents: readLinked(data, row) }));
  return { slice, starter, linked };
}

const worldOf = (dataset: CompiledDataset): World => ({ uri: "wikidata://public", kind: "public", dataset });

/** Kinds of spans that are not names in the sense of the linker. */
const numbers = /DATE|TIME|QUANTITY|PERCENT|MONEY|ORDINAL|CARDINAL|NUMBER/i;

/** Arcs of all texts: with a large and a small public world, and with a list of the entities in the text. */
export async function spanExamples({ slice, starter, linked }: Material): Promise<Weighted<SpanExamples>[]> {
  const sets: Weighted<SpanExamples>[] = [];
  for (const { row, documents } of linked) {
    if (!row.text) continue;
    for (const [part, dataset] of [
      [0.5, slice],
      [0.3, starter],
    ] as const) {
      const examples = new SpanExamples();
      for (const { text, lang, mentions, span } of documents)
        await examples.add(text, languageIn(lang), [worldOf(dataset)], mentions, span);
      sets.push({ source: sourceOf(row), share: row.share * part, examples });
    }
    const examples = new SpanExamples();
    for (const [i, document] of documents.entries()) {
      const { text, lang, mentions, span } = document;
      const { world, concepts } = ownListOf(document, slice, noiseOf(documents, i));
      const worlds = i % 3 === 0 ? [world] : [world, worldOf(i % 3 === 1 ? slice : starter)];
      await examples.add(text, languageIn(lang), worlds, [...mentions, ...concepts], span);
    }
    sets.push({ source: sourceOf(row), share: row.share * 0.2, examples });
  }
  for (const row of namedSets) {
    const examples = new SpanExamples();
    let i = 0;
    for (const { text, lang, spans } of readNamed(data, row)) {
      const marks = spans.map(([start, end, type]): Mark => ({ start, end, optional: numbers.test(type) }));
      await examples.add(text, lang, [worldOf(i++ % 2 ? starter : slice)], marks);
    }
    sets.push({ source: `named ${row.name}`, share: row.share, examples });
  }
  return sets;
}

/**
 * Uses the model of spans that was learned from the other half of the sources. The detection of a span must be no
 * better in the examples for links than for a new text.
 */
export class Halves {
  readonly #sources: readonly string[];
  readonly #models: readonly TreeModel[];

  constructor(sets: readonly Weighted<SpanExamples>[]) {
    this.#sources = [...new Set(sets.map(({ source }) => source))];
    this.#models = [0, 1].map((half) => learnSpans(sets.filter(({ source }) => this.#half(source) !== half)));
  }

  use(row: SetRow): void {
    use({ spans: this.#models[this.#half(sourceOf(row))]! });
  }

  #half(source: string): number {
    return this.#sources.indexOf(source) & 1;
  }
}

/** @param halves the models of spans in use while links are gathered */
export async function allLinks(material: Material, halves: Halves): Promise<AllLinks> {
  return { links: await linkExamples(material, halves), ...(await ownExamples(material, halves)) };
}

/** Mentions with candidates of the public world. */
async function linkExamples(
  { slice, starter, linked }: Material,
  halves: Halves,
): Promise<Weighted<LinkExamples>[]> {
  const sets: Weighted<LinkExamples>[] = [];
  const full = new HidingDataset(slice);
  const dimmed = new DimmedDataset(slice);
  const small = new HidingDataset(starter);
  for (const { row, documents } of linked) {
    halves.use(row);
    const own = new LinkExamples();
    const ofStarter = new LinkExamples();
    for (const [i, document] of documents.entries()) {
      const dataset = i % 3 === 2 ? dimmed : full;
      await own.add(document, worldOf(dataset), dataset, row.text === true);
      if (i % 2 === 0 || row.source === "own")
        await ofStarter.add(document, worldOf(small), small, row.text === true);
    }
    sets.push({
      source: sourceOf(row),
      share: row.share * (row.source === "own" ? 0.3 : 0.7),
      hidden: row.source === "own" ? 3 : 1,
      examples: own,
    });
    sets.push({
      source: sourceOf(row),
      share: row.share * (row.source === "own" ? 0.7 : 0.3),
      hidden: row.source === "own" ? 3 : 2,
      examples: ofStarter,
    });
  }
  return sets;
}

/** Entities of other documents, for the part of a list that the text does not name. */
function noiseOf(documents: readonly GoldDocument[], i: number): string[] {
  const other = documents[(i + 1) % documents.length]!;
  return other.mentions.flatMap(({ qid }) => qid ?? []).slice(0, 10);
}

/** Lists of callers beside the public world, and candidates that callers sent. */
async function ownExamples(
  { slice, starter, linked }: Material,
  halves: Halves,
): Promise<{ user: Weighted<LinkExamples>[]; given: Weighted<LinkExamples>[] }> {
  const user: Weighted<LinkExamples>[] = [];
  const given: Weighted<LinkExamples>[] = [];
  for (const { row, documents } of linked) {
    halves.use(row);
    const ofUser = new LinkExamples();
    const ofGiven = new LinkExamples();
    for (const [i, document] of documents.entries()) {
      if (i % 2 === 1) continue;
      const { world } = ownListOf(document, slice, noiseOf(documents, i));
      await world.dataset.evidence.load?.();
      const layers = [[slice], [starter], []][(i >> 1) % 3]!.map(worldOf);
      await ofUser.addOwn(document, world, layers, row.text === true);
      await ofGiven.addGiven(document, worldOf(slice));
    }
    user.push({ source: sourceOf(row), share: row.share, hidden: 1.5, examples: ofUser });
    given.push({ source: sourceOf(row), share: row.share, hidden: 4, examples: ofGiven });
  }
  return { user, given };
}

/** The language of a tag of the gold; English by default. */
function languageIn(tag: string | undefined): Language {
  return (tag ?? "en").slice(0, 2) as Language;
}
