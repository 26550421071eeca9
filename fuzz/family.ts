import type { Random } from "./random.ts";

/** What became of an input. */
export interface Outcome {
  /** How it was answered, as the report counts it: a status, a code, or what was read. */
  readonly answer: string;
  /** What is wrong with that; absent when nothing is. */
  readonly fault?: Fault | undefined;
  /** Milliseconds that the input itself took. */
  readonly milliseconds: number;
}

/** Something that must not happen. */
export interface Fault {
  /** In a few words that are the same for the same fault. */
  readonly kind: string;
  readonly detail: string;
}

/** Inputs of one kind: how they are made, what is done with them, how they are made smaller. */
export interface Family<Input> {
  readonly name: string;
  /** The share of all inputs. */
  readonly share: number;
  make(random: Random): Input | Promise<Input>;
  /** Done in a process of its own. */
  run(input: Input): Promise<Omit<Outcome, "milliseconds">>;
  /** Told what became of an input of `make`, to learn which ones hurt. */
  learn?(input: Input, outcome: Outcome): void;
  /** Smaller inputs that may have the same fault, the smallest first. */
  smaller(input: Input): Iterable<Input>;
}

/** What a thrown error is: a problem of the contract is an answer, everything else a fault. */
export function outcomeOf(error: unknown, expected: readonly string[]): Omit<Outcome, "milliseconds"> {
  const { code, message, stack, name } = error as Error & { code?: string };
  if (name === "ProblemError" && code !== undefined && expected.includes(code)) return { answer: code };
  const place = /at (?:async )?([\w.#<> ]+) \(/.exec(stack ?? "")?.[1] ?? "";
  return {
    answer: "fault",
    fault: {
      kind: `${name ?? typeof error}${code ? ` ${code}` : ""} in ${place}`,
      detail: (stack ?? String(message ?? error)).slice(0, 2_000),
    },
  };
}
