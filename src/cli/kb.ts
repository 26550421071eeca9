import type { Command } from "commander";
import { registerKbBuild } from "./kb-build.ts";
import { registerKbLook } from "./kb-look.ts";

export function registerKb(program: Command): void {
  const kb = program.command("kb").description("build and look into knowledge base packs");
  registerKbBuild(kb);
  registerKbLook(kb);
}
