import type { Command } from "commander";
import { addKey } from "../node/accounts-file.ts";
import type { Io } from "./io.ts";

export function registerKeys(program: Command, io: Io): void {
  program
    .command("keys")
    .description("create a key for an account; the file keeps only its hash, the key is shown once")
    .requiredOption("--accounts <file>", "the accounts file; created when it is missing")
    .requiredOption("--account <id>", "the account; created when it is missing")
    .option("--plan <name>", "plan of a new account; the plan free has 1,000 units a month", "free")
    .addHelpText("after", "\nExample:\n  referent keys --accounts accounts.json --account acme")
    .action(async ({ accounts, account, plan }: { accounts: string; account: string; plan: string }) => {
      io.stdout.write(`${await addKey(accounts, account, plan)}\n`);
    });
}
