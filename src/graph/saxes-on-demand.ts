import { missing } from "../contract/peers.ts";

/** In a variable, so that bundlers do not ask for a package that a page without RDF/XML does not need. */
const name = "saxes";

/**
 * The parser of RDF/XML, where the page has it.
 *
 * @throws ProblemError `missing_package` without `saxes`
 */
export function loadSaxes(): Promise<typeof import("saxes")> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name).catch(missing("saxes"));
}
