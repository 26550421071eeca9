/** A dataset as one request sees it: public worlds have priors, a user's entities are all equally likely. */
export type { OpenWorld as World } from "../datasets/worlds.ts";
