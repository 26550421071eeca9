import { isObject, isPlain } from "./json-values.ts";
import { priceText } from "./names.ts";

/**
 * The price that JSON says, as the specification writes it: a number or text; `{ value, currency }` of Google's Content
 * API; `{ amountMicros, currencyCode }` of its Merchant API, in millionths. Undefined for anything else.
 */
export function moneyText(value: unknown, currency: string | undefined): string | undefined {
  if (isPlain(value)) return priceText(String(value), currency);
  if (!isObject(value)) return undefined;
  const { value: amount, currency: code, amountMicros, currencyCode, ...others } = value;
  if (Object.keys(others).length > 0) return undefined;
  if (isPlain(amount)) return priceText(String(amount), textOr(code, currency));
  const micros = isPlain(amountMicros) ? String(amountMicros) : "";
  return /^\d{1,18}$/.test(micros)
    ? priceText(fromMicros(micros), textOr(currencyCode, currency))
    : undefined;
}

/** Millionths as a decimal number, with the two places of most currencies at least. */
function fromMicros(micros: string): string {
  const digits = micros.padStart(7, "0");
  const fraction = digits.slice(-6).replace(/0{1,4}$/, "");
  return `${digits.slice(0, -6)}.${fraction}`;
}

function textOr(value: unknown, other: string | undefined): string | undefined {
  return typeof value === "string" ? value : other;
}
