import type { Attributes, Product } from "../product.ts";

/** An error keeps a product out of a merchant listing; a warning limits its display. */
export type Severity = "error" | "warning";

/** What a rule found in one product. */
export interface Finding {
  /** Name of the rule, such as `gtin_check_digit`. */
  readonly rule: string;
  /** How bad it is. */
  readonly severity: Severity;
  /** The attribute, as the Google Merchant specification names it. */
  readonly attribute: string;
  /** A sentence that names the attribute and what is wrong with its value. */
  readonly message: string;
  /** The product's id, and the line of the feed where it begins. */
  readonly id: string;
  /** Line of the feed on which the product begins, from 1. */
  readonly line?: number;
}

/** Called by a rule for each fault that it finds. */
export type Report = (attribute: string, fault: string) => void;

/** One rule about products. */
export interface Rule {
  /** Stable name, in the form of `gtin_check_digit`. */
  readonly name: string;
  readonly severity: Severity;
  /** What the rule requires, for the docs. */
  readonly about: string;
  readonly check: (attributes: Attributes, report: Report, product: Product) => void;
}
