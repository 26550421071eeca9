declare module "rdf-canonize" {
  import type { Quad } from "@rdfjs/types";

  const rdfCanonize: {
    canonize(
      quads: readonly Quad[],
      options: { algorithm: "RDFC-1.0"; signal: AbortSignal },
    ): Promise<string>;
  };
  export default rdfCanonize;
}
