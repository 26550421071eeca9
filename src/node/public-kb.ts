/** The public knowledge base that `--kb` or `REFERENT_KB` (paths, comma-separated) name; undefined is the starter. */
export async function publicKbFrom(
  paths: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const named = paths ?? process.env.REFERENT_KB?.split(",").filter(Boolean);
  return named && named.length > 0 ? named : undefined;
}
