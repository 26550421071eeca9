import { existsSync } from "node:fs";
import { jsonFaultInWords, ProblemError } from "../contract/index.ts";
import { type AccountsConfig, createAccounts, hashKey, makeKey } from "../http/index.ts";
import { readTextFile } from "./text-file.ts";
import { writeWholeFile } from "./write-file.ts";

/**
 * The accounts of a JSON file: `{ "plans": { name: { "allowance": units } }, "accounts": [{ "accountId", "plan",
 * "keys": ["sha256:…"] }] }`.
 *
 * @throws ProblemError `invalid_json`, `invalid_request` with a pointer to each fault, or when it cannot be read
 */
export async function readAccounts(path: string): Promise<AccountsConfig> {
  const text = await readTextFile(path);
  let config: AccountsConfig;
  try {
    config = JSON.parse(text) as AccountsConfig;
  } catch (cause) {
    throw new ProblemError("invalid_json", {
      detail: `${path} is not JSON: ${jsonFaultInWords(text)}`,
      cause,
    });
  }
  createAccounts(config);
  return config;
}

/**
 * Makes a key for an account and writes its hash to the file, which is made if it is missing. The account is
 * made too, on `plan`; an account that exists keeps its plan.
 *
 * @returns the key, which is not stored anywhere
 * @throws ProblemError as `readAccounts`, and `invalid_request` for an unknown plan or an invalid id
 */
export async function addKey(path: string, accountId: string, plan = "free"): Promise<string> {
  const config: AccountsConfig = existsSync(path) ? await readAccounts(path) : { accounts: [] };
  const key = makeKey();
  const hash = await hashKey(key);
  const known = config.accounts.some((account) => account.accountId === accountId);
  const accounts = known
    ? config.accounts.map((account) =>
        account.accountId === accountId ? { ...account, keys: [...account.keys, hash] } : account,
      )
    : [...config.accounts, { accountId, plan, keys: [hash] }];
  const changed = { ...config, accounts };
  createAccounts(changed);
  await writeWholeFile(path, `${JSON.stringify(changed, null, 2)}\n`, 0o600);
  return key;
}
