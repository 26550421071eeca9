import type { Command } from "commander";
import { registerProductsCheck } from "./products-check.ts";
import { registerProductsGraph } from "./products-graph.ts";

/** The commands about products; each loads what it needs when it runs. */
export function registerProducts(program: Command): void {
  const products = program.command("products").description("product feeds and their graphs");
  registerProductsCheck(products);
  registerProductsGraph(products);
}
