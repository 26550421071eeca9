import type { EntityRecord } from "../../datasets/entity.ts";

/** A value made once for each record: a list may have 600 names for an entity, and a text 30,000 mentions of it. */
export function perRecord<Made>(make: (record: EntityRecord) => Made): (record: EntityRecord) => Made {
  const known = new WeakMap<EntityRecord, { readonly made: Made }>();
  return (record) => {
    let entry = known.get(record);
    if (!entry) {
      entry = { made: make(record) };
      known.set(record, entry);
    }
    return entry.made;
  };
}
