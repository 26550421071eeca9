import { haveCommonName } from "./common-name.ts";
import type { CompiledDataset } from "./dataset.ts";
import { isStarter, openPublicKb, type PublicKb } from "./public-kb.ts";

/** Well-known entities, of which the public knowledge base lacks some. */
export interface Outside {
  readonly dataset: CompiledDataset;
  /** Whether the public knowledge base lacks an entity of the dataset. */
  isLacking(entity: number): boolean;
}

/** Least size of a knowledge base beside which the starter is asked. A smaller one is chosen by hand, on purpose. */
const LEAST_ENTITIES = 1_000;

/**
 * Opens a pack of well-known entities, of which the public knowledge base may lack some.
 *
 * @param outside the pack; undefined is the starter, for a knowledge base of 1,000 entities or more, where the starter
 *   need not be downloaded
 * @returns undefined if the public knowledge base lacks less than 1 % of them, or if its ids are not those of the pack
 * @throws ProblemError as `openPublicKb`
 */
export async function openOutside(
  layers: readonly CompiledDataset[],
  outside: PublicKb | undefined,
): Promise<Outside | undefined> {
  const pack = outside ?? (await defaultFor(layers));
  if (pack === undefined) return undefined;
  const [dataset] = await openPublicKb(pack);
  if (!dataset || !isPartlyIn(layers, dataset)) return undefined;
  return { dataset, isLacking: lackingIn(layers, dataset) };
}

async function defaultFor(layers: readonly CompiledDataset[]): Promise<PublicKb | undefined> {
  const entities = layers.reduce((sum, { size }) => sum + size, 0);
  if (entities < LEAST_ENTITIES || layers.some(isStarter)) return undefined;
  return (await import("#outside-pack")).outsidePack;
}

/** Of the well-known entities, every so many-th is looked at first: 1,676 of the starter, in 15 to 40 ms. */
const STEP = 16;

/** Entities that both have, to judge by. A small knowledge base has few, so all are looked at. */
const ENOUGH = 50;

/** Share that is lacking, at least. Fewer are items that were merged, or hidden to measure something. */
const LEAST_LACKING = 0.01;

/** Whether the layers lack some of the entities, and have the same entities as the others under their ids. */
function isPartlyIn(layers: readonly CompiledDataset[], outside: CompiledDataset): boolean {
  const shared: (readonly [layer: CompiledDataset, ours: number, theirs: number])[] = [];
  let lacking = 0;
  for (let first = 0; first < STEP && shared.length < ENOUGH; first++)
    for (let entity = first; entity < outside.size; entity += STEP) {
      const id = outside.idOf(entity);
      const layer = layers.find((one) => one.find(id) !== undefined);
      if (layer) shared.push([layer, layer.find(id)!, entity]);
      else lacking++;
    }
  if (lacking <= LEAST_LACKING * (lacking + shared.length)) return false;
  const judged = shared.slice(0, ENOUGH);
  const same = judged.filter(([layer, ours, theirs]) =>
    haveCommonName(layer.record(ours), outside.record(theirs)),
  );
  return same.length * 2 > judged.length;
}

const LACKING = 1;
const PRESENT = 2;

function lackingIn(layers: readonly CompiledDataset[], outside: CompiledDataset): Outside["isLacking"] {
  const isLacking = (entity: number) =>
    layers.every((layer) => layer.find(outside.idOf(entity)) === undefined);
  if (layers.some(({ fixed }) => !fixed)) return isLacking;
  const known = new Uint8Array(outside.size);
  return (entity) => {
    known[entity] ||= isLacking(entity) ? LACKING : PRESENT;
    return known[entity] === LACKING;
  };
}
