import type { CompiledDataset } from "../datasets/dataset.ts";
import { ACRONYM, ALIAS, DEMONYM, FORM, NAME, SHORT_NAME } from "../datasets/names/name-trie.ts";
import { surfaceHash } from "../datasets/names/surface.ts";

/** Which kinds of names a node has, over its living entities. */
export interface NodeForms {
  /** A label or alias, rather than only a derived form. */
  named: boolean;
  acronym: boolean;
  shortName: boolean;
  demonym: boolean;
  /** A name is written exactly like the text. */
  sameSurface: boolean;
  /** Share of the entities so named, by how well known they are, whose name is written exactly like the text. */
  sameShare: number;
  /** How well known the best known of them is. */
  sameMass: number;
  /** One of them has it as its label. */
  sameLabel: boolean;
}

/** Postings looked at to tell the forms of a node: enough, as the rest are of the same kinds. */
const LOOKED_AT = 64;

export function nodeForms(
  dataset: CompiledDataset,
  node: number,
  text: string,
  start: number,
  end: number,
): NodeForms {
  const { names } = dataset;
  const forms: NodeForms = {
    named: false,
    acronym: false,
    shortName: false,
    demonym: false,
    sameSurface: false,
    sameShare: 0,
    sameMass: 0,
    sameLabel: false,
  };
  let same = 0;
  let all = 0;
  const surface = surfaceHash(text, start, end);
  let looked = 0;
  for (let p = names.head(node); p !== 0 && looked < LOOKED_AT; p = names.next(p), looked++) {
    if (!dataset.alive(names.entity(p))) continue;
    const form = names.form(p) & FORM;
    if (form === NAME || form === ALIAS) forms.named = true;
    else if (form === ACRONYM) forms.acronym = true;
    else if (form === SHORT_NAME) forms.shortName = true;
    else if (form === DEMONYM) forms.demonym = true;
    else forms.named = true;
    if (form === SHORT_NAME) continue;
    const mass = dataset.mass(names.entity(p));
    all += mass;
    if (names.surface(p) !== surface) continue;
    forms.sameSurface = true;
    if (form === NAME) forms.sameLabel = true;
    forms.sameMass = Math.max(forms.sameMass, mass);
    same += mass;
  }
  forms.sameShare = all > 0 ? same / all : 0;
  return forms;
}

/** Whether a name of a node is written like the text but small: the word for a thing. */
export function isThing({ names }: CompiledDataset, node: number, written: string): boolean {
  const small = surfaceHash(written.toLowerCase());
  let looked = 0;
  for (let p = names.head(node); p !== 0 && looked < LOOKED_AT; p = names.next(p), looked++)
    if (names.surface(p) === small) return true;
  return false;
}
