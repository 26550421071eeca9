import type { Family } from "../family.ts";

/** A way in which an input can break what runs it. */
export interface SelfInput {
  readonly way: "answer" | "fault" | "spin" | "exit" | "memory";
  /** Ballast that makes no difference. */
  readonly ballast: string;
}

/** Inputs that break the process under test on purpose: a test of the harness sends them, a run never does. */
export const self: Family<SelfInput> = {
  name: "self",
  share: 0,
  make: () => ({ way: "answer", ballast: "" }),
  async run({ way }) {
    if (way === "exit") process.exit(3);
    if (way === "spin") for (;;);
    const kept: Uint8Array[] = [];
    while (way === "memory") kept.push(new Uint8Array(20_000_000).fill(1));
    return way === "answer"
      ? { answer: "fine" }
      : { answer: "fault", fault: { kind: "planted", detail: way } };
  },
  *smaller(input) {
    const { ballast } = input;
    if (ballast !== "") yield { ...input, ballast: ballast.slice(0, ballast.length >> 1) };
  },
};
