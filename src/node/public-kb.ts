import { existsSync } from "node:fs";
import type { MappedFile } from "../datasets/public-kb.ts";

/** Before the path of a pack that is to stay in its file. */
const MAPPED = "mapped:";

/** The well-known entities beside it that `--outside` names; undefined is the default, false none. */
export function outsideFrom(path: string | undefined): string | false | undefined {
  return path === "none" ? false : path;
}

/**
 * The layers of the public knowledge base that `--kb` or `REFERENT_KB` name: paths, or `starter` for the pack of the
 * package. A comma separates layers, unless a file has it in its name; `mapped:` before a path leaves the pack in its
 * file. Undefined is the starter alone.
 */
export async function publicKbFrom(
  paths: readonly string[] | undefined,
): Promise<readonly (string | MappedFile)[] | undefined> {
  const given = paths ?? (process.env.REFERENT_KB ? [process.env.REFERENT_KB] : []);
  const named = given.flatMap((path) => (path.includes(",") && !existsSync(path) ? path.split(",") : [path]));
  const layers = named.map((one) => one.trim()).filter(Boolean);
  if (layers.length === 0) return undefined;
  return layers.map((one) =>
    one.startsWith(MAPPED) && !existsSync(one) ? { mapped: one.slice(MAPPED.length) } : one,
  );
}
