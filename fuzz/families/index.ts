import type { Family } from "../family.ts";
import { feeds } from "./feeds.ts";
import { lists } from "./lists.ts";
import { packs } from "./packs.ts";
import { rdf } from "./rdf.ts";
import { requests } from "./requests.ts";
import { self } from "./self.ts";
import { texts } from "./texts.ts";

/** All families, by name. */
export const families: ReadonlyMap<string, Family<unknown>> = new Map(
  [requests, texts, lists, feeds, rdf, packs, self].map((family) => [family.name, family as Family<unknown>]),
);
