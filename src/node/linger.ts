import type { IncomingMessage, ServerResponse } from "node:http";
import { waitsToSend } from "./expectations.ts";

/** How long and how far a refused request is still read. */
export interface LingerBounds {
  /** Bytes that are read and thrown away. */
  readonly bytes: number;
  /** Milliseconds without a byte. */
  readonly idleMs: number;
}

/** A sender of 64 MiB still gets its answer; one that sends more, or pauses for 5 s, does not. */
const defaultBounds: LingerBounds = { bytes: 64 * 1024 * 1024, idleMs: 5_000 };

/**
 * Lets a client that is still sending read its answer. When a response is complete before its request is, Node closes
 * the connection, and the bytes that arrive meanwhile make the system throw the answer away. So the response is
 * written but not ended before the rest of the request was read, up to bounds; then the connection is closed.
 *
 * Call it before the request is handled.
 */
export function lingerUntilRead(
  request: IncomingMessage,
  response: ServerResponse,
  bounds: LingerBounds = defaultBounds,
): void {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    if (request.complete || request.destroyed || waitsToSend(request)) return end(chunk, ...rest);
    if (typeof chunk === "string" || chunk instanceof Uint8Array) response.write(chunk);
    else response.flushHeaders();
    discard(request, bounds, (isWhole) => {
      end();
      if (!isWhole) response.once("finish", () => request.socket.destroySoon());
    });
    return response;
  }) as ServerResponse["end"];
}

/** Reads and forgets the rest of a request; tells whether it came to its end. */
function discard(request: IncomingMessage, bounds: LingerBounds, done: (isWhole: boolean) => void): void {
  let left = bounds.bytes;
  const finish = (isWhole: boolean) => {
    clearTimeout(timer);
    request.off("data", count).off("end", whole).off("close", broken);
    request.on("error", () => {});
    done(isWhole);
  };
  const whole = () => finish(true);
  const broken = () => finish(false);
  const timer = setTimeout(broken, bounds.idleMs);
  const count = (chunk: Uint8Array) => {
    left -= chunk.byteLength;
    if (left < 0) broken();
    else timer.refresh();
  };
  // No one else may read it any more: another reader would stop the flow when its buffer is full.
  request.removeAllListeners("data").removeAllListeners("readable");
  request.on("data", count).once("end", whole).once("close", broken);
  request.resume();
}
