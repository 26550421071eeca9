import { quoted } from "../../contract/quoted.ts";
import type { AttributeValue } from "../product.ts";
import { moneyOf } from "../values.ts";
import { currencies } from "./currencies.ts";
import type { Rule } from "./finding.ts";

export const shippingRules: readonly Rule[] = [
  {
    name: "shipping_price",
    severity: "error",
    about: "Each shipping option has a price with an ISO 4217 currency.",
    check(attributes, report) {
      for (const option of attributes.shipping ?? []) {
        const price = part(option, "price", 3);
        const money = price === undefined ? undefined : moneyOf(price);
        if (price === undefined) report("shipping", "has no price");
        else if (money?.currency === undefined || !currencies.has(money.currency)) {
          report("shipping", `has ${quoted(price)}, which is not a price with a currency`);
        }
      }
    },
  },
  {
    name: "shipping_country",
    severity: "error",
    about: "The country of a shipping option is an ISO 3166 code of two letters.",
    check(attributes, report) {
      for (const option of attributes.shipping ?? []) {
        const country = part(option, "country", 0);
        if (country !== undefined && !/^[A-Za-z]{2}$/.test(country)) {
          report("shipping", `has the country ${quoted(country)}, which is not a code of two letters`);
        }
      }
    },
  },
];

/** A part of an option: by name in a group, by place in a text. */
function part(option: AttributeValue, name: string, place: number): string | undefined {
  const value = typeof option === "string" ? option.split(":")[place]?.trim() : option[name]?.[0];
  return typeof value === "string" && value !== "" ? value : undefined;
}
