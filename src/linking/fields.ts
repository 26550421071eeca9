import { fields } from "../../data/lexicon/fields.ts";
import type { Language } from "../contract/index.ts";
import type { CompiledDataset } from "../datasets/dataset.ts";
import { textIn } from "../datasets/entity.ts";
import { typeWord } from "../datasets/knowledge/types.ts";
import { cut } from "../text/pieces.ts";
import { eachTerm, nearestPosition, type Shared, type TermPositions } from "./context.ts";

/**
 * Semantic fields: a text that says "playoffs" and an entity that is a "basketball player" share no word, and
 * share the field. Fields are numbers here; a cue that many fields have says less of each.
 */
type Cues = ReadonlyMap<string, readonly number[]>;

const names = Object.keys(fields) as (keyof typeof fields)[];
const cuesByLanguage = new Map<string, Cues>();

function cuesOf(language: Language): Cues {
  let cues = cuesByLanguage.get(language);
  if (!cues) {
    const lists = new Map<string, number[]>();
    names.forEach((name, field) => {
      eachTerm(cut(fields[name][language]), (term) => {
        const list = lists.get(term);
        if (!list) lists.set(term, [field]);
        else if (!list.includes(field)) list.push(field);
      });
    });
    cues = lists;
    cuesByLanguage.set(language, cues);
  }
  return cues;
}

/** Where each field of a text is cued: piece numbers, ascending. */
export type FieldPositions = ReadonlyMap<number, readonly number[]>;

/** The fields of a text. */
export function fieldsOfText(text: TermPositions, language: Language): FieldPositions {
  const cues = cuesOf(language);
  const positions = new Map<number, number[]>();
  for (const [term, places] of text) {
    const cued = cues.get(term);
    if (!cued || cued.length > MOST_FIELDS) continue;
    for (const field of cued) {
      const list = positions.get(field);
      if (list) list.push(...places);
      else positions.set(field, [...places]);
    }
  }
  for (const list of positions.values()) list.sort((a, b) => a - b);
  return positions;
}

/** A cue of more fields than this tells none of them. */
const MOST_FIELDS = 4;

/** Weight of each field in what is known of an entity. */
export function fieldsOfEntity(
  dataset: CompiledDataset,
  entity: number,
  language: Language,
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  const add = (text: string | undefined, of: Language) => {
    if (!text) return;
    const cues = cuesOf(of);
    eachTerm(cut(text), (term) => {
      const cued = cues.get(term);
      if (!cued || cued.length > MOST_FIELDS) return;
      for (const field of cued) weights.set(field, Math.max(weights.get(field) ?? 0, 1 / cued.length));
    });
  };
  const { descriptions, types } = dataset.record(entity);
  add(
    descriptions[language] ?? (descriptions.en === undefined ? textIn(descriptions, language) : undefined),
    language,
  );
  if (language !== "en") add(descriptions.en, "en");
  for (const type of types) add(typeWord(type), "en");
  return weights;
}

/** Pieces around a mention in which a cue counts fully. */
const WINDOW = 20;

/** The fields of an entity that a text has; a field that is cued often counts more. */
export function sharedFields(entity: ReadonlyMap<number, number>, text: FieldPositions): Shared {
  const shared = { positions: [] as (readonly number[])[], weights: [] as number[] };
  for (const [field, weight] of entity) {
    const positions = text.get(field);
    if (!positions) continue;
    shared.positions.push(positions);
    shared.weights.push(weight * Math.min(2, 1 + Math.log10(positions.length)));
  }
  return shared;
}

/** How much the fields of an entity are those of the text around a mention, 0 to 1, saturating. */
export function fieldAgreement({ positions, weights }: Shared, from: number, to: number): number {
  let sum = 0;
  for (let i = 0; i < positions.length; i++) {
    const distance = nearestPosition(positions[i]!, from, to);
    if (distance === 0) continue;
    sum += weights[i]! * (distance <= WINDOW ? 1 : distance <= WINDOW * 4 ? 0.5 : 0.25);
  }
  return 1 - Math.exp(-sum);
}
