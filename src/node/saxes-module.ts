/** The parser of RDF/XML, where bundlers and Node find it. */
export function loadSaxes(): Promise<typeof import("saxes")> {
  return import("saxes");
}
