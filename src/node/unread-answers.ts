import type { Server, ServerResponse } from "node:http";

/** Bytes of an answer that need no budget. */
const free = 64 * 1024;

/**
 * Bounds the memory of all answers together that wait for their clients to read them. When it is passed, the answers
 * that have waited longest are cut off: who reads is soon done, and who does not cannot keep others from being served.
 *
 * @param most bytes; a single answer may have more
 */
export function boundUnreadAnswers(server: Server, most: number): void {
  /** In the order in which they were ready. */
  const unread = new Set<ServerResponse>();
  server.prependListener("request", (_, response) => {
    response.once("prefinish", () => {
      if (response.writableLength <= free) return;
      unread.add(response);
      response.once("close", () => unread.delete(response));
      let bytes = 0;
      for (const one of unread) bytes += one.writableLength;
      for (const one of unread) {
        if (bytes <= most || one === response) break;
        bytes -= one.writableLength;
        unread.delete(one);
        one.destroy();
      }
    });
  });
}
