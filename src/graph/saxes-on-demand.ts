/** In a variable, so that bundlers do not ask for a package that a page without RDF/XML does not need. */
const name = "saxes";

/** The parser of RDF/XML, where the page has it. */
export function loadSaxes(): Promise<typeof import("saxes")> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name);
}
