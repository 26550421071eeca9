import { quoted } from "../../contract/quoted.ts";
import { priceAttributes } from "../mapping/attributes.ts";
import { type Attributes, textOf, textsOf } from "../product.ts";
import { intervalOf, type Money, moneyOf } from "../values.ts";
import { currencies, decimalsOf } from "./currencies.ts";
import type { Rule } from "./finding.ts";

/** Prices of a product that can be read, with the attribute of each. */
function* moneys(attributes: Attributes): Generator<[string, Money]> {
  for (const name of priceAttributes) {
    for (const text of textsOf(attributes, name)) {
      const money = moneyOf(text);
      if (money !== undefined) yield [name, money];
    }
  }
}

/** What it finds is a price that the graph does not have as a price. */
export const priceFormat: Rule = {
  name: "price_format",
  severity: "error",
  about: "A price is a number with a point and a currency: 15.00 USD.",
  check(attributes, report) {
    for (const name of priceAttributes) {
      for (const text of textsOf(attributes, name)) {
        if (moneyOf(text) === undefined)
          report(name, `${quoted(text)} is not a price; write it as 15.00 USD`);
      }
    }
  },
};

export const priceRules: readonly Rule[] = [
  priceFormat,
  {
    name: "price_currency",
    severity: "error",
    about: "The currency of a price is an ISO 4217 code.",
    check(attributes, report) {
      for (const [name, { currency }] of moneys(attributes)) {
        if (currency === undefined) report(name, "has no currency");
        else if (!currencies.has(currency))
          report(name, `has ${currency}, which is not an ISO 4217 currency in use`);
      }
    },
  },
  {
    name: "price_decimals",
    severity: "warning",
    about: "A price has no more decimals than its currency (JPY none, KWD three, most two).",
    check(attributes, report) {
      for (const [name, { amount, currency }] of moneys(attributes)) {
        if (currency === undefined || !currencies.has(currency)) continue;
        const decimals = amount.split(".")[1]?.replace(/0+$/, "").length ?? 0;
        if (decimals > decimalsOf(currency))
          report(name, `has ${decimals} decimals; ${currency} has ${decimalsOf(currency)}`);
      }
    },
  },
  {
    name: "price_positive",
    severity: "error",
    about: "price and high_price are above zero.",
    check(attributes, report) {
      for (const [name, { amount }] of moneys(attributes)) {
        if ((name === "price" || name === "high_price") && Number(amount) === 0) report(name, "is zero");
      }
    },
  },
  {
    name: "sale_price_below_price",
    severity: "error",
    about: "sale_price is below price and in the same currency.",
    check(attributes, report) {
      const price = moneyOf(textOf(attributes, "price") ?? "");
      const sale = moneyOf(textOf(attributes, "sale_price") ?? "");
      if (price === undefined || sale === undefined) return;
      const [currency, other] = [price.currency, sale.currency];
      // A price without a currency is a fault of its own.
      if (currency !== undefined && other !== undefined && currency !== other)
        report("sale_price", `is in ${other}, the price in ${currency}`);
      else if (Number(sale.amount) >= Number(price.amount)) report("sale_price", "is not below the price");
    },
  },
  {
    name: "price_range",
    severity: "error",
    about: "low_price is not above high_price and in the same currency.",
    check(attributes, report) {
      const low = moneyOf(textOf(attributes, "low_price") ?? "");
      const high = moneyOf(textOf(attributes, "high_price") ?? "");
      if (low === undefined || high === undefined) return;
      if (low.currency !== undefined && high.currency !== undefined && low.currency !== high.currency)
        report("low_price", `is in ${low.currency}, high_price in ${high.currency}`);
      else if (Number(low.amount) > Number(high.amount)) report("low_price", "is above high_price");
    },
  },
  {
    name: "sale_price_effective_date",
    severity: "error",
    about:
      "sale_price_effective_date is an ISO 8601 interval whose start is before its end, and there is a sale_price.",
    check(attributes, report) {
      const text = textOf(attributes, "sale_price_effective_date");
      if (text === undefined) return;
      const name = "sale_price_effective_date";
      const interval = intervalOf(text);
      if (interval === undefined) {
        report(
          name,
          `${quoted(text)} is not an interval of two ISO 8601 dates; write 2026-11-20T00:00+0100/2026-11-30T23:59+0100`,
        );
      } else if (Date.parse(interval[0].text) >= Date.parse(interval[1].text))
        report(name, "ends before it starts");
      if (attributes.sale_price === undefined) report(name, "is set without a sale_price");
    },
  },
];
