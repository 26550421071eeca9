import type { EntityRecord } from "../../datasets/entity.ts";
import { kept } from "../../text/look-up.ts";

/** A value made once for each record: a list may have 600 names for an entity, and a text 30,000 mentions of it. */
export function perRecord<Made>(make: (record: EntityRecord) => Made): (record: EntityRecord) => Made {
  const known = new WeakMap<EntityRecord, Made>();
  return (record) => kept(known, record, () => make(record));
}
