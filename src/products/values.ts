/** Values of feeds in their normal forms. Each function answers undefined for what it does not understand. */

export interface Money {
  readonly amount: string;
  /** ISO 4217 code as written, in capitals. */
  readonly currency: string | undefined;
}

/** `15.00 USD`, `USD 15.00` or `15.00`: the amount as written, and the currency. */
export function moneyOf(text: string): Money | undefined {
  const match = /^(?:([A-Za-z]{3})\s*)?(\d+(?:\.\d+)?)(?:\s*([A-Za-z]{3}))?$/.exec(text.trim());
  if (match === null || (match[1] !== undefined && match[3] !== undefined)) return undefined;
  return { amount: match[2]!, currency: (match[1] ?? match[3])?.toUpperCase() };
}

export interface Quantity {
  readonly value: string;
  readonly unit: string;
}

/** A number and a unit: `0.35 kg`. */
export function quantityOf(text: string): Quantity | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([\p{L}µ"'.²³ ]{1,20})$/u.exec(text.trim());
  return match === null ? undefined : { value: match[1]!, unit: match[2]!.trim() };
}

export interface DateValue {
  readonly text: string;
  readonly type: "date" | "dateTime";
}

const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/** An ISO 8601 date or date and time, in the form of XML Schema: `2016-02-24T11:07+0100` is `2016-02-24T11:07:00+01:00`. */
export function dateOf(text: string): DateValue | undefined {
  const match = iso.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hour, minute, second = "00", fraction = "", zone = ""] = match;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > days) return undefined;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { text: date, type: "date" };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const offset = offsetOf(zone);
  return offset === undefined
    ? undefined
    : { text: `${date}T${hour}:${minute}:${second}${fraction}${offset}`, type: "dateTime" };
}

function offsetOf(zone: string): string | undefined {
  if (zone === "") return "";
  if (/^z$/i.test(zone)) return "Z";
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(":", "") || "00"];
  return Number(hours) <= 14 && Number(minutes) <= 59 ? `${zone[0]}${hours}:${minutes}` : undefined;
}

/** The two ends of an ISO 8601 interval `start/end`. */
export function intervalOf(text: string): readonly [start: DateValue, end: DateValue] | undefined {
  const [first, second, ...more] = text.split("/");
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const start = dateOf(first);
  const end = dateOf(second);
  return start === undefined || end === undefined ? undefined : [start, end];
}

/** Digits of a GTIN, written with spaces or hyphens or without; its check digit is not looked at. */
export function gtinDigits(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "");
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? digits : undefined;
}

/** Digits of zeros alone stand where there is no GTIN; their check digit is correct. */
export function isPlaceholder(gtin: string): boolean {
  return /^0+$/.test(gtin);
}

/** The check digit is the one that the GS1 General Specifications (section 7.9) compute: weights 3 and 1 from the right. */
export function hasCheckDigit(gtin: string): boolean {
  let sum = 0;
  for (let i = gtin.length - 1, weight = 1; i >= 0; i--, weight = 4 - weight)
    sum += weight * (gtin.charCodeAt(i) - 48);
  return sum % 10 === 0;
}

/** Parts of a shipping text, in the order of the Merchant specification: `US:CA:Overnight:16.00 USD`. */
export const shippingParts = [
  "country",
  "region",
  "service",
  "price",
  "min_handling_time",
  "max_handling_time",
  "min_transit_time",
  "max_transit_time",
] as const;
