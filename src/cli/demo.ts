import type { Command } from "commander";
import { article } from "../../data/demo/article.ts";
import { createResolver } from "../resolver.ts";
import type { Io } from "./io.ts";
import { mentionTable } from "./output.ts";
import { colouredText } from "./resolve-view.ts";

/** Mentions in the table: the text above shows them all. */
const ROWS = 12;

export function registerDemo(program: Command, io: Io): void {
  program
    .command("demo")
    .description("resolve a bundled article against the built-in knowledge base")
    .addHelpText("after", "\nExample:\n  referent demo")
    .action(async () => {
      const response = await createResolver().resolve({ text: article });
      const table = await mentionTable(response, { columns: io.stdout.columns, rows: ROWS });
      io.stdout.write(`${await colouredText(article, response, io)}\n\n${table}\n`);
    });
}
