import type { Command } from "commander";
import { article } from "../../data/demo/article.ts";
import { createResolver } from "../resolver.ts";
import type { Io } from "./io.ts";
import { mentionTable } from "./output.ts";

export function registerDemo(program: Command, io: Io): void {
  program
    .command("demo")
    .description("resolve a bundled article against the built-in knowledge base")
    .addHelpText("after", "\nExample:\n  referent demo")
    .action(async () => {
      const response = await createResolver().resolve({ text: article });
      io.stdout.write(`${article.slice(0, 300)}…\n\n${await mentionTable(response)}\n`);
    });
}
