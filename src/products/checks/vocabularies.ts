import { quoted } from "../../contract/quoted.ts";
import { availabilities, conditions, termOf } from "../mapping/vocabularies.ts";
import { textsOf } from "../product.ts";
import type { Rule } from "./finding.ts";

/** Words that the Merchant specification or schema.org knows, compared without case, with spaces as underscores. */
const vocabularies: Readonly<Record<string, readonly string[]>> = {
  availability: Object.keys(availabilities),
  condition: Object.keys(conditions),
  age_group: ["newborn", "infant", "toddler", "kids", "adult"],
  gender: ["male", "female", "unisex"],
  size_system: ["US", "UK", "EU", "DE", "FR", "JP", "CN", "IT", "BR", "MEX", "AU"],
  size_type: ["regular", "petite", "maternity", "big", "tall", "plus"],
  energy_efficiency_class: ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"],
  adult: ["yes", "no", "true", "false"],
  is_bundle: ["yes", "no", "true", "false"],
};

/** Attributes whose words stand for terms of schema.org, which may be written instead. */
const terms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  availability: availabilities,
  condition: conditions,
};

const folded = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");

/** One rule for each vocabulary: `availability_value`, `condition_value`, … */
export const vocabularyRules: readonly Rule[] = Object.entries(vocabularies).map(([attribute, words]) => {
  const known = new Set(words.map(folded));
  return {
    name: `${attribute}_value`,
    severity: "error",
    about: `${attribute} is one of ${words.join(", ")}.`,
    check(attributes, report) {
      for (const text of textsOf(attributes, attribute)) {
        if (known.has(folded(text)) || termOf(terms[attribute] ?? {}, text) !== undefined) continue;
        report(attribute, `${quoted(text)} is not one of ${words.join(", ")}`);
      }
    },
  };
});
