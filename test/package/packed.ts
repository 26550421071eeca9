import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a command to its end and gives its output. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: "pipe", env });
}

/** Packs the package and unpacks it in a folder, as `package`. @returns the path of the tarball */
export function unpackInto(folder: string): string {
  // The test command has built already; scripts would build again beside running tests.
  const packed = run("npm", ["pack", "--silent", "--ignore-scripts", "--pack-destination", folder], root);
  const tarball = join(folder, packed.trim().split("\n").at(-1)!);
  run("tar", ["xzf", tarball], folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  return tarball;
}

/** Links modules of this repository, and the unpacked package, into the folder. @param names of packages or scopes */
export function installModules(folder: string, names: readonly string[]): void {
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  for (const name of names) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  symlinkSync(join(folder, "package"), join(modules, "referent"));
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The folders of all packages that come with the dependencies, below the root, as the lock file has them. */
export function installedWith(names: readonly string[]): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const folder = folderOf(packages, from, name);
    // Optional packages of other platforms are in the lock file and not installed.
    if (folder === undefined || found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = packages[folder]!;
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(folder, one);
  };
  for (const name of names) add("", name);
  return found;
}

/** Where Node finds a package: beside, or in a folder above. */
function folderOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    const folder = `${at === "" ? "" : `${at}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === "") return undefined;
    if (!at.includes("/node_modules/")) at = "";
  }
}
