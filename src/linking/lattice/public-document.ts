import type { Pause } from "../../text/pauser.ts";
import type { Document } from "../document/document.ts";
import { withMatches } from "../document/matches.ts";
import type { World } from "../world.ts";
import { withCapitals } from "./uncased.ts";

/**
 * A text as the public world reads it: with the words of matches, and with the capitals that names have. Where the
 * caller marks the names, none has to be found, and what is written small says what it says.
 */
export async function forPublic(
  written: Document,
  { mentions }: { readonly mentions?: readonly unknown[] | undefined },
  worlds: readonly World[],
  pause: Pause,
): Promise<Document> {
  const read = withMatches(written);
  return mentions ? read : withCapitals(read, worlds, pause);
}
