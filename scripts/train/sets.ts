import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Language, languageOf } from "../../src/contract/index.ts";
import { type GoldDocument, readJsonLinesGold, readMarkedGold } from "../../src/evaluation/index.ts";

/**
 * The sets for training: gold that is not part of the repository (the folder that `REFERENT_DATA` names). Newspapers
 * before 1960 (hipe2020, newseye, sonar, topres19th, eneide-dz) have smaller weights, as the defaults are for texts
 * of today.
 */
export interface SetRow {
  readonly name: string;
  /**
   * The source of the set, by default the name without its part. All sets of a source are left out together when the
   * models are checked.
   */
  readonly source?: string;
  /** Total weight of its examples. */
  readonly share: number;
  /** Whether every name is marked, so that an unmarked span is not a name. */
  readonly text?: boolean;
  /** Takes one document in this many, for a long set. */
  readonly every?: number;
  /** Whether a check of the models reports its figures. */
  readonly measured?: boolean;
}

/** Examples of one set, and their total weight. */
export interface Weighted<T> {
  readonly source: string;
  readonly share: number;
  /** Factor for the weight of a hidden entity. */
  readonly hidden?: number;
  readonly examples: T;
}

export const linkedSets: readonly SetRow[] = [
  { name: "en/msnbc", share: 300, text: true, measured: true },
  { name: "en/news-fair-dev", share: 300, text: true, measured: true },
  { name: "en/wiki-fair-dev", share: 300, text: true, measured: true },
  { name: "en/reuters-128", share: 300, text: true, measured: true },
  { name: "en/oke-2015-train", share: 300, text: true, measured: true },
  { name: "en/derczynski", share: 300, text: true, measured: true },
  { name: "en/aida-train", source: "aida", share: 300, text: true, every: 3 },
  { name: "en/aida-testa", source: "aida", share: 200, text: true, every: 2, measured: true },
  { name: "de/news-100", share: 300, text: true, measured: true },
  { name: "it/eneide-amd-dev", source: "eneide-amd", share: 200, text: true, measured: true },
  { name: "it/eneide-amd-train", source: "eneide-amd", share: 150, text: true, every: 4 },
  { name: "fr/hipe2020-dev", source: "fr/hipe2020", share: 100, text: true, measured: true },
  { name: "fr/hipe2020-train", source: "fr/hipe2020", share: 50, text: true, every: 4 },
  { name: "de/hipe2020-dev", source: "de/hipe2020", share: 100, text: true, measured: true },
  { name: "de/hipe2020-train", source: "de/hipe2020", share: 50, text: true, every: 4 },
  { name: "fr/newseye-dev", share: 50, text: true },
  { name: "de/sonar-dev", share: 50, text: true },
  { name: "it/eneide-dz-dev", source: "eneide-dz", share: 50, text: true },
  { name: "en/gum-train", source: "gum", share: 150 },
  { name: "en/gum-dev", source: "gum", share: 150 },
  { name: "en/rss500-train", share: 200 },
  { name: "en/istex-train", share: 100, every: 3 },
  { name: "en/topres19th-train-100", share: 50 },
  { name: "en/mintaka-1000", source: "mintaka", share: 200, every: 2 },
  { name: "en/qald7-projected", source: "qald", share: 50 },
  { name: "es/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
  { name: "pt/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
  { name: "de/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
  { name: "fr/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
  { name: "it/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
  { name: "ja/mintaka-1000-projected", source: "mintaka", share: 100, every: 4 },
];

/**
 * The project's own gold: short texts whose words tell the meaning of each name. The unseen half is not used for
 * training.
 */
export const ownSets: readonly SetRow[] = ["en", "de", "fr", "es", "it", "pt", "ja", "zh"].map(
  (language) => ({
    name: `own/${language}`,
    source: "own",
    share: 150,
    text: true,
  }),
);

/** Sets with names and no links, for spans and kinds. */
export const namedSets: readonly SetRow[] = [
  { name: "en/wikigold", share: 150 },
  { name: "en/uner-ewt", share: 150, every: 2 },
  { name: "en/wnut17-train", share: 100, every: 2 },
  { name: "en/wikineural-val", share: 150, every: 5 },
  { name: "de/germeval14-dev", share: 250 },
  { name: "de/conll03-train", share: 250, every: 5 },
  { name: "de/wikineural-val", share: 150, every: 5 },
  { name: "de/uner-pud", share: 100 },
  { name: "es/conll02-train", share: 250, every: 4 },
  { name: "es/conll02-testa", share: 100, every: 2 },
  { name: "es/wikineural-val", share: 150, every: 5 },
  { name: "fr/wikineural-val", share: 250, every: 4 },
  { name: "fr/europeana-bnf", share: 50, every: 4 },
  { name: "it/wikineural-val", share: 200, every: 4 },
  { name: "it/kind-wikinews", share: 250, every: 4 },
  { name: "it/kind-fiction", share: 50, every: 10 },
  { name: "pt/uner-bosque", share: 300, every: 4 },
  { name: "pt/wikineural-val", share: 150, every: 5 },
  { name: "ja/stockmark", share: 300, every: 2 },
  { name: "ja/ud-gsd", share: 150, every: 4 },
  { name: "zh/uner-gsd", share: 200, every: 2 },
  { name: "zh/peoples-daily", share: 150, every: 4 },
];

/** The source that a set is left out with. */
export function sourceOf({ name, source }: SetRow): string {
  return source ?? name.replace(/-(dev|train|train-100|val|testa)$/, "");
}

export function readLinked(folder: string, { name, every = 1 }: SetRow): GoldDocument[] {
  if (name.startsWith("own/")) {
    const language = name.slice(4);
    return [...readMarkedGold(readFileSync(`data/gold/${language}.txt`, "utf8"), language).documents];
  }
  const { documents } = readJsonLinesGold(readFileSync(`${folder}/gold/${name}.jsonl`, "utf8"));
  return documents.filter(({ text }, i) => text !== "" && i % every === 0);
}

/** A sentence with names and no links; offsets in code points. */
interface NamedSentence {
  readonly lang: Language;
  readonly text: string;
  readonly spans: readonly (readonly [start: number, end: number, type: string])[];
}

/** Longest sentence: a longer text is not a sentence. */
const LONGEST_SENTENCE = 2000;

export function readNamed(folder: string, { name, every = 1 }: SetRow): NamedSentence[] {
  const bytes = gunzipSync(readFileSync(`${folder}/gold/detection/${name}.jsonl.gz`));
  const sentences: NamedSentence[] = [];
  bytes
    .toString("utf8")
    .split("\n")
    .forEach((line, i) => {
      if (line === "" || i % every !== 0) return;
      const { lang, text, spans } = JSON.parse(line);
      const language = languageOf(lang);
      if (language && text.length <= LONGEST_SENTENCE) sentences.push({ lang: language, text, spans });
    });
  return sentences;
}
