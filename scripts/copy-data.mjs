// Puts the binary data beside the compiled code, so that relative paths are the same in src and dist.
import { copyFileSync, existsSync, mkdirSync } from "node:fs";

const pack = "data/public/starter.kb";
if (existsSync(pack)) {
  mkdirSync("dist/data/public", { recursive: true });
  copyFileSync(pack, `dist/${pack}`);
  copyFileSync(`${pack}.d.ts`, `dist/${pack}.d.ts`);
}
