import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../node_modules/.cache/referent-repositories", import.meta.url));

/** The files of a git repository of somebody else, which tests check us against. */
export interface ExternalRepository {
  /** The repository's folder; undefined where it is not to be had. */
  readonly folder: string | undefined;
  /** For titles of tests: empty, or why they skip and what makes them run. */
  readonly note: string;
  /** The text of a file, by its path in the repository. */
  read(path: string): string;
  /** Paths of all files in a folder of the repository. */
  files(folder: string): string[];
}

/**
 * A repository of GitHub at one commit. It is a clone that `variable` of the environment names, else what an earlier run
 * fetched; `REFERENT_TOOLS=install` fetches it. Tests need no network without that.
 *
 * @param name owner and name: `reconciliation-api/specs`
 * @param commit what is fetched, so that a change of theirs fails no test of ours
 */
export function externalRepository(name: string, commit: string, variable: string): ExternalRepository {
  const found = process.env[variable] ? { folder: process.env[variable] } : fetched(name, commit);
  const folder = "folder" in found ? found.folder : undefined;
  const git = (...words: string[]) => execFileSync("git", ["-C", folder!, ...words], { encoding: "utf8" });
  return {
    folder,
    note:
      "missing" in found
        ? ` (${found.missing}: REFERENT_TOOLS=install fetches it, or ${variable} names a clone)`
        : "",
    read: (path) => git("show", `HEAD:${path}`),
    files: (path) => git("ls-tree", "-r", "--name-only", "HEAD", path).split("\n").filter(Boolean),
  };
}

function fetched(name: string, commit: string): { folder: string } | { missing: string } {
  const folder = join(cache, `${name.replace("/", "+")}@${commit}`);
  if (existsSync(join(folder, "HEAD"))) return { folder };
  if (process.env.REFERENT_TOOLS !== "install") return { missing: `needs ${name}` };
  const part = `${folder}.part-${process.pid}`;
  const git = (...words: string[]) =>
    execFileSync("git", words, {
      stdio: "pipe",
      timeout: 60_000,
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    });
  try {
    mkdirSync(part, { recursive: true });
    git("init", "--bare", "--quiet", part);
    git("-C", part, "fetch", "--quiet", "--depth=1", `https://github.com/${name}.git`, commit);
    git("-C", part, "update-ref", "--no-deref", "HEAD", commit);
    renameSync(part, folder);
  } catch (error) {
    return { missing: `${name} cannot be fetched here, ${String(error).split("\n")[0]}` };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  return { folder };
}
