/**
 * The knowledge base of the package, for runtimes and bundlers that have to be told of its file.
 *
 * @packageDocumentation
 */

/**
 * Where the starter is: a file in Node, Deno and Bun; in a browser an address, to which Vite, webpack and other
 * bundlers copy the file, as they follow this expression. `createResolver` takes it as it is. Where a bundler does not
 * (esbuild, workerd), import the bytes: `referent/starter.kb`.
 *
 * @example
 * ```ts
 * const resolver = createResolver({ publicKb: starter });
 * ```
 */
export const starter: URL = new URL("../data/public/starter.kb", import.meta.url);
