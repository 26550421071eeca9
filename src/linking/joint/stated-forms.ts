import {
  legalFormFamilies,
  legalFormTails,
  unspacedFormFamilies,
} from "../../../data/lexicon/legal-form-families.ts";
import type { EntityRecord } from "../../datasets/entity.ts";
import { foldText } from "../../text/fold.ts";
import { perRecord } from "../candidates/per-record.ts";

/** Words at the end of a name that may be its legal form: "GmbH & Co. KG" has three. */
const MOST_OF_FORM = 4;

const families = new Map<string, number>();
for (const [family, line] of [...legalFormFamilies, ...unspacedFormFamilies].entries())
  for (const form of line.split(" ")) families.set(form, family);

const tails = new Set(legalFormTails);

/** The families of the legal forms that the labels of an entity have. */
export const formsOfEntity: (record: EntityRecord) => ReadonlySet<number> = perRecord(
  ({ labels }) => new Set(Object.values(labels).flatMap((label) => [...formsOf(label)])),
);

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
