import type { Command } from "commander";
import { forCommands } from "./help-after-error.ts";
import type { Io } from "./io.ts";
import { registerKbBuild } from "./kb-build.ts";
import { registerKbFetch } from "./kb-fetch.ts";
import { registerKbLook } from "./kb-look.ts";

export function registerKb(program: Command, io: Io): void {
  const kb = program.command("kb").description("build and inspect knowledge base packs");
  registerKbBuild(kb, io);
  registerKbFetch(kb, io);
  registerKbLook(kb, io);
  // Last: the commands above would inherit it.
  kb.showHelpAfterError(forCommands);
}
