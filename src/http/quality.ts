/**
 * A quoted string of a header (RFC 9110, section 5.6.4). One that nothing closes goes on to the end, so that no place of the
 * header is looked at again for each quote before it.
 */
const quoted = /"(?:\\.?|[^"\\])*(?:"|$)/.source;
const everyQuoted = new RegExp(quoted, "g");
const everyRange = new RegExp(`(?:${quoted}|[^,"])+`, "g");

/** The ranges of an `Accept` header as they are written; a comma in a quoted parameter is part of its range. */
export function rangesOf(header: string): string[] {
  return header.match(everyRange) ?? [];
}

/**
 * The weight of one range of an `Accept` or `Accept-Language` header, 0 to 1 (RFC 9110, section 12.4.2); 1 where it tells none
 * that can be read. A semicolon in a quoted parameter is part of it. The parser of Hono is that of an optional package.
 */
export function qualityOf(range: string): number {
  const [, sent] = /;\s*q\s*=\s*([\d.]+)/i.exec(range.replace(everyQuoted, "")) ?? [];
  const quality = Number(sent ?? 1);
  return Number.isNaN(quality) ? 1 : Math.min(1, quality);
}
