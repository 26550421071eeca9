import { existsSync } from "node:fs";
import type { MappedFile } from "../datasets/public-kb.ts";

/** Before the path of a pack that is to stay in its file. */
const MAPPED = "mapped:";

/** In place of a pack: no pack. A file of that name is `./none`. */
const NONE = "none";

/** The layers of the public knowledge base; undefined is the starter alone, false no public knowledge base. */
export type NamedKb = readonly (string | MappedFile)[] | false | undefined;

/** The well-known entities beside it that `--outside` names; undefined is the default, false none. */
export function outsideFrom(path: string | undefined): string | false | undefined {
  return path === NONE ? false : path;
}

/**
 * The layers of the public knowledge base that `--kb` or `REFERENT_KB` name: paths, or `starter` for the pack of the
 * package. A comma separates layers, unless a file has it in its name; `mapped:` before a path leaves the pack in its
 * file. `none` alone means no public knowledge base.
 */
export async function publicKbFrom(paths: readonly string[] | undefined): Promise<NamedKb> {
  const given = paths ?? (process.env.REFERENT_KB ? [process.env.REFERENT_KB] : []);
  const named = given.flatMap((path) => (path.includes(",") && !existsSync(path) ? path.split(",") : [path]));
  const layers = named.map((one) => one.trim()).filter(Boolean);
  if (layers.length === 0) return undefined;
  if (layers.length === 1 && layers[0] === NONE) return false;
  return layers.map((one) =>
    one.startsWith(MAPPED) && !existsSync(one) ? { mapped: one.slice(MAPPED.length) } : one,
  );
}
