import { existsSync } from "node:fs";

/**
 * The layers of the public knowledge base that `--kb` or `REFERENT_KB` name: paths, or `starter` for the pack of the
 * package. A comma separates layers, unless a file has it in its name. Undefined is the starter alone.
 */
export async function publicKbFrom(
  paths: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const given = paths ?? (process.env.REFERENT_KB ? [process.env.REFERENT_KB] : []);
  const named = given.flatMap((path) => (path.includes(",") && !existsSync(path) ? path.split(",") : [path]));
  const layers = named.map((one) => one.trim()).filter(Boolean);
  return layers.length > 0 ? layers : undefined;
}
