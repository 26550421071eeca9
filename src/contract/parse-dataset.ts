import { countCodePoints, isLongerThan } from "./code-points.ts";
import { type Entity, entityOf, type SentEntity } from "./entity.ts";
import { type Limits, limits, limitsWith } from "./limits.ts";
import { meantBy } from "./near-names.ts";
import { type Fault, jsonPointer, ProblemError } from "./problem.ts";
import { shortened } from "./quoted.ts";

/** The limits of a list that the caller owns and does not send: its texts may have any length. */
const ownList = limitsWith({
  nameCodePoints: 0,
  descriptionCodePoints: 0,
  entityAliases: 0,
  entityLanguages: 0,
  entityTypes: 0,
  entityIdentities: 0,
});

/** What was sent as an entity: any field may be anything. */
type SentFields = Readonly<Record<keyof Entity, unknown>>;

/**
 * The entities of an inline dataset, checked, and without null fields, which mean that a field is absent.
 *
 * @param dataset what was sent
 * @param pointer JSON Pointer of the dataset in its request
 * @param allowed limits; those of texts hold only if they are given, for lists that are sent
 * @throws ProblemError `invalid_dataset` (all faults, up to 20), `dataset_too_large`
 */
export function parseDataset(
  dataset: unknown,
  pointer = "/dataset",
  allowed: Limits = ownList,
): readonly Entity[] {
  const wrapped =
    !Array.isArray(dataset) && typeof dataset === "object" && dataset !== null && "entities" in dataset;
  const entities: unknown = wrapped ? dataset.entities : dataset;
  const base = wrapped ? `${pointer}/entities` : pointer;
  if (!Array.isArray(entities)) {
    const detail = "must be an array of entities, or { entities: [...] }";
    throw new ProblemError("invalid_dataset", { errors: [{ pointer: base, detail }] });
  }
  if (entities.length > allowed.datasetEntities) {
    throw new ProblemError("dataset_too_large", {
      detail: `${entities.length} entities; at most ${allowed.datasetEntities} are accepted`,
      errors: [{ pointer: base, detail: `has ${entities.length} entities` }],
    });
  }
  const check = new EntityCheck(allowed);
  for (let i = 0; i < entities.length && !check.isFull; i++) check.entity(entities[i], `${base}/${i}`, i);
  if (check.faults.length > 0) throw new ProblemError("invalid_dataset", { errors: check.faults });
  return check.nulls ? (entities as SentEntity[]).map(entityOf) : (entities as Entity[]);
}

/** Checks entities one after the other, field by field. */
class EntityCheck {
  readonly faults: Fault[] = [];
  /** Whether a field was null. */
  nulls = false;
  readonly #limits: Limits;
  /** Index of the first entity with each id. */
  readonly #places = new Map<string, number>();
  /** Of the entity being checked. */
  #pointer = "";
  #aliases = 0;

  constructor(allowed: Limits) {
    this.#limits = allowed;
  }

  get isFull(): boolean {
    return this.faults.length >= limits.problemPointers;
  }

  entity(value: unknown, pointer: string, index: number): void {
    this.#pointer = pointer;
    this.#aliases = 0;
    if (!isMap(value)) {
      this.#fault([], `must be an object, not ${kindOf(value)}`);
      return;
    }
    const entity = value as SentFields;
    this.#id(entity, index);
    this.#name(entity);
    this.#texts("aliases", entity.aliases);
    this.#text("description", entity.description, this.#limits.descriptionCodePoints);
    this.#types("types", entity.types);
    this.#types("type", entity.type);
    if (this.#isSent(entity.same_as)) {
      const most = this.#limits.entityIdentities;
      this.#strings("same_as", entity.same_as, "must be an array of strings", most);
    }
  }

  #id(entity: SentFields, index: number): void {
    const { id } = entity;
    const first = typeof id === "string" ? this.#places.get(id) : undefined;
    if (id === undefined) this.#fault(["id"], `is required${meantBy(entity, "id")}`);
    else if (typeof id !== "string") this.#fault(["id"], `must be a string, not ${kindOf(id)}`);
    else if (id === "") this.#fault(["id"], "must not be empty");
    else if (first === undefined) this.#places.set(id, index);
    else this.#fault(["id"], `is also the id of entity ${first}`);
  }

  #name(entity: SentFields): void {
    const { name, label } = entity;
    const field = this.#isSent(name) && !(hasNoText(name) && this.#isSent(label)) ? "name" : "label";
    // `entityOf` leaves out a map without a text, as it does a null.
    if (hasNoText(name) || hasNoText(label)) this.nulls = true;
    const given = field === "name" ? name : label;
    if (field === "name") this.#text("label", label, this.#limits.nameCodePoints);
    if (!this.#isSent(given)) this.#fault(["name"], `is required${meantBy(entity, "name")}`);
    else if (this.#text(field, given, this.#limits.nameCodePoints) && !hasText(given as SentText))
      this.#fault([field], "must not be empty");
  }

  /** Checks a text or a map of texts; returns whether it is valid or absent. */
  #text(field: string, value: unknown, most: number): boolean {
    if (!this.#isSent(value)) return true;
    if (typeof value === "string") return this.#fits([field], value, most);
    if (!isMap(value)) return this.#fault([field], "must be a string or a language map");
    if (this.#hasTooManyTags(field, value)) return false;
    let isSound = true;
    for (const [tag, text] of Object.entries(value)) {
      if (text === null || text === undefined) this.nulls = true;
      else if (typeof text === "string") isSound = this.#fits([field, tag], text, most) && isSound;
      else isSound = this.#fault([field, tag], `must be a string, not ${kindOf(text)}`);
    }
    return isSound;
  }

  #texts(field: string, value: unknown): void {
    if (!this.#isSent(value)) return;
    if (Array.isArray(value)) this.#names([field], value);
    else if (!isMap(value)) this.#fault([field], "must be an array of strings or a language map of them");
    else if (!this.#hasTooManyTags(field, value)) {
      for (const [tag, texts] of Object.entries(value)) {
        if (texts === null || texts === undefined) this.nulls = true;
        else if (Array.isArray(texts)) this.#names([field, tag], texts);
        else if (typeof texts === "string") this.#names([field, tag], [texts], false);
        else this.#fault([field, tag], `must be an array of strings, not ${kindOf(texts)}`);
      }
    }
    if (this.#aliases > this.#limits.entityAliases)
      this.#fault([field], `has ${this.#aliases} names; at most ${this.#limits.entityAliases} are accepted`);
  }

  #hasTooManyTags(field: string, map: object): boolean {
    const { length } = Object.keys(map);
    const most = this.#limits.entityLanguages;
    return length > most && !this.#fault([field], `has ${length} languages; at most ${most} are accepted`);
  }

  #names(path: readonly string[], names: readonly unknown[], numbered = true): void {
    this.#aliases += names.length;
    for (let i = 0; i < names.length && !this.isFull; i++) {
      const name = names[i];
      // Nearly all are valid: allocate nothing for them.
      if (typeof name === "string" && name.length <= this.#limits.nameCodePoints) continue;
      const place = numbered ? [...path, i] : path;
      if (typeof name === "string") this.#fits(place, name, this.#limits.nameCodePoints);
      else this.#fault(place, `must be a string, not ${kindOf(name)}`);
    }
  }

  #types(field: string, value: unknown): void {
    if (this.#isSent(value) && typeof value !== "string")
      this.#strings(field, value, "must be a string or an array of strings", this.#limits.entityTypes);
  }

  #strings(field: string, value: unknown, wanted: string, most: number): void {
    const values = Array.isArray(value) ? value : undefined;
    if (!values) this.#fault([field], wanted);
    else if (values.length > most) {
      this.#fault([field], `has ${values.length} values; at most ${most} are accepted`);
      return;
    }
    for (const [i, one] of values?.entries() ?? []) {
      if (typeof one !== "string") this.#fault([field, i], `must be a string, not ${kindOf(one)}`);
    }
  }

  #isSent(value: unknown): boolean {
    if (value === null) this.nulls = true;
    return value !== null && value !== undefined;
  }

  #fits(path: readonly (string | number)[], text: string, most: number): boolean {
    if (!isLongerThan(text, most)) return true;
    return this.#fault(path, `has ${countCodePoints(text)} code points; at most ${most} are accepted`);
  }

  /** Notes a fault; returns false, because a value with a fault is not valid. */
  #fault(path: readonly (string | number)[], detail: string): false {
    if (!this.isFull) this.faults.push({ pointer: this.#pointer + jsonPointer(path.map(shownKey)), detail });
    return false;
  }
}

/** The tag of a language map may be of any length. */
function shownKey(key: string | number): string | number {
  return typeof key === "string" ? shortened(key) : key;
}

/** A text to check. */
type SentText = string | Record<string, string | null | undefined>;

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a language map holds nothing but nulls, which mean that it was not sent. */
function hasNoText(value: unknown): boolean {
  return isMap(value) && Object.values(value).every((text) => text === null || text === undefined);
}

function hasText(text: SentText): boolean {
  if (typeof text === "string") return text.trim() !== "";
  const texts = Object.values(text).filter((one) => typeof one === "string");
  return texts.length > 0 && texts.every((one) => one.trim() !== "");
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
