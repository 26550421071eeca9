import { ProblemError } from "../../contract/index.ts";
import { lookAlike } from "../mapping/other-names.ts";
import { type Attributes, type Product, textOf } from "../product.ts";
import type { FeedLimits } from "./limits.ts";

/** Why a row of a feed gave no product. */
export const faultCodes = ["malformed_row", "not_a_product", "missing_id", "duplicate_id"] as const;
export type FaultCode = (typeof faultCodes)[number];

/** A row that gave no product: where it begins, and why. */
export interface RowFault {
  /** Line of the feed, from 1. */
  readonly line: number;
  /** The stable code. */
  readonly code: FaultCode;
  /** What is wrong, for a person. */
  readonly reason: string;
}

/** One row of a feed as a parser leaves it. */
export type FeedRow = { readonly product: Product } | { readonly fault: RowFault };

/**
 * Reads one format piece by piece: decoded text in, rows out in the order of the feed. What it found
 * before it throws is in `rows`.
 */
export interface FeedParser {
  /** @throws ProblemError `invalid_feed` where the rest of the feed cannot be read */
  write(text: string, rows: FeedRow[]): void;
  /** @throws ProblemError `invalid_feed` when the feed ends within a row or before its root */
  end(rows: FeedRow[]): void;
}

/** Information that a feed may lack and the reader needs. */
export interface FeedDefaults {
  /** ISO 4217 code for prices that carry none. */
  readonly currency?: string | undefined;
  /** Address of the shop, for exports that hold no product URLs and for relative links: `https://shop.example`. */
  readonly baseUrl?: string | undefined;
  /** Bounds of a record, where they differ from `feedLimits` of `referent/products`. */
  readonly limits?: Partial<FeedLimits> | undefined;
}

/** The product of a row, or a fault if it has neither an id nor a link. */
export function rowOf(
  attributes: Attributes,
  line: number,
  more: Pick<Product, "sharedLink" | "vocabulary" | "isGroup"> = {},
): FeedRow {
  const id = textOf(attributes, "id") ?? textOf(attributes, "link");
  if (id === undefined) {
    const reason = `the row has neither an id nor a link${lookAlike("id", attributes)}`;
    return faultOf(line, "missing_id", reason);
  }
  return { product: { id, attributes, line, ...more } };
}

export function faultOf(line: number, code: FaultCode, reason: string): FeedRow {
  return { fault: { line, code, reason } };
}

export function invalidFeed(detail: string, cause?: unknown): ProblemError {
  return new ProblemError("invalid_feed", { detail, cause });
}
