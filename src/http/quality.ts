/**
 * The weight of one range of an `Accept` or `Accept-Language` header, 0 to 1 (RFC 9110, section 12.4.2); 1 where it tells none
 * that can be read. A semicolon in a quoted parameter is part of it. The parser of Hono is that of an optional package.
 */
export function qualityOf(range: string): number {
  const [, sent] = /;\s*q\s*=\s*([\d.]+)/i.exec(range.replace(/"(?:\\.|[^"\\])*"/g, "")) ?? [];
  const quality = Number(sent ?? 1);
  return Number.isNaN(quality) ? 1 : Math.min(1, quality);
}
