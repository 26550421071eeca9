import { missing } from "../contract/peers.ts";

/**
 * The parser of RDF/XML, where bundlers and Node find it. The `catch` stands at the import, because esbuild then accepts
 * that the package is not installed.
 *
 * @throws ProblemError `missing_package` without `saxes`
 */
export function loadSaxes(): Promise<typeof import("saxes")> {
  return import("saxes").catch(missing("saxes"));
}
