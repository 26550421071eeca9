import type { FetchCache } from "../datasets/fetch/fetch-cache.ts";
import type { FetchOptions } from "../datasets/fetch/fetch-entities.ts";
import type { LocalResolver } from "../resolver.ts";
import type { BuiltKb } from "./build-kb.ts";
import type { KnownElsewhere } from "./known-elsewhere.ts";
import type { KbText } from "./names-in-texts.ts";
import type { Kb } from "./open-kb.ts";

/** What a fetched knowledge base contains, and how it is fetched. The sources may be combined. */
export interface FetchKbOptions extends Omit<FetchOptions, "cache" | "since">, KnownElsewhere {
  /** Items by their QIDs, in any form. */
  readonly ids?: Iterable<string> | undefined;
  /** Names to look up; their namesakes are fetched, too. */
  readonly names?: Iterable<string> | undefined;
  /** Languages in which `names` are looked up; default `languages` if they are given, or else English. */
  readonly searchLanguages?: readonly string[] | undefined;
  /** Texts: all names in them, known or not, are looked up in the language of the text. */
  readonly texts?: AsyncIterable<KbText> | Iterable<KbText> | undefined;
  /** Finds the names in `texts`; default one over the starter. */
  readonly resolver?: LocalResolver | undefined;
  /** A SPARQL query: the items in its first column. */
  readonly query?: string | undefined;
  /** A class (QID): its instances, and those of the classes below it. Cannot be combined with `query`. */
  readonly instancesOf?: string | undefined;
  /** Conditions on `instancesOf`: `P17=Q38`, `P1082>=100000`, `sitelinks>20`. */
  readonly where?: readonly string[] | undefined;
  /**
   * A knowledge base that is brought up to date, in its own languages where `languages` are not given: only what
   * changed is fetched. Its entities without a QID are kept.
   */
  readonly update?: Kb | undefined;
  /** Steps over statements; default 1 where names or texts are looked up, or else 0. */
  readonly neighbours?: number | undefined;
  /**
   * Keeps every answer; by default as long as the program runs. `fetchCache(folder)` of `referent/node` is
   * persistent.
   */
  readonly cache?: FetchCache | undefined;
  /** Licence of the content; default CC0-1.0, which is that of Wikidata and the default of a Wikibase. */
  readonly license?: string | undefined;
  /** The command that makes the pack, for `kb info`. */
  readonly command?: string | undefined;
  /** Called with the pack before an update counts as done: an update that is cut off continues where it was. */
  readonly write?: ((built: BuiltKb) => Promise<void>) | undefined;
}
