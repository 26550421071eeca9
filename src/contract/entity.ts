import * as v from "valibot";
import { limits } from "./limits.ts";
import { type Fault, ProblemError } from "./problem.ts";
import { faultsOf } from "./shape.ts";

/** Text in one language, or in several by language tag. */
const languageText = v.union(
  [v.string(), v.record(v.string(), v.string())],
  "must be a string or a language map",
);

const languageTexts = v.union(
  [v.array(v.string()), v.record(v.string(), v.union([v.array(v.string()), v.string()]))],
  "must be an array of strings or a language map of them",
);

export const entitySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty("must not be empty")),
  name: v.optional(languageText),
  label: v.optional(languageText),
  aliases: v.optional(languageTexts),
  description: v.optional(languageText),
  types: v.optional(v.union([v.array(v.string()), v.string()], "must be an array of strings")),
  type: v.optional(v.union([v.array(v.string()), v.string()], "must be a string")),
  same_as: v.optional(v.array(v.string())),
});

/**
 * An entity of an inline dataset. `id` and `name` (or `label`) are required; `name`, `aliases` and
 * `description` may be language maps (`{ "en": "Rome", "it": "Roma" }`).
 */
export type Entity = v.InferInput<typeof entitySchema>;

/** An inline dataset as it may be sent: the list, or an object around it. */
export type InlineDataset = readonly Entity[] | { readonly entities: readonly Entity[] };

/**
 * The entities of an inline dataset, checked.
 *
 * @param dataset what was sent
 * @param pointer JSON Pointer of the dataset in its request
 * @throws ProblemError `invalid_dataset` (all faults, up to 20), `dataset_too_large`
 */
export function parseDataset(dataset: unknown, pointer = "/dataset"): readonly Entity[] {
  const wrapped =
    !Array.isArray(dataset) && typeof dataset === "object" && dataset !== null && "entities" in dataset;
  const entities: unknown = wrapped ? dataset.entities : dataset;
  const base = wrapped ? `${pointer}/entities` : pointer;
  if (!Array.isArray(entities)) {
    throw invalid([{ pointer: base, detail: "must be an array of entities, or { entities: [...] }" }]);
  }
  if (entities.length > limits.datasetEntities) {
    throw new ProblemError("dataset_too_large", {
      detail: `${entities.length} entities; at most ${limits.datasetEntities} are accepted`,
      errors: [{ pointer: base, detail: `has ${entities.length} entities` }],
    });
  }
  const faults: Fault[] = [];
  const places = new Map<string, number>();
  for (let i = 0; i < entities.length && faults.length < limits.problemPointers; i++) {
    faults.push(...faultsOfEntity(entities[i], `${base}/${i}`, i, places));
  }
  if (faults.length > 0) throw invalid(faults.slice(0, limits.problemPointers));
  return entities as Entity[];
}

function faultsOfEntity(
  value: unknown,
  pointer: string,
  index: number,
  places: Map<string, number>,
): Fault[] {
  const faults: Fault[] = [];
  if (!isPlain(value)) {
    const { issues } = v.safeParse(entitySchema, value);
    if (issues) faults.push(...faultsOf(issues, pointer));
  }
  if (typeof value !== "object" || value === null) return faults;
  const isSound = faults.length === 0;
  const { id, name, label } = value as Entity;
  if (typeof id === "string" && id !== "") {
    const first = places.get(id);
    if (first === undefined) places.set(id, index);
    else faults.push({ pointer: `${pointer}/id`, detail: `is also the id of entity ${first}` });
  }
  const given = name ?? label;
  if (given === undefined) faults.push({ pointer: `${pointer}/name`, detail: "is required" });
  else if ((isSound || typeof given === "string") && !hasText(given))
    faults.push({
      pointer: pointer + (name === undefined ? "/label" : "/name"),
      detail: "must not be empty",
    });
  return faults;
}

/**
 * Whether an entity has the commonest shape, strings and arrays of strings: thousands of them are told so in the
 * time that the schema takes for a few. Anything else is left to the schema, which also names the faults.
 */
function isPlain(value: unknown): value is Entity {
  if (typeof value !== "object" || value === null) return false;
  const { id, name, label, aliases, description, types, type, same_as } = value as Record<string, unknown>;
  const text = (one: unknown) => one === undefined || typeof one === "string";
  const texts = (one: unknown) =>
    one === undefined || (Array.isArray(one) && one.every((item) => typeof item === "string"));
  return (
    typeof id === "string" &&
    id !== "" &&
    text(name) &&
    text(label) &&
    text(description) &&
    text(type) &&
    texts(aliases) &&
    texts(types) &&
    texts(same_as)
  );
}

function hasText(text: string | Record<string, string>): boolean {
  if (typeof text === "string") return text.trim() !== "";
  const texts = Object.values(text);
  return texts.length > 0 && texts.every((one) => one.trim() !== "");
}

function invalid(errors: Fault[]): ProblemError {
  return new ProblemError("invalid_dataset", { errors });
}
