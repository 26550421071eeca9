import { execFile } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./packed.ts";

const cache = join(root, "node_modules/.cache/referent-tools");

/**
 * A tool in a folder of its own, which tests share: the folder, or why it is not there. Tools are as large as the
 * project, so they are installed only where `REFERENT_TOOLS=install` says so, and stay for the next run.
 *
 * @param packages with their versions, such as `webpack@5.112.2`
 */
export async function toolFolder(...packages: string[]): Promise<{ folder: string } | { missing: string }> {
  const folder = join(cache, packages.join("+").replaceAll(/[^\w.@+-]/g, "_"));
  if (existsSync(join(folder, "installed"))) return { folder };
  const what = packages.join(" and ");
  if (process.env.REFERENT_TOOLS !== "install")
    return { missing: `${what} is not installed; REFERENT_TOOLS=install installs it from the registry` };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "name": "tools", "private": true }\n');
  const quietly = ["--silent", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=0"];
  try {
    await promisify(execFile)("npm", ["install", ...quietly, ...packages], { cwd: folder, timeout: 150_000 });
  } catch (error) {
    return { missing: `${what} cannot be installed here: ${String(error).split("\n")[0]}` };
  }
  writeFileSync(join(folder, "installed"), "");
  return { folder };
}
