import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * The Oxigraph module with a WebAssembly instance of its own: what an earlier one broke in its memory is not in it.
 * Starting one takes about 20 ms.
 */
export async function startOxigraph(): Promise<unknown> {
  const path = require.resolve("oxigraph");
  delete require.cache[path];
  return require(path);
}
