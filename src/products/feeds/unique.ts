import { productIri } from "../iris.ts";
import { SeenIds } from "../seen.ts";
import { type FeedRow, faultOf } from "./row.ts";

/**
 * Sets the second row with an id aside as a fault, and marks products whose link another one has already. Links are
 * compared as the IRIs that they become: `https://shop.example` and `HTTPS://Shop.example/` are one.
 * It keeps 64 bits of each id and IRI, 16 to 64 bytes a product in all: a million products need 64 MB.
 * With a million products, two ids are mistaken for one with a probability of 3 in 100 million.
 */
export class UniqueProducts {
  readonly #ids = new SeenIds();
  readonly #iris = new SeenIds();

  check(row: FeedRow): FeedRow {
    if ("fault" in row) return row;
    const { product } = row;
    // A group of variants may have the number of one of them.
    if (!this.#ids.add(product.isGroup ? `group ${product.id}` : product.id)) {
      return faultOf(
        product.line ?? 0,
        "duplicate_id",
        `the id ${JSON.stringify(product.id.slice(0, 100))} is also the id of an earlier row`,
      );
    }
    if (this.#iris.add(productIri(product)) || product.sharedLink) return row;
    const marked = { ...product, sharedLink: true };
    // A later product may have a link that is written like this.
    this.#iris.add(productIri(marked));
    return { product: marked };
  }
}
