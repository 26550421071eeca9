/** Doubles for tests of integrations: the service without a network. */
import * as faults from "./faults.ts";

export { assertSent, type ExpectedCall, type SentCall } from "./calls.ts";
export {
  type Cassette,
  type CassetteStore,
  type RecordedExchange,
  record,
  replay,
} from "./cassette.ts";
export type { Fault, FaultRule } from "./faults.ts";
export { createFetch, type DoubleOptions, type FetchDouble } from "./fetch.ts";
export {
  assertHasMention,
  assertResolvesTo,
  assertUnresolved,
  type Check,
  checkHasMention,
  checkResolvesTo,
  checkUnresolved,
  type ExpectedMention,
  mentionOf,
  NoMention,
} from "./matchers.ts";
export {
  /** What can go wrong between a client and a service, for `createFetch`. */
  faults,
};
