import type { CompiledDataset } from "../../src/datasets/dataset.ts";
import { openPublicKb } from "../../src/datasets/public-kb.ts";
import { createResolver, type LocalResolver, ProblemError } from "../../src/index.ts";
import type { Asked, Told } from "./engine-messages.ts";

/** The engine in a worker of the browser: the page stays quick while a long text is resolved. */

const port = globalThis as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: Told): void;
};

let packs: readonly CompiledDataset[] = [];
let resolver: LocalResolver = createResolver({ publicKb: false });
const running = new Map<number, AbortController>();

port.onmessage = ({ data }) => {
  if (data.kind === "cancel") running.get(data.id)?.abort();
  else
    answer(data).then(
      (response) => port.postMessage({ id: data.id, response }),
      (error: unknown) => port.postMessage({ id: data.id, problem: problemOf(error) }),
    );
};

async function answer(
  asked: Exclude<Asked, { kind: "cancel" }>,
): Promise<Told extends infer T ? (T extends { response: infer R } ? R : never) : never> {
  if (asked.kind === "pack") {
    // A pack that is dropped comes first: the first layer that resolves a mention wins.
    packs = [...(await openPublicKb(asked.bytes)), ...packs];
    resolver = createResolver({ publicKb: packs });
    return undefined;
  }
  const controller = new AbortController();
  running.set(asked.id, controller);
  try {
    return await resolver.resolve(asked.request, { signal: controller.signal });
  } finally {
    running.delete(asked.id);
  }
}

function problemOf(error: unknown): { title: string; detail?: string } {
  if (error instanceof ProblemError) return error.document;
  return { title: "The engine failed", detail: (error as Error).message };
}
