import type { Mount } from "../http/index.ts";
import type { Matcher } from "../matching/index.ts";
import type { Io } from "./io.ts";
import { type MatcherPlaces, openMatcher } from "./match-sources.ts";

/** What `serve` serves besides the contract. */
export interface MountOptions extends MatcherPlaces {
  readonly reconcile?: boolean | undefined;
  readonly nif?: boolean | undefined;
  readonly mcp?: boolean | undefined;
  readonly cors?: readonly string[] | undefined;
}

/** The handlers that are served besides the routes of the contract; what they match against is opened once. */
export async function mountsOf(options: MountOptions, io: Pick<Io, "stderr">): Promise<Mount[]> {
  const mounts: Mount[] = [];
  let matcher: Promise<Matcher> | undefined;
  const opened = () => (matcher ??= openMatcher(options, io));
  if (options.reconcile) {
    const { reconciliationMount } = await import("../reconciliation/index.ts");
    mounts.push(reconciliationMount(await opened()));
  }
  if (options.nif) {
    const { nifMount } = await import("../nif/index.ts");
    mounts.push(nifMount());
  }
  if (options.mcp) {
    const { mcpMount } = await import("../mcp/index.ts");
    mounts.push(mcpMount(await opened(), { origins: options.cors }));
  }
  return mounts;
}
