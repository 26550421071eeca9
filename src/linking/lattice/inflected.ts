import type { Pause } from "../../text/pauser.ts";
import { declinedAt } from "./declined.ts";
import { genitiveAt, outweighs } from "./genitives.ts";
import { GENITIVE, type Lattice, NAMED } from "./lattice.ts";

/** Pieces between two checks of the signal. */
const BETWEEN_PAUSES = 256;

/** Adds the names of the worlds that a text has in an inflected form: "Berlins", "der Deutschen Bahn". */
export async function addInflected(lattice: Lattice, pause: Pause): Promise<void> {
  const { pieces, lexicon } = lattice.document;
  // 1 where a name of several words ends: its last word has no genitive of its own.
  const endsLong = new Uint8Array(pieces.count + 1);
  for (let arc = 0; arc < lattice.count; arc++)
    if (lattice.to[arc]! - lattice.from[arc]! > 1) endsLong[lattice.to[arc]!] = 1;
  for (let at = 0; at < pieces.count; at++) {
    if (at % BETWEEN_PAUSES === 0) await pause();
    const declined = declinedAt(lattice, at);
    if (declined && known(at, declined.to) < 0) lattice.addNamed(at, declined.to, declined.nodes);
    if (endsLong[at + 1]) continue;
    const named = genitiveAt(lattice, at);
    if (!named) continue;
    const asItStands = known(at, at + 1);
    if (asItStands >= 0 && !outweighs(lattice, named, asItStands)) continue;
    const arc = lattice.addNamed(named.from, named.to, named.nodes, NAMED | GENITIVE);
    lattice.ending[arc] = lexicon.genitive.length;
  }

  /** The arc of a span that a world has as it is written, -1 for none. */
  function known(from: number, to: number): number {
    const arc = lattice.find(from, to);
    return arc >= 0 && lattice.isNamed(arc) ? arc : -1;
  }
}
