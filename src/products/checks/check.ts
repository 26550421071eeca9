import type { Product } from "../product.ts";
import type { Finding, Rule } from "./finding.ts";
import { identifierRules } from "./identifiers.ts";
import { priceRules } from "./prices.ts";
import { requiredRules } from "./required.ts";
import { shippingRules } from "./shipping.ts";
import { textRules } from "./texts.ts";
import { vocabularyRules } from "./vocabularies.ts";

/** The rules for products: Google's Merchant product data specification, as data. */
export const rules: readonly Rule[] = [
  ...requiredRules,
  ...priceRules,
  ...identifierRules,
  ...vocabularyRules,
  ...textRules,
  ...shippingRules,
];

/** The findings for a product, in the order of the rules; empty if there are none. */
export function checkProduct(product: Product, by: readonly Rule[] = rules): Finding[] {
  const findings: Finding[] = [];
  const { id, line, attributes } = product;
  for (const { name: rule, severity, check } of by) {
    const report = (attribute: string, fault: string) => {
      const message = `${attribute} ${fault}`;
      findings.push({ rule, severity, attribute, message, id, ...(line === undefined ? {} : { line }) });
    };
    check(attributes, report, product);
  }
  return findings;
}
