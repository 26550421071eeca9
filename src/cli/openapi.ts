import type { Command } from "commander";
import { openApiDocument } from "../http/openapi.ts";

export function registerOpenapi(program: Command): void {
  program
    .command("openapi")
    .description("print the OpenAPI 3.1 document of the HTTP contract")
    .option("--base-path <path>", "path in front of all routes", "")
    .action(({ basePath }: { basePath: string }) => {
      process.stdout.write(`${JSON.stringify(openApiDocument(basePath), null, 2)}\n`);
    });
}
