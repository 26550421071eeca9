/** A small slice of a Wikibase, written here: people, firms and places that do not exist, and some that do. */

/** An item as the API has it, without what a test adds to every answer. */
export interface SliceItem {
  readonly id: string;
  readonly type: "item";
  readonly lastrevid: number;
  readonly labels: Record<string, { language: string; value: string }>;
  readonly descriptions: Record<string, { language: string; value: string }>;
  readonly aliases: Record<string, { language: string; value: string }[]>;
  readonly claims: Record<string, unknown[]>;
  readonly sitelinks: Record<string, { site: string; title: string; badges: string[] }>;
}

interface Brief {
  readonly aliases?: Record<string, string[]>;
  readonly description?: string;
  /** Values of statements: numbers of QIDs by property. */
  readonly claims?: Record<string, number[]>;
  readonly sitelinks?: number;
  readonly revision?: number;
}

/** An item of labels by language, or of one that is the same in English, Italian and French. */
export function item(qid: number, labels: string | Record<string, string>, brief: Brief = {}): SliceItem {
  const byLanguage = typeof labels === "string" ? { en: labels, it: labels, fr: labels } : labels;
  const { aliases = {}, description, claims = {}, sitelinks = 0, revision = 1000 + (qid % 1000) } = brief;
  const term = (language: string, value: string) => ({ language, value });
  return {
    id: `Q${qid}`,
    type: "item",
    lastrevid: revision,
    labels: Object.fromEntries(Object.entries(byLanguage).map(([tag, text]) => [tag, term(tag, text)])),
    descriptions: description === undefined ? {} : { en: term("en", description) },
    aliases: Object.fromEntries(
      Object.entries(aliases).map(([tag, list]) => [tag, list.map((text) => term(tag, text))]),
    ),
    claims: Object.fromEntries(
      Object.entries(claims).map(([property, values]) => [
        property,
        values.map((value) => statement(property, value)),
      ]),
    ),
    sitelinks: Object.fromEntries(
      Array.from({ length: sitelinks }, (_, i) => [
        `w${i}wiki`,
        { site: `w${i}wiki`, title: `Page ${qid}`, badges: [] },
      ]),
    ),
  };
}

function statement(property: string, value: number): unknown {
  const of = { "entity-type": "item", "numeric-id": value, id: `Q${value}` };
  const datavalue = { value: of, type: "wikibase-entityid" };
  return {
    mainsnak: { snaktype: "value", property, datavalue, datatype: "wikibase-item" },
    type: "statement",
    rank: "normal",
    references: [{ hash: "r", snaks: {}, "snaks-order": [] }],
  };
}

export const slice: readonly SliceItem[] = [
  item(
    30,
    { en: "United States", it: "Stati Uniti", mul: "USA" },
    { claims: { P31: [6256] }, sitelinks: 90 },
  ),
  item(90, { en: "Paris", it: "Parigi", fr: "Paris" }, { claims: { P31: [515], P17: [142] }, sitelinks: 80 }),
  item(142, "France", { claims: { P31: [6256], P36: [90] }, sitelinks: 90 }),
  item(515, "city", { claims: { P279: [486972] } }),
  item(
    830149,
    { en: "Paris", it: "Paris" },
    { description: "city in Texas", claims: { P31: [515], P17: [30] } },
  ),
  item(6256, "country"),
  item(486972, "human settlement"),
  // A person, her firm, and its kind, which has a plain word only two classes up.
  item(7000001, "Zelda Marquand", {
    aliases: { en: ["Z. Marquand"], mul: ["ゼルダ"] },
    description: "French engineer",
    claims: { P31: [5], P27: [142], P108: [7000002], P19: [7000006] },
    sitelinks: 12,
  }),
  item(7000002, "Orbital Foundry", {
    aliases: { en: ["Orbital Foundry Inc."] },
    claims: { P31: [7000010], P17: [30], P112: [7000001] },
    sitelinks: 9,
  }),
  item(7000003, "Zelda Marquand", { description: "sailing ship", claims: { P31: [11446] } }),
  item(7000005, "Zelda Marquand", { description: "disambiguation page", claims: { P31: [4167410] } }),
  item(7000006, "Brindlemark", { claims: { P31: [532], P17: [142] }, sitelinks: 3 }),
  item(7000007, "Brindlemark Rovers", { claims: { P31: [476028], P115: [7000008] } }),
  item(7000008, "Old Mill Ground", { claims: { P31: [483110] } }),
  item(7000010, "launch provider", { claims: { P279: [7000011] } }),
  item(7000011, "space company", { claims: { P279: [783794] } }),
  item(5, "human"),
  item(11446, "ship"),
  item(532, "village"),
];

/** Ids that were merged into others. */
export const redirects: ReadonlyMap<number, number> = new Map([
  [7000004, 7000001],
  [7000020, 7000002],
]);

/** Many items of one kind. */
export function villages(count: number, from = 8_000_000): SliceItem[] {
  return Array.from({ length: count }, (_, n) =>
    item(from + n, `Village ${n}`, { claims: { P31: [532], P17: [142] }, sitelinks: n % 5 }),
  );
}
