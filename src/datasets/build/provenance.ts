/** The origin of the content of a fetched pack. */
export interface KbProvenance {
  /** Address of the Action API. */
  readonly api: string;
  /** The newest day of the answers that the pack is made of, by the server's clock: `2026-11-22`. */
  readonly date: string;
  /** Requested ids; only their number if they are more than 50. */
  readonly ids?: readonly string[] | number | undefined;
  /** Names that were looked up, in any language. */
  readonly names?: number | undefined;
  /** Texts whose names were looked up. */
  readonly texts?: number | undefined;
  /** The SPARQL query whose items were requested. */
  readonly query?: string | undefined;
  /** Address of the query service that answered `query`. */
  readonly endpoint?: string | undefined;
  /** Steps over statements to the neighbours that were fetched too. */
  readonly neighbours: number;
  /** Number of entities of the pack that was brought up to date. */
  readonly updated?: number | undefined;
}
