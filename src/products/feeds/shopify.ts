import { add, addImage, attributeName, type MutableAttributes, shopUrl } from "./names.ts";
import { type FeedDefaults, type FeedRow, faultOf, rowOf } from "./row.ts";
import type { TableDialect } from "./table.ts";

/** Columns of a Shopify product export, in the names of before and since 2024, by what they are here. */
const columnNames: ReadonlyMap<string, string> = new Map([
  ["handle", "handle"],
  ["url_handle", "handle"],
  ["body_(html)", "description"],
  ["vendor", "brand"],
  ["type", "product_type"],
  ["product_category", "google_product_category"],
  ["published", "published"],
  ["published_on_online_store", "published"],
  ["variant_sku", "sku"],
  ["sku", "sku"],
  ["variant_barcode", "gtin"],
  ["barcode", "gtin"],
  ["variant_price", "price"],
  ["price", "price"],
  ["variant_compare_at_price", "compare_at_price"],
  ["compare_at_price", "compare_at_price"],
  ["variant_grams", "weight_grams"],
  ["weight_value_(grams)", "weight_grams"],
  ["variant_inventory_tracker", "inventory_tracker"],
  ["variant_inventory_qty", "inventory_quantity"],
  ["variant_inventory_policy", "inventory_policy"],
  ["continue_selling_when_out_of_stock", "inventory_policy"],
  ["image_src", "image"],
  ["product_image_url", "image"],
  ["variant_image", "variant_image"],
  ["variant_image_url", "variant_image"],
  ["google_shopping_/_google_product_category", "google_product_category"],
  ["google_shopping_/_gender", "gender"],
  ["google_shopping_/_age_group", "age_group"],
  ["google_shopping_/_mpn", "mpn"],
  ["google_shopping_/_condition", "condition"],
  ["google_shopping_/_custom_label_0", "custom_label_0"],
  ["google_shopping_/_custom_label_1", "custom_label_1"],
  ["google_shopping_/_custom_label_2", "custom_label_2"],
  ["google_shopping_/_custom_label_3", "custom_label_3"],
  ["google_shopping_/_custom_label_4", "custom_label_4"],
]);

/** Columns that a row of its own gives a variant, also the prices of a market; the others are the product's. */
const variantColumn =
  /^(?:variant_|option\d_value$|option\d_linked|sku$|gtin$|mpn$|price$|compare_at_price$|(?:compare_at_)?price_\/_|cost_per_item$|charge_tax$|tax_code$|inventory_|weight_|requires_shipping$|fulfillment_service$|unit_price_)/;
const imageColumn = /^image(?:$|_)/;

/** Options that are attributes of their own. */
const optionNames = new Set(["color", "size", "material", "pattern"]);
const optionAliases: ReadonlyMap<string, string> = new Map([
  ["colour", "color"],
  ["farbe", "color"],
  ["größe", "size"],
  ["couleur", "color"],
  ["taille", "size"],
]);

/**
 * Rows of one handle: Shopify has 2,048 variants and 250 images a product. Each variant gets all images, so without a
 * bound a file of one handle takes the square of its rows.
 */
const ROWS_OF_A_PRODUCT = 2500;

type Cells = Record<string, string>;
interface Line {
  cells: Cells;
  line: number;
}

/**
 * A Shopify product export: rows with one handle are one product, each with a variant, an image or both.
 * A product with several variants becomes as many products of one `item_group_id`.
 */
export const shopifyRows: TableDialect = (header, defaults) => {
  const columns = columnsOf(header);
  const names = columns.map(({ name }) => name);
  const tellsTracker = names.includes("inventory_tracker");
  let group: Line[] = [];
  const flush = (rows: FeedRow[]) => {
    if (group.length > 0) for (const row of productsOf(group, defaults, tellsTracker)) rows.push(row);
    group = [];
  };
  return {
    row(values, line, rows) {
      const cells: Cells = {};
      names.forEach((name, i) => {
        const value = name === "gtin" ? barcode(values[i]!) : values[i]!.trim();
        if (value === "") return;
        if (!Object.hasOwn(cells, name)) cells[name] = value;
        else if (cells[name] !== value) cells[columns[i]!.further] = value;
      });
      if (cells.handle === undefined) {
        rows.push(faultOf(line, "missing_id", "the row has no handle"));
        return;
      }
      if (group[0] !== undefined && group[0].cells.handle !== cells.handle) flush(rows);
      if (group.length < ROWS_OF_A_PRODUCT) group.push({ cells, line });
      else
        rows.push(
          faultOf(line, "malformed_row", `a product has at most ${ROWS_OF_A_PRODUCT} rows of one handle`),
        );
    },
    end: flush,
  };
};

/** What a column is called. */
interface Column {
  readonly name: string;
  /** The same where another column of the row has that name already. */
  readonly further: string;
}

/**
 * Two columns may mean one attribute (both category columns): the second keeps its own name, or gets a number with which
 * no other column has that name.
 */
function columnsOf(header: readonly string[]): Column[] {
  const owns = header.map(attributeName);
  const names = owns.map((own) => columnNames.get(own) ?? own);
  const taken = new Set(names);
  const before = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name, i) => {
    if (!before.has(name)) {
      before.add(name);
      return { name, further: name };
    }
    const own = owns[i]!;
    let further = own;
    let count = counts.get(own) ?? 1;
    while (taken.has(further)) further = `${own}_${++count}`;
    counts.set(own, count);
    taken.add(further);
    return { name, further };
  });
}

/** A barcode as it is: exports put an apostrophe before it, so that a spreadsheet does not take it for a number. */
function barcode(text: string): string {
  return text
    .trim()
    .replace(/^['’]+/, "")
    .trim();
}

/** @param tellsTracker whether the export says of each variant who counts its stock; nobody does if that is blank */
function productsOf(group: readonly Line[], defaults: FeedDefaults, tellsTracker: boolean): FeedRow[] {
  const handle = group[0]!.cells.handle!;
  const shared: Cells = {};
  const images: string[] = [];
  const alts: string[] = [];
  for (const { cells } of group) {
    if (cells.image !== undefined) images.push(cells.image);
    if (cells.image_alt_text !== undefined) alts.push(cells.image_alt_text);
    for (const [name, value] of Object.entries(cells)) {
      if (!variantColumn.test(name) && !imageColumn.test(name) && !Object.hasOwn(shared, name))
        shared[name] = value;
    }
  }
  const variants = group.filter(
    ({ cells }) => cells.price !== undefined || cells.option1_value !== undefined,
  );
  if (variants.length === 0) variants.push(group[0]!);
  return variants.map(({ cells, line }) => {
    const attributes: MutableAttributes = {};
    const several = variants.length > 1;
    const options = [1, 2, 3].map((n) => cells[`option${n}_value`]).filter((value) => value !== undefined);
    add(attributes, "id", cells.sku ?? (several ? [handle, ...options].join("/") : handle));
    const link = shopUrl(defaults.baseUrl, `products/${encodeURIComponent(handle)}`);
    if (link !== undefined) add(attributes, "link", link);
    if (several) add(attributes, "item_group_id", handle);
    if (cells.variant_image !== undefined) addImage(attributes, cells.variant_image);
    for (const image of images) addImage(attributes, image);
    for (const alt of alts) add(attributes, "image_alt_text", alt);
    addPrices(attributes, cells);
    addOptions(attributes, shared, cells);
    if (cells.weight_grams !== undefined) add(attributes, "product_weight", `${cells.weight_grams} g`);
    const isTracked = !tellsTracker || cells.inventory_tracker !== undefined;
    addAvailability(attributes, cells, isTracked);
    for (const [name, value] of Object.entries({ ...shared, ...ownCells(cells) })) {
      if (/^option\d_(?:name|value)$/.test(name)) continue;
      // For stock that nobody counts the number there says nothing.
      add(attributes, name === "inventory_quantity" && !isTracked ? "untracked_quantity" : name, value);
    }
    return rowOf(attributes, line, several ? { sharedLink: true } : {});
  });
}

/** The cells of a variant's row that are not turned into another attribute: they take precedence over the product's. */
function ownCells(cells: Cells): Cells {
  const taken = new Set(["price", "compare_at_price", "weight_grams", "variant_image"]);
  return Object.fromEntries(
    Object.entries(cells).filter(([name]) => !imageColumn.test(name) && !taken.has(name)),
  );
}

/** A compare-at price above the price is the regular price, and the price the sale price. */
function addPrices(attributes: MutableAttributes, cells: Cells): void {
  const { price, compare_at_price: compare } = cells;
  const onSale = price !== undefined && compare !== undefined && Number(compare) > Number(price);
  if (price !== undefined) add(attributes, onSale ? "sale_price" : "price", price);
  if (compare !== undefined) add(attributes, onSale ? "price" : "compare_at_price", compare);
}

function addOptions(attributes: MutableAttributes, shared: Cells, cells: Cells): void {
  for (const n of [1, 2, 3]) {
    const value = cells[`option${n}_value`];
    const option = shared[`option${n}_name`];
    // "Title: Default Title" is how the export says that there is no choice.
    if (value === undefined || (option === "Title" && value === "Default Title")) continue;
    const name = attributeName(option ?? `option ${n}`);
    const known = optionAliases.get(name) ?? name;
    if (optionNames.has(known)) add(attributes, known, value);
    else
      add(attributes, "product_detail", {
        attribute_name: [option ?? `Option ${n}`],
        attribute_value: [value],
      });
  }
}

/** Stock that nobody counts does not run out. */
function addAvailability(attributes: MutableAttributes, cells: Cells, isTracked: boolean): void {
  const quantity = cells.inventory_quantity;
  if (!isTracked) add(attributes, "availability", "in_stock");
  if (!isTracked || quantity === undefined) return;
  const sellsOn = /^(?:continue|true)$/i.test(cells.inventory_policy ?? "");
  add(attributes, "availability", Number(quantity) > 0 ? "in_stock" : sellsOn ? "backorder" : "out_of_stock");
}
