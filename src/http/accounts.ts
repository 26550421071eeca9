import * as v from "valibot";
import { ProblemError } from "../contract/index.ts";
import { faultsOf } from "../contract/shape.ts";
import { equalInConstantTime, hashKey } from "./keys.ts";

const allowance = v.pipe(v.number(), v.integer("must be an integer"), v.minValue(0, "must not be negative"));

const accountsSchema = v.object({
  plans: v.optional(v.record(v.string(), v.object({ allowance })), {}),
  accounts: v.array(
    v.object({
      accountId: v.pipe(v.string(), v.regex(/^[\w.~-]+$/, "must be letters, digits and . _ ~ -")),
      plan: v.optional(v.string(), "free"),
      keys: v.array(
        v.pipe(v.string(), v.regex(/^sha256:[0-9a-f]{64}$/, "must be a hash as `referent keys` makes it")),
      ),
    }),
  ),
}) satisfies v.GenericSchema<AccountsConfig, unknown>;

/** The configuration of accounts: in options, or in a JSON file. */
export interface AccountsConfig {
  /** What each plan allows in a calendar month (UTC), in units, by its name. `free` allows 1,000 unless it is given. */
  plans?: Record<string, { allowance: number }> | undefined;
  /** The accounts; an id, and a key, stands once in all of them. */
  accounts: AccountConfig[];
}

/** One account of the configuration. */
export interface AccountConfig {
  /** The id that routes have: letters, digits and `. _ ~ -`. */
  accountId: string;
  /** Name of its plan; default `free`. */
  plan?: string | undefined;
  /** Hashes of its keys, as `hashKey` and `referent keys` make them. */
  keys: string[];
}

/** The caller of a request. */
export interface Caller {
  /** The account's id, as routes have it. */
  readonly accountId: string;
  /** The name of the account's plan. */
  readonly plan: string;
  /** Units a calendar month (UTC). */
  readonly allowance: number;
}

/** Finds the account of a key. */
export interface Accounts {
  /** The account of a key as it was sent, undefined for an unknown key. */
  find(key: string): Promise<Caller | undefined>;
}

/** The plans that exist without being configured. */
const defaultPlans = { free: { allowance: 1_000 } } as const;

/** Practically unlimited, and still exact in JSON. */
export const unlimited: number = Number.MAX_SAFE_INTEGER;

/** The caller of a handler without accounts. */
export const localCaller: Caller = { accountId: "local", plan: "open", allowance: unlimited };

/**
 * Accounts from their configuration.
 *
 * @throws ProblemError `invalid_request` with a pointer to each fault of the configuration
 */
export function createAccounts(config: AccountsConfig): Accounts {
  const holders = holdersOf(config);
  return {
    async find(key) {
      const hash = await hashKey(key);
      // Only the first part of the hash selects the row, and a caller cannot choose that part; the rest is
      // compared in constant time, with a row that never matches if there is none.
      const row = holders.get(head(hash)) ?? {
        hash: "sha256:".padEnd(hash.length, "-"),
        caller: localCaller,
      };
      return equalInConstantTime(row.hash, hash) ? row.caller : undefined;
    },
  };
}

interface Holder {
  readonly hash: string;
  readonly caller: Caller;
}

function holdersOf(config: AccountsConfig): Map<string, Holder> {
  const parsed = v.safeParse(accountsSchema, config);
  if (!parsed.success) throw faulty(faultsOf(parsed.issues));
  const plans: Record<string, { allowance: number }> = { ...defaultPlans, ...parsed.output.plans };
  const holders = new Map<string, Holder>();
  const ids = new Set<string>();
  parsed.output.accounts.forEach(({ accountId, plan, keys }, i) => {
    const limit = plans[plan]?.allowance;
    if (limit === undefined)
      throw faulty([{ pointer: `/accounts/${i}/plan`, detail: `"${plan}" is not a plan` }]);
    if (ids.has(accountId)) throw faulty([{ pointer: `/accounts/${i}/accountId`, detail: "is given twice" }]);
    ids.add(accountId);
    for (const [j, hash] of keys.entries()) {
      if (holders.has(head(hash)))
        throw faulty([{ pointer: `/accounts/${i}/keys/${j}`, detail: "is given twice" }]);
      holders.set(head(hash), { hash, caller: { accountId, plan, allowance: limit } });
    }
  });
  return holders;
}

function head(hash: string): string {
  return hash.slice(0, "sha256:".length + 16);
}

function faulty(errors: { pointer: string; detail: string }[]): ProblemError {
  return new ProblemError("invalid_request", { detail: "the accounts are not configured correctly", errors });
}
