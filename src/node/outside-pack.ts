import { existsSync } from "node:fs";
import { STARTER } from "../datasets/public-kb.ts";
import { starter } from "./pack-source.ts";

/**
 * The pack of well-known entities that is asked beside the public knowledge base: the starter, where it is a file. In a
 * program that a bundler made of one file it is not.
 */
export const outsidePack: typeof STARTER | undefined = existsSync(starter) ? STARTER : undefined;
