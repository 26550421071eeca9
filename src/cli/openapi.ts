import type { Command } from "commander";
import { openApiDocument } from "../http/openapi.ts";
import type { Io } from "./io.ts";

export function registerOpenapi(program: Command, io: Io): void {
  program
    .command("openapi")
    .description("print the OpenAPI 3.1 document of the HTTP contract")
    .option("--base-path <path>", "path before all routes", "")
    .addHelpText("after", "\nExample:\n  referent openapi --base-path /kg > openapi.json")
    .action(({ basePath }: { basePath: string }) => {
      io.stdout.write(`${JSON.stringify(openApiDocument({ basePath }), null, 2)}\n`);
    });
}
