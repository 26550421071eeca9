import { languageOf } from "../../src/contract/index.ts";
import type { GoldDocument, GoldMention, HidingDataset } from "../../src/evaluation/index.ts";
import { Rivals } from "../../src/linking/answer/rivals.ts";
import { type Document, readDocument } from "../../src/linking/document/document.ts";
import { loadLexicon } from "../../src/linking/document/lexicon.ts";
import { readText, type Text } from "../../src/linking/document/text.ts";
import { detect } from "../../src/linking/lattice/detect.ts";
import { detectedMention, type MentionSpan } from "../../src/linking/mention.ts";
import { candidateFeatures } from "../../src/linking/model/feature-table.ts";
import { loadModel } from "../../src/linking/model/models.ts";
import { readEvidence, type WorldState } from "../../src/linking/rank.ts";
import { givenMention, unmarked } from "../../src/linking/sent.ts";
import type { World } from "../../src/linking/world.ts";
import { GrowingRows } from "./growing.ts";
import { givenFor, ownId } from "./own-lists.ts";

/** Origin of an example: a name that gold marks, the same with its entity hidden, or a span found in the text. */
export type From = "given" | "hidden" | "text" | "spurious";

/** The pause of work that nothing interrupts. */
const never = () => undefined;

/** Number of passes: each gold entity is hidden in one of them. */
const HIDDEN_PASSES = 2;

/** Mentions with their candidates and NIL. Each is a group of rows, with NIL last. */
export class LinkExamples {
  readonly rows: GrowingRows = new GrowingRows(candidateFeatures.width);
  /** First row of each group. */
  readonly begins: number[] = [];
  /** The right rows, as numbers in the group; the last is NIL. */
  readonly right: (readonly number[])[] = [];
  readonly from: From[] = [];

  /** Adds the mentions of a document. */
  async add(gold: GoldDocument, world: World, dataset: HidingDataset, exhaustive: boolean): Promise<void> {
    const document = await this.#read(gold);
    const required = gold.mentions.filter(({ optional }) => !optional);
    const { spans, runOf } = await detect(document, [world], 1, 0.5, never);
    const text = readText(document, runOf, never);
    const detected = spans.map((one) => detectedMention(document, one));
    const given = required.map(({ start, end }) => givenMention(document, { start, end }));
    const all = [...given, ...unmarked(document, given, detected)];
    const read = (mentions: readonly MentionSpan[]) => readEvidence(text, mentions, world, 0);
    const linked = await read(all);
    required.forEach((mention, m) => {
      this.#push(linked, m, entitiesOf(mention, dataset), "given");
    });
    for (let pass = 0; pass < HIDDEN_PASSES; pass++) {
      const hidden = required.map((mention) => isHidden(mention, pass, dataset));
      if (!hidden.includes(true)) continue;
      dataset.hide(required.filter((_, m) => hidden[m]).flatMap(idsOf));
      const without = await read(all);
      dataset.hide([]);
      required.forEach((_, m) => {
        if (hidden[m]) this.#push(without, m, [], "hidden");
      });
    }
    if (exhaustive)
      await this.#addDetected(text, gold, detected, read, (mention) => entitiesOf(mention, dataset));
  }

  /** Adds the mentions of a document against a list of the caller beside the public world. */
  async addOwn(gold: GoldDocument, own: World, layers: readonly World[], exhaustive: boolean): Promise<void> {
    const document = await this.#read(gold);
    const required = gold.mentions.filter(({ optional }) => !optional);
    const worlds = [own, ...layers];
    const { spans, runOf } = await detect(document, worlds, 1, 0.5, never);
    const text = readText(document, runOf, never);
    const detected = spans.map((one) => detectedMention(document, one));
    const given = required.map(({ start, end }) => givenMention(document, { start, end }));
    const read = async (mentions: readonly MentionSpan[]) => {
      const state = await readEvidence(text, mentions, own, 0);
      await Rivals.of(text, state, layers);
      return state;
    };
    const entities = (mention: GoldMention) =>
      idsOf(mention).flatMap((id) => own.dataset.find(ownId(id)) ?? []);
    const linked = await read([...given, ...unmarked(document, given, detected)]);
    required.forEach((mention, m) => {
      const right = entities(mention);
      this.#push(linked, m, right, right.length > 0 ? "given" : "hidden");
    });
    if (exhaustive) await this.#addDetected(text, gold, detected, read, entities);
  }

  /** Adds the mentions of a document with candidates of the caller, once with the right one and once without it. */
  async addGiven(gold: GoldDocument, world: World): Promise<void> {
    const document = await this.#read(gold);
    const required = gold.mentions.filter(({ optional, qid }) => !optional && qid !== null);
    const { runOf } = await detect(document, [world], 1, 0.5, never);
    const text = readText(document, runOf, never);
    for (const withRight of [true, false]) {
      const sent = required.map((mention) => givenFor(gold, mention, world.dataset, withRight));
      const given = required.map(({ start, end }, i) =>
        givenMention(document, { start, end, candidates: sent[i]!.candidates }),
      );
      const state = await readEvidence(text, given, world, 0);
      sent.forEach(({ right }, m) => {
        this.#push(state, m, undefined, right.length > 0 ? "given" : "hidden", right);
      });
    }
  }

  async #read(gold: GoldDocument): Promise<Document> {
    const language = languageOf(gold.lang ?? "en")!;
    await loadLexicon(language);
    await loadLexicon("en");
    await loadModel("spans");
    return readDocument(gold.text, language);
  }

  /** Adds detected spans that are exactly a gold mention, or overlap no mark of the gold. */
  async #addDetected(
    { document }: Text,
    gold: GoldDocument,
    detected: readonly MentionSpan[],
    read: (mentions: readonly MentionSpan[]) => Promise<WorldState>,
    entities: (mention: GoldMention) => readonly number[],
  ): Promise<void> {
    const found = await read(detected);
    detected.forEach((mention, m) => {
      const start = document.offsets.toPoints(mention.start);
      const end = document.offsets.toPoints(mention.end);
      if (gold.span && (start < gold.span[0] || end > gold.span[1])) return;
      const touching = gold.mentions.filter((one) => one.start < end && start < one.end);
      if (touching.some(({ optional }) => optional)) return;
      const exact = touching.find((one) => one.start === start && one.end === end);
      if (exact) this.#push(found, m, entities(exact), "text");
      else if (touching.length === 0) this.#push(found, m, [], "spurious");
    });
  }

  #push(
    { states }: WorldState,
    m: number,
    entities: readonly number[] | undefined,
    from: From,
    places: readonly number[] = [],
  ): void {
    const { rows } = states[m]!;
    const { candidates } = rows;
    if (candidates.length === 0) return;
    this.begins.push(this.rows.count);
    for (let i = 0; i <= candidates.length; i++) this.rows.push(rows.values, rows.row(i));
    const right = entities
      ? candidates.flatMap(({ entity }, i) => (entities.includes(entity) ? [i] : []))
      : places;
    this.right.push(right.length > 0 ? right : [candidates.length]);
    this.from.push(from);
  }
}

export function idsOf({ qid, alt = [] }: GoldMention): string[] {
  return qid === null ? [...alt] : [qid, ...alt];
}

function entitiesOf(mention: GoldMention, dataset: HidingDataset): number[] {
  return idsOf(mention).flatMap((id) => dataset.find(id) ?? []);
}

function isHidden(mention: GoldMention, pass: number, dataset: HidingDataset): boolean {
  if (mention.qid === null || Number(mention.qid.slice(1)) % HIDDEN_PASSES !== pass) return false;
  return entitiesOf(mention, dataset).length > 0;
}
