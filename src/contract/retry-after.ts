/**
 * Milliseconds of a Retry-After header (RFC 9110, 10.2.3), in seconds or as an HTTP date; undefined without one.
 *
 * @param now milliseconds since 1970
 */
export function retryAfterOf(header: string | null, now: number = Date.now()): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
