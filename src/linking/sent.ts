/** What reads the mentions that a caller marks and the candidates that are sent with them, loaded with the first of them. */
export { GivenList } from "./candidates/given.ts";
export { givenMention, unmarked } from "./given-mentions.ts";
