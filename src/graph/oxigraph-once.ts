/** What `import("oxigraph")` gives. */
export type Oxigraph = typeof import("oxigraph");

let started: Promise<unknown> | undefined;

/**
 * The Oxigraph module where modules cannot be loaded twice (browsers, workers).
 *
 * @throws Error when it was started before: its WebAssembly instance lives as long as the page
 */
export function startOxigraph(): Promise<unknown> {
  if (started) return Promise.reject(new Error("it can be started only once in a page: load the page again"));
  started = import("oxigraph").then(async (module) => {
    const init = (module as { default?: unknown }).default;
    if (typeof init === "function") await init();
    return module;
  });
  return started;
}
