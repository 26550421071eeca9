import { loadOnce } from "../text/look-up.ts";

// The parts of linking that not every text needs, each loaded with the first text that needs it.

export const onDemand = loadOnce(() => import("./on-demand.ts"));
export const publicWorld = loadOnce(() => import("./public-world.ts"));
export const severalMentions = loadOnce(() => import("./joint/several-mentions.ts"));
export const furtherNames = loadOnce(() => import("./candidates/further-names.ts"));
export const sentMentions = loadOnce(() => import("./sent.ts"));
export const explanations = loadOnce(() => import("./answer/explain.ts"));
