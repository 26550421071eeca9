import { decimalText } from "./decimal.ts";
import { add, addImage, attributeName, type MutableAttributes, shopUrl } from "./names.ts";
import { rowOf } from "./row.ts";
import type { TableDialect } from "./table.ts";

/** Columns of a WooCommerce product export that have another name here. */
const columnNames: ReadonlyMap<string, string> = new Map([
  ["id", "post_id"],
  ["name", "title"],
  ["regular_price", "price"],
  ["gtin,_upc,_ean,_or_isbn", "gtin"],
  ["brands", "brand"],
]);

const measures: ReadonlyMap<string, string> = new Map([
  ["weight", "product_weight"],
  ["length", "product_length"],
  ["width", "product_width"],
  ["height", "product_height"],
]);

const stock: ReadonlyMap<string, string> = new Map([
  ["1", "in_stock"],
  ["0", "out_of_stock"],
  ["backorder", "backorder"],
]);
const ownAttributes = new Set(["color", "size", "material", "pattern"]);

/** A WooCommerce product export: one product or variation per row. */
export const wooCommerceRows: TableDialect = (header, { baseUrl }) => {
  const names = header.map((column) => {
    const name = attributeName(column);
    return columnNames.get(name) ?? name;
  });
  return {
    row(values, line, rows) {
      const cells = new Map<string, string>();
      const further: [name: string, value: string][] = [];
      names.forEach((name, i) => {
        const value = textOfCell(name, values[i]!.trim());
        if (value === "") return;
        // Two columns may mean one attribute (`Brands` and a plug-in's `Brand`).
        if (!cells.has(name)) cells.set(name, value);
        else if (value !== cells.get(name)) further.push([name, value]);
      });
      const attributes: MutableAttributes = {};
      add(attributes, "id", cells.get("sku") ?? cells.get("post_id") ?? "");
      const post = cells.get("post_id");
      const link = post === undefined ? undefined : shopUrl(baseUrl, `?post_type=product&p=${post}`);
      if (link !== undefined) add(attributes, "link", link);
      addSaleDates(attributes, cells);
      if (!cells.has("description") && cells.has("short_description")) {
        add(attributes, "description", cells.get("short_description")!);
        cells.delete("short_description");
      }
      addDetails(attributes, cells);
      for (const [name, value] of [...cells, ...further]) addColumn(attributes, name, value);
      rows.push(rowOf(attributes, line, isParent(cells) ? { isGroup: true } : {}));
    },
    end() {},
  };
};

const texts = new Set(["description", "short_description"]);

/**
 * The text of a cell as it was in the shop: the export writes the line ends of descriptions as `\n`, and a backslash
 * that stood before an n twice.
 */
function textOfCell(name: string, text: string): string {
  if (!texts.has(name)) return text;
  // A line end that is left is the carriage return of one that the export has written so.
  return text.replace(/\\\\n|\n?\\n/g, (written) => (written === "\\\\n" ? "\\n" : "\n")).trim();
}

/** A product of variations, or of other products: the price is theirs. Types are a list: `variable, virtual`. */
function isParent(cells: ReadonlyMap<string, string>): boolean {
  const types = splitList((cells.get("type") ?? "").toLowerCase());
  return types.includes("variable") || types.includes("grouped");
}

function addColumn(attributes: MutableAttributes, name: string, value: string): void {
  const measure = /^(weight|length|width|height)_\((.+)\)$/.exec(name);
  if (measure !== null) add(attributes, measures.get(measure[1]!)!, `${decimalText(value)} ${measure[2]}`);
  else if (name === "price" || name === "sale_price") add(attributes, name, decimalText(value));
  else if (name === "in_stock?" && stock.has(value)) add(attributes, "availability", stock.get(value)!);
  else if (name === "images") for (const url of value.split(/,(?=\s*https?:)/)) addImage(attributes, url);
  else if (name === "categories") for (const path of splitList(value)) add(attributes, "product_type", path);
  else if (name === "parent") add(attributes, "item_group_id", value.replace(/^id:/, ""));
  else add(attributes, name, value);
}

/** The export escapes a comma within a list as `\,`. */
function splitList(value: string): string[] {
  return value.split(/(?<!\\),/).map((item) => item.trim().replaceAll("\\,", ","));
}

function addSaleDates(attributes: MutableAttributes, cells: Map<string, string>): void {
  const starts = cells.get("date_sale_price_starts");
  const ends = cells.get("date_sale_price_ends");
  if (starts === undefined || ends === undefined) return;
  add(attributes, "sale_price_effective_date", `${starts.replace(" ", "T")}/${ends.replace(" ", "T")}`);
  cells.delete("date_sale_price_starts");
  cells.delete("date_sale_price_ends");
}

/** `Attribute 1 name` and `Attribute 1 value(s)` are one attribute. */
function addDetails(attributes: MutableAttributes, cells: Map<string, string>): void {
  for (const [key, name] of [...cells]) {
    const number = /^attribute_(\d+)_name$/.exec(key)?.[1];
    const value = number === undefined ? undefined : cells.get(`attribute_${number}_value(s)`);
    if (number === undefined || value === undefined) continue;
    const known = attributeName(name);
    for (const one of splitList(value)) {
      if (ownAttributes.has(known)) add(attributes, known, one);
      else add(attributes, "product_detail", { attribute_name: [name], attribute_value: [one] });
    }
    cells.delete(key);
    cells.delete(`attribute_${number}_value(s)`);
  }
}
