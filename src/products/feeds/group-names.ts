import { type Attributes, type Product, referenceOf, taggedText, textOf } from "../product.ts";
import type { FeedRow } from "./row.ts";

/** What a variant gets of a group that it names. */
interface Group {
  /** Its number, if it has one. */
  readonly id: string | undefined;
  /** Its page, for variants that have none. */
  readonly link: string | undefined;
}

/** Variants that wait for their group: more of them would be kept in memory for a group that the feed may not have. */
const mostWaiting = 1_000;

/**
 * The rows of a feed, in which variants that only name their group (`isVariantOf: { "@id": "#coat" }`) have its number and,
 * without a page of their own, its page. The group may come later: up to 1,000 variants wait for theirs.
 */
export async function* withGroups(batches: AsyncIterable<FeedRow[]>): AsyncGenerator<FeedRow[]> {
  const groups = new GroupNames();
  try {
    for await (const rows of batches) yield rows.flatMap((row) => groups.take(row));
  } catch (error) {
    yield groups.rest();
    throw error;
  }
  yield groups.rest();
}

/** The same for the rows of one record, whose names count in it alone. */
export function withGroupsOfRecord(rows: readonly FeedRow[]): FeedRow[] {
  const groups = new GroupNames();
  return [...rows.flatMap((row) => groups.take(row)), ...groups.rest()];
}

class GroupNames {
  readonly #groups = new Map<string, Group>();
  /** Variants by the name of their group, in the order of the feed. */
  readonly #waiting = new Map<string, Product[]>();
  #count = 0;

  /** The rows that can be given on: the one that is taken, if its group is known, and those that waited for it. */
  take(row: FeedRow): FeedRow[] {
    if ("fault" in row) return [row];
    const { product } = row;
    const name = product.isGroup ? undefined : nameOf(product);
    if (name === undefined) return [row, ...this.#learn(product)];
    const group = this.#groups.get(name);
    if (group !== undefined) return [{ product: settled(product, group) }];
    const others = this.#waiting.get(name);
    if (others === undefined) this.#waiting.set(name, [product]);
    else others.push(product);
    this.#count++;
    return this.#count > mostWaiting ? this.rest() : [];
  }

  /** The rows whose group did not come: they keep its name. */
  rest(): FeedRow[] {
    const rows = [...this.#waiting.values()].flat().map((product) => ({ product }));
    this.#waiting.clear();
    this.#count = 0;
    return rows;
  }

  #learn(product: Product): FeedRow[] {
    const found = groupOf(product);
    if (found === undefined) return [];
    const [name, group] = found;
    this.#groups.set(name, group);
    const products = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    this.#count -= products.length;
    return products.map((one) => ({ product: settled(one, group) }));
  }
}

/** The name of a variant's group, if it has nothing else of it. */
function nameOf({ attributes }: Product): string | undefined {
  const [group] = attributes.item_group_id ?? [];
  return group === undefined ? undefined : referenceOf(group);
}

/** The name and the rest of a group that a product is, or that it says it belongs to. */
function groupOf({ attributes, isGroup }: Product): readonly [string, Group] | undefined {
  const [number] = attributes.item_group_id ?? [];
  if (number === undefined) return undefined;
  const details = attributes.group_details?.find((one): one is Attributes => typeof one !== "string");
  const name = isGroup ? textOf(attributes, "@id") : details && textOf(details, "@id");
  if (name === undefined) return undefined;
  const link = isGroup ? textOf(attributes, "link") : details && textOf(details, "url");
  return [name, { id: referenceOf(number) === undefined ? taggedText(number)?.text : undefined, link }];
}

function settled(product: Product, { id, link }: Group): Product {
  const { attributes } = product;
  const onPage = attributes.link === undefined && link !== undefined;
  return {
    ...product,
    attributes: {
      ...attributes,
      ...(id === undefined ? {} : { item_group_id: [id] }),
      ...(onPage ? { link: [link] } : {}),
    },
    ...(onPage ? { sharedLink: true } : {}),
  };
}
