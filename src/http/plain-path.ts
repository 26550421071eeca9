/**
 * A path as requests are routed by it: no slash at its end, none twice. Clients put a base address with a slash at its end
 * before a path that begins with one.
 */
export function plainPath(pathname: string): string {
  const path = pathname.replace(/\/{2,}/g, "/");
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
