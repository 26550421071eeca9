import { quoted } from "../../contract/quoted.ts";
import { textOf, textsOf } from "../product.ts";
import { gtinDigits, hasCheckDigit, isPlaceholder } from "../values.ts";
import type { Rule } from "./finding.ts";

export const identifierRules: readonly Rule[] = [
  {
    name: "gtin_format",
    severity: "error",
    about: "A GTIN has 8, 12, 13 or 14 digits, and not zeros alone.",
    check(attributes, report) {
      for (const text of textsOf(attributes, "gtin")) {
        const digits = gtinDigits(text);
        if (digits === undefined && /^\d[.,]\d+e\+?\d\d?$/i.test(text))
          report(
            "gtin",
            `${quoted(text)} is not a GTIN: a spreadsheet rounded it; make the column a text there`,
          );
        else if (digits === undefined)
          report("gtin", `${quoted(text)} is not a GTIN: a GTIN has 8, 12, 13 or 14 digits`);
        else if (isPlaceholder(digits)) report("gtin", `${quoted(text)} is not a GTIN: it has zeros alone`);
      }
    },
  },
  {
    name: "gtin_check_digit",
    severity: "error",
    about: "The last digit of a GTIN is its check digit (GS1, weights 3 and 1 from the right).",
    check(attributes, report) {
      for (const text of textsOf(attributes, "gtin")) {
        const digits = gtinDigits(text);
        if (digits !== undefined && !hasCheckDigit(digits))
          report("gtin", `${quoted(text)} has a wrong check digit`);
      }
    },
  },
  {
    name: "gtin_reserved",
    severity: "error",
    about: "A GTIN is not in a range for use within a shop (prefixes 02, 04, 2) or for coupons (05, 98, 99).",
    check(attributes, report) {
      for (const text of textsOf(attributes, "gtin")) {
        const digits = gtinDigits(text);
        // GTIN-8 has ranges of its own.
        if (digits === undefined || digits.length === 8) continue;
        const gtin13 = digits.padStart(14, "0").slice(1);
        if (/^(?:02|04|2)/.test(gtin13))
          report("gtin", `${quoted(text)} is in a range for use within a shop`);
        else if (/^(?:05|98|99)/.test(gtin13)) report("gtin", `${quoted(text)} is in a range for coupons`);
      }
    },
  },
  {
    name: "id_length",
    severity: "error",
    about: "id and item_group_id have at most 50 characters, mpn and brand 70.",
    check(attributes, report) {
      for (const [name, most] of [
        ["id", 50],
        ["item_group_id", 50],
        ["mpn", 70],
        ["brand", 70],
      ] as const) {
        const length = Array.from(textOf(attributes, name) ?? "").length;
        if (length > most) report(name, `has ${length} characters; at most ${most} are accepted`);
      }
    },
  },
];
