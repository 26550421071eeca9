import { families } from "./families/index.ts";
import type { Outcome } from "./family.ts";

/** The process under test: runs one input after the other, and says what became of it. */

process.on("message", ({ family, input }: { family: string; input: unknown }) => {
  const start = process.cpuUsage();
  const told = (outcome: Omit<Outcome, "milliseconds">) => {
    const { user, system } = process.cpuUsage(start);
    process.send!({ ...outcome, milliseconds: (user + system) / 1_000 } satisfies Outcome);
  };
  families
    .get(family)!
    .run(input)
    .then(told, (error: unknown) => {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      told({ answer: "fault", fault: { kind: "the harness itself failed", detail } });
    });
});
