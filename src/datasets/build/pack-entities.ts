import type { Pack } from "../pack/pack.ts";
import type { SourceEntity } from "./source.ts";

/** The entities of a pack in the form that a builder takes, for merging packs. */
export function* packEntities(pack: Pack): Generator<SourceEntity> {
  for (let entity = 0; entity < pack.size; entity++) yield packEntity(pack, entity);
}

/** An entity of a pack in the form that a builder takes. */
export function packEntity(pack: Pack, entity: number): SourceEntity {
  const { id, labels, aliases, demonyms, ownDescriptions, types, sameAs } = pack.record(entity);
  return {
    id,
    labels,
    aliases,
    demonyms,
    descriptions: ownDescriptions,
    types,
    sameAs,
    relations: pack
      .statements(entity)
      .map(({ property, value }) => ({ property, value: pack.record(value).id })),
    facts: { mass: pack.mass(entity) },
  };
}
