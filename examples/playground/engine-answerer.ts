import { type Answerer, Refusal } from "./answerer.ts";
import type { Asked, Told } from "./engine-messages.ts";

/** Asks the engine in a worker, made of what the page carries. */
export function engineAnswerer(source: string, starter: Promise<ArrayBuffer>): Answerer {
  const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const worker = new Worker(address);
  const waiting = new Map<number, { resolve(told: never): void; reject(error: Error): void }>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ("problem" in data) call?.reject(new Refusal(data.problem));
    else call?.resolve(data.response as never);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values())
      reject(new Refusal({ title: "The engine failed", detail: event.message }));
    waiting.clear();
  };
  const ask = <T>(message: Asked, transfer: Transferable[] = []) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(message.id, { resolve, reject });
      worker.postMessage(message, transfer);
    });
  const addPack = (bytes: ArrayBuffer) => ask<void>({ kind: "pack", id: ++last, bytes }, [bytes]);
  const ready = starter.then(addPack);
  // Told to who asks; nobody has asked yet.
  ready.catch(() => {});
  return {
    place: "the engine runs in this browser; nothing is sent anywhere",
    takesPacks: true,
    async resolve(request, { signal }) {
      await ready;
      signal.throwIfAborted();
      const id = ++last;
      signal.addEventListener("abort", () => worker.postMessage({ kind: "cancel", id } satisfies Asked));
      return ask({ kind: "resolve", id, request });
    },
    async addPack(bytes) {
      await ready;
      await addPack(bytes);
    },
  };
}
