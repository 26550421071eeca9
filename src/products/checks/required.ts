import { lookAlike } from "../mapping/other-names.ts";
import { type Attributes, textOf } from "../product.ts";
import type { Rule } from "./finding.ts";

const always = ["id", "title", "description", "link", "image_link", "price", "availability"];

export const requiredRules: readonly Rule[] = [
  {
    name: "required_attribute",
    severity: "error",
    about: `${always.join(", ")} are present. low_price can replace price; a parent of variants and a set of products need neither a price nor an availability.`,
    check(attributes, report, { isGroup }) {
      for (const name of always) {
        if (attributes[name] !== undefined) continue;
        if (name === "price" && attributes.low_price !== undefined) continue;
        if (isGroup && (name === "price" || name === "availability")) continue;
        report(name, `is required and missing${lookAlike(name, attributes)}`);
      }
    },
  },
  {
    name: "required_condition",
    severity: "warning",
    about: "condition is present: without it a product counts as new.",
    check(attributes, report) {
      if (attributes.condition === undefined) report("condition", "is missing; the product counts as new");
    },
  },
  {
    name: "required_availability_date",
    severity: "error",
    about: "availability_date is present for preorder and backorder.",
    check(attributes, report) {
      const word = (textOf(attributes, "availability") ?? "").toLowerCase().replace(/[\s-]+/g, "_");
      if ((word === "preorder" || word === "backorder") && attributes.availability_date === undefined) {
        report("availability_date", `is required for availability "${word}"`);
      }
    },
  },
  {
    name: "identifier",
    severity: "warning",
    about:
      'A product has a gtin, or a brand with an mpn, unless identifier_exists is "no" or it is a parent of variants or a set.',
    check(attributes, report, { isGroup }) {
      if (isGroup || hasIdentifier(attributes) || saysNo(attributes)) return;
      const other = lookAlike("gtin", attributes);
      const advice = other || '; set identifier_exists to "no" if the maker assigned none';
      report("gtin", `is missing, and so is the pair of brand and mpn${advice}`);
    },
  },
  {
    name: "identifier_exists",
    severity: "error",
    about: 'identifier_exists is "yes" or "no", and not "no" when there is a gtin or a brand with an mpn.',
    check(attributes, report) {
      const value = textOf(attributes, "identifier_exists");
      if (value === undefined) return;
      if (!/^(?:yes|no|true|false)$/i.test(value)) report("identifier_exists", 'must be "yes" or "no"');
      else if (saysNo(attributes) && hasIdentifier(attributes)) {
        report("identifier_exists", 'is "no", although the product has a gtin or a brand with an mpn');
      }
    },
  },
  {
    name: "variant_attributes",
    severity: "warning",
    about:
      "A variant (item_group_id) has a color, size, pattern, material, age_group or gender that tells it from the others.",
    check(attributes, report, { isGroup }) {
      if (isGroup || attributes.item_group_id === undefined) return;
      const telling = ["color", "size", "pattern", "material", "age_group", "gender", "product_detail"];
      if (telling.every((name) => attributes[name] === undefined)) {
        report(
          "item_group_id",
          "is set, but nothing tells the variant from the others: no color, size, pattern, material, age_group or gender",
        );
      }
    },
  },
];

function hasIdentifier(attributes: Attributes): boolean {
  return attributes.gtin !== undefined || (attributes.brand !== undefined && attributes.mpn !== undefined);
}

function saysNo(attributes: Attributes): boolean {
  return /^(?:no|false)$/i.test(textOf(attributes, "identifier_exists") ?? "");
}
