import { normalise } from "../text/fold.ts";
import { type EntityRecord, namesOf } from "./entity.ts";

/** The names of an entity, by language tag. */
interface Names extends Pick<EntityRecord, "labels"> {
  readonly aliases?: EntityRecord["aliases"] | undefined;
}

/** Whether two entities have a name in common: equal ids without one are ids of different Wikibases. */
export function haveCommonName(one: Names, other: Names): boolean {
  const own = new Set(normalised(one));
  return normalised(other).some((name) => own.has(name));
}

function normalised({ labels, aliases = {} }: Names): string[] {
  return namesOf({ labels, aliases }).map(normalise);
}
