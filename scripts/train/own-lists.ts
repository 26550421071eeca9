import type { Entity, GivenCandidate } from "../../src/contract/index.ts";
import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { type EntityRecord, textIn } from "../../src/datasets/entity.ts";
import { compileList } from "../../src/datasets/lists/compile-dataset.ts";
import { ALIAS, FORM, NAME } from "../../src/datasets/names/name-trie.ts";
import { contentHash } from "../../src/datasets/pack/pack-format.ts";
import type { GoldDocument, GoldMention } from "../../src/evaluation/index.ts";
import type { World } from "../../src/linking/world.ts";
import { cut } from "../../src/text/pieces.ts";
import { idsOf } from "./link-examples.ts";
import type { Mark } from "./span-examples.ts";

/** An id of a caller, which no knowledge base knows. */
export const ownId = (qid: string): string => `own:${qid}`;

const encoder = new TextEncoder();

/** A number from 0 to 1, always the same for a text. */
function chance(text: string): number {
  return (contentHash(encoder.encode(text)) >>> 8) / 0x1000000;
}

/** A list that has everyday words of a text: in small letters as concepts, and with a capital as names. */
interface OwnList {
  readonly world: World;
  /** The places of the list's concepts in the text. */
  readonly concepts: readonly Mark[];
}

/**
 * A list like one that a caller sends with a text. It has most entities of the text, other entities of the same
 * names, entities that the text does not name, and concepts in small letters. Some entities have much data, others
 * only the name.
 */
export function ownListOf(gold: GoldDocument, dataset: CompiledDataset, noise: readonly string[]): OwnList {
  const entities = new Map<string, Entity>();
  const add = (entity: number | undefined, salt: string) => {
    if (entity === undefined) return;
    const id = ownId(dataset.idOf(entity));
    if (!entities.has(id)) entities.set(id, described(dataset.record(entity), gold.lang ?? "en", id, salt));
  };
  for (const mention of gold.mentions)
    for (const qid of idsOf(mention).slice(0, 1)) {
      if (chance(`${qid} left`) < 0.7) add(dataset.find(qid), gold.id);
      else if (chance(`${qid} other`) < 0.6) add(otherOf(gold, mention, dataset), gold.id);
    }
  for (const qid of noise) add(dataset.find(qid), gold.id);
  const concepts: Mark[] = [];
  for (const { word, marks } of smallWords(gold)) {
    const capital = chance(`${word} capital`) < 0.5;
    const label = capital ? word[0]!.toUpperCase() + word.slice(1) : word;
    if (gold.mentions.some(({ start, end }) => gold.text.slice(start, end).toLowerCase().includes(word)))
      continue;
    entities.set(`own:${word}`, { id: `own:${word}`, name: label });
    if (!capital) concepts.push(...marks);
  }
  return {
    world: { uri: "inline", kind: "user", dataset: compileList([...entities.values()]) },
    concepts,
  };
}

/** Some words of six small letters and more, each with all its places. */
function smallWords({ id, text }: GoldDocument): { word: string; marks: Mark[] }[] {
  const marks = new Map<string, Mark[]>();
  const points = Array.from(text);
  const units = points.length === text.length;
  if (!units) return [];
  for (const match of text.matchAll(/(?<![\p{L}\p{N}-])\p{Ll}{6,}(?![\p{L}\p{N}-])/gu))
    marks.set(match[0], [
      ...(marks.get(match[0]) ?? []),
      { start: match.index, end: match.index + match[0].length },
    ]);
  return [...marks]
    .filter(([word]) => chance(`${id} ${word}`) < 0.03)
    .slice(0, 6)
    .map(([word, marks]) => ({ word, marks }));
}

/** The best known other entity with the name of a mention. */
function otherOf({ text }: GoldDocument, mention: GoldMention, dataset: CompiledDataset): number | undefined {
  const [best] = namesakes(Array.from(text).slice(mention.start, mention.end).join(""), dataset);
  return best !== undefined && !idsOf(mention).includes(dataset.idOf(best)) ? best : undefined;
}

/** The entities of a name, the best known first. */
function namesakes(name: string, dataset: CompiledDataset): number[] {
  const { names } = dataset;
  const pieces = cut(name);
  const node = pieces.count === 0 ? 0 : names.find(pieces, 0, pieces.count);
  const all = new Set<number>();
  if (node !== 0)
    for (let p = names.head(node); p !== 0; p = names.next(p))
      if ((names.form(p) & FORM) === NAME || (names.form(p) & FORM) === ALIAS) all.add(names.entity(p));
  return [...all].sort((a, b) => dataset.mass(b) - dataset.mass(a) || a - b);
}

/**
 * Candidates like those that a caller sends with a mention: the right one or not, others of the name, others of the
 * text. Their ids are known or not, and they have data of the caller or not.
 */
export function givenFor(
  gold: GoldDocument,
  mention: GoldMention,
  dataset: CompiledDataset,
  withRight: boolean,
): { candidates: GivenCandidate[]; right: number[] } {
  const language = gold.lang ?? "en";
  const salt = `${gold.id} ${mention.start}`;
  const surface = Array.from(gold.text).slice(mention.start, mention.end).join("");
  const own = idsOf(mention);
  const others = namesakes(surface, dataset).slice(0, Math.floor(1 + 4 * chance(`${salt} others`)));
  const beside = gold.mentions
    .filter((other) => other.qid !== null && !own.includes(other.qid))
    .slice(0, 6)
    .filter((other) => chance(`${salt} ${other.qid}`) < 0.3)
    .flatMap(({ qid }) => dataset.find(qid!) ?? []);
  const right = own.flatMap((id) => dataset.find(id) ?? []).slice(0, 1);
  const entities = [...new Set([...(withRight ? right : []), ...others, ...beside])].filter((entity) =>
    right.includes(entity) ? withRight : !own.includes(dataset.idOf(entity)),
  );
  entities.sort((a, b) => chance(`${salt} ${a}`) - chance(`${salt} ${b}`));
  const scored = chance(`${salt} scored`) < 0.25;
  const unknown = chance(`${salt} unknown`) < 0.5;
  const candidates = entities.map((entity): GivenCandidate => {
    const record = dataset.record(entity);
    const isUnknown = unknown || chance(`${salt} ${entity} unknown`) < 0.1;
    const { name, description, types } = described(record, language, record.id, salt);
    const says = isUnknown || chance(`${salt} ${entity} says`) < 0.5;
    const score = chance(`${salt} ${entity} score`) * 0.7 + (right.includes(entity) ? 0.25 : 0);
    return {
      id: isUnknown ? ownId(record.id) : record.id,
      ...(says ? { label: typeof name === "string" ? name : Object.values(name ?? {})[0] } : {}),
      ...(says && description ? { description: Object.values(description)[0] as string } : {}),
      ...(says && types ? { types: [types].flat() } : {}),
      ...(scored ? { score } : {}),
    } as GivenCandidate;
  });
  return { candidates, right: entities.flatMap((entity, i) => (right.includes(entity) ? [i] : [])) };
}

/** An entity in a caller's description: the label, and now and then aliases, a description, types. */
function described(record: EntityRecord, language: string, id: string, salt: string): Entity {
  const label = textIn(record.labels, language) ?? id;
  const english = record.labels.en;
  const aliases = [
    ...(record.aliases[language] ?? []),
    ...(english && english !== label ? [english] : []),
  ].slice(0, 3);
  const description = textIn(record.descriptions, language);
  const says = (what: string) => chance(`${salt} ${id} ${what}`);
  return {
    id,
    name: label,
    ...(says("aliases") < 0.6 && aliases.length > 0 ? { aliases } : {}),
    ...(says("description") < 0.6 && description ? { description: { [language]: description } } : {}),
    ...(says("types") < 0.5 && record.types.length > 0 ? { types: [...record.types].slice(0, 2) } : {}),
  };
}
