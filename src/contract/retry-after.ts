/**
 * Milliseconds of a Retry-After header (RFC 9110, 10.2.3), in seconds or as an HTTP date; undefined without one. Some
 * servers send parts of a second or an ISO 8601 date: both are clear. What else `Date.parse` would take is not: it reads
 * "-5" as a day of May, long ago.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterOf(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.min(Number(value) * 1000, Number.MAX_SAFE_INTEGER);
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun|\d{4}-\d\d-\d\dT)/i.test(value)) return undefined;
  // The form of C's asctime has no zone, and means GMT.
  const date = Date.parse(/^[a-z]{3} .* \d{4}$/i.test(value) ? `${value} GMT` : value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
