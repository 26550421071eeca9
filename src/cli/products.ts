import type { Command } from "commander";
import { forCommands } from "./help-after-error.ts";
import type { Io } from "./io.ts";
import { registerProductsCheck } from "./products-check.ts";
import { registerProductsExport } from "./products-export.ts";
import { registerProductsGraph } from "./products-graph.ts";
import { registerProductsHeld } from "./products-held.ts";
import { registerProductsSync } from "./products-sync.ts";
import { registerProductsVerify } from "./products-verify.ts";

/** The commands about products; each loads what it needs when it runs. */
export function registerProducts(program: Command, io: Io): void {
  const products = program.command("products").description("product feeds and their graphs");
  registerProductsCheck(products, io);
  registerProductsGraph(products, io);
  registerProductsSync(products, io);
  registerProductsHeld(products, io);
  registerProductsExport(products, io);
  registerProductsVerify(products, io);
  // Last: the commands above would inherit it.
  products.showHelpAfterError(forCommands);
}
