import * as v from "valibot";
import { type Limits, limits } from "./limits.ts";

/** A text in one language, or one for each language by its tag. */
function languageText(longest: number, languages: number) {
  const text = v.pipe(v.string(), v.maxLength(longest));
  const map = v.pipe(v.record(v.string(), v.nullable(text)), v.maxEntries(languages));
  return v.nullish(v.union([text, map]));
}

function languageTexts(most: number, longest: number, languages: number) {
  const text = v.pipe(v.string(), v.maxLength(longest));
  const texts = v.pipe(v.array(text), v.maxLength(most));
  const map = v.pipe(v.record(v.string(), v.nullable(v.union([texts, text]))), v.maxEntries(languages));
  return v.nullish(v.union([texts, map]));
}

/**
 * The schema of an entity of an inline dataset, for types and documents; lengths are in code points. Requests are
 * checked by `parseDataset`, which checks thousands of entities in the time that a schema takes for a few.
 */
export function entitySchemaWith(allowed: Limits) {
  const name = languageText(allowed.nameCodePoints, allowed.entityLanguages);
  const types = v.nullish(
    v.union([v.pipe(v.array(v.string()), v.maxLength(allowed.entityTypes)), v.string()]),
  );
  return v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.description("Any string; echoed unchanged.")),
    name,
    label: name,
    aliases: languageTexts(allowed.entityAliases, allowed.nameCodePoints, allowed.entityLanguages),
    description: languageText(allowed.descriptionCodePoints, allowed.entityLanguages),
    types,
    type: types,
    same_as: v.nullish(v.pipe(v.array(v.string()), v.maxLength(allowed.entityIdentities))),
  });
}

export const entitySchema = entitySchemaWith(limits);
