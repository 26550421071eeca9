import {
  legalFormFamilies,
  legalFormTails,
  unspacedFormFamilies,
} from "../../../data/lexicon/legal-form-families.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { foldText } from "../../text/fold.ts";
import type { Candidate } from "../candidates/candidate.ts";

/** Words at the end of a name that may be its legal form: "GmbH & Co. KG" has three. */
const MOST_OF_FORM = 4;

const families = new Map<string, number>();
for (const [family, line] of [...legalFormFamilies, ...unspacedFormFamilies].entries())
  for (const form of line.split(" ")) families.set(form, family);

const tails = new Set(legalFormTails);

/** The legal forms of each entity, read once: a list may have 600 names for one. */
const known = new WeakMap<EntityRecord, ReadonlySet<number>>();

/** The families of the legal forms that the names of an entity have. */
export function formsOfEntity({ record }: Candidate): ReadonlySet<number> {
  let forms = known.get(record);
  if (!forms) {
    forms = new Set(Object.values(record.labels).flatMap((label) => [...formsOf(label)]));
    known.set(record, forms);
  }
  return forms;
}

/** The families of the legal forms that end a name, or stand before it in Han characters. */
export function formsOf(name: string): ReadonlySet<number> {
  const forms = new Set<number>();
  const words = foldText(name.replaceAll(".", ""))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
  let last = words.length - 1;
  while (last > 0 && words.length - last < MOST_OF_FORM && tails.has(words[last]!)) last--;
  const family = last > 0 ? families.get(words[last]!) : undefined;
  if (family !== undefined) forms.add(family);
  for (const form of unspacedFormFamilies)
    if (name.startsWith(form) || name.endsWith(form)) forms.add(families.get(form)!);
  return forms;
}
