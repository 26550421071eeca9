/** Matchers for Vitest: import this module once, in a setup file or in the test. */
import { expect } from "vitest";
import type { Mention, Reason, ResolveResponse } from "../contract/index.ts";
import { checkHasMention, checkResolvesTo, checkUnresolved, type ExpectedMention } from "./matchers.ts";

export { type ExpectedMention, mentionOf } from "./matchers.ts";

/** What this module adds to `expect`. */
export interface ResolutionMatchers {
  /** The mention is linked to the entity; ids are compared as identities. */
  toResolveTo(id: string): void;
  /** The mention is unresolved, for the reason when one is given. */
  toBeUnresolved(reason?: Reason): void;
  /** The response has a mention of the text that is as expected. */
  toHaveMention(text: string, expected?: ExpectedMention): void;
}

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: it must be declared as Vitest declares it
  interface Matchers<T = any> extends ResolutionMatchers {}
}

expect.extend({
  toResolveTo: (mention: Mention, id: string) => checkResolvesTo(mention, id),
  toBeUnresolved: (mention: Mention, reason?: Reason) => checkUnresolved(mention, reason),
  toHaveMention: (response: ResolveResponse, text: string, expected?: ExpectedMention) =>
    checkHasMention(response, text, expected),
});
