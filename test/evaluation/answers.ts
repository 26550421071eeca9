import type { GoldDocument, GoldSet, PredictedMention } from "../../src/evaluation/index.ts";

/** The same numbers at every run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Answers = Map<string, PredictedMention[]>;
export type Style = (document: GoldDocument, random: () => number) => PredictedMention[] | undefined;

const paths = ["public/local", "public/coherent", "user/local"];
const reasons = ["no_candidates", "no_suitable_candidate", "type_conflict", "low_relevance", undefined];

const resolved = (id: string, path?: string) => ({
  status: "resolved",
  entity: { id },
  ...(path ? { signals: { path } } : {}),
});

/** Ways in which a system may answer. */
export const styles: Record<string, Style> = {
  perfect: ({ mentions }) =>
    mentions.map(({ start, end, text, qid }) =>
      qid === null
        ? { start, end, text, status: "unresolved", entity: null, reason: "no_candidates" }
        : { start, end, text, ...resolved(`http://www.wikidata.org/entity/${qid}`, "public/coherent") },
    ),
  empty: () => [],
  "no lines": () => undefined,
  "all NIL": ({ mentions }) =>
    mentions.map(({ start, end }) => ({ start, end, status: "unresolved", reason: "low_relevance" })),
  "one entity everywhere": ({ mentions }) =>
    mentions.map(({ start, end }) => ({ start, end, entity: "wd:Q30" })),
  noisy: (document, random) => {
    if (random() < 0.03) return undefined;
    const length = Array.from(document.text).length;
    const ids = document.mentions.flatMap(({ qid }) => (qid === null ? [] : [qid]));
    const rows: PredictedMention[] = [];
    for (const mention of document.mentions) {
      const path = paths[Math.floor(random() * paths.length)]!;
      const right = (mention.alt && random() < 0.5 ? mention.alt[0] : mention.qid) ?? "Q1";
      const id = random() < 0.7 ? right : (ids[Math.floor(random() * ids.length)] ?? "Q2");
      let { start, end } = mention;
      const dice = random();
      if (dice < 0.1) continue;
      if (dice < 0.2) start = Math.max(0, start - Math.floor(random() * 6));
      else if (dice < 0.3) end = Math.min(length, end + Math.floor(random() * 6));
      if (random() < 0.2) {
        const reason = reasons[Math.floor(random() * reasons.length)];
        rows.push({ start, end, status: "unresolved", ...(reason ? { reason } : {}) });
      } else rows.push({ start, end, ...resolved(id, random() < 0.8 ? path : undefined) });
      if (random() < 0.1) rows.push({ ...rows.at(-1)! });
      if (random() < 0.05) rows.push({ start, end, ...resolved("Q42") });
    }
    for (let extra = Math.floor(random() * 3); extra > 0; extra--) {
      const start = Math.floor(random() * length);
      const end = start + Math.floor(random() * 12);
      rows.push({ start, end, text: "x", ...resolved(`Q${Math.floor(random() * 50)}`, paths[0]) });
    }
    return rows;
  },
};

/** The answers of a style to a set. */
export function answersIn(style: Style, set: GoldSet, seed: number): Answers {
  const random = randomFrom(seed);
  const answers: Answers = new Map();
  for (const document of set.documents) {
    const rows = style(document, random);
    if (rows) answers.set(document.id, rows);
  }
  return answers;
}

/** Half of the ids of a set, as if a knowledge base had only those. */
export function halfOfIds(sets: readonly GoldSet[]): Set<string> {
  const ids = sets.flatMap(({ documents }) =>
    documents.flatMap(({ mentions }) => mentions.flatMap(({ qid }) => (qid === null ? [] : [qid]))),
  );
  return new Set(ids.filter((id) => Number(id.slice(1)) % 2 === 0));
}
