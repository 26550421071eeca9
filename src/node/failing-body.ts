/**
 * An answer whose body is watched: when its stream fails, the server's library is given another error, as it sends its
 * message to the caller where nothing was sent yet.
 *
 * @param failed told of the failure; what it returns is thrown instead
 * @throws TypeError for a body that was read
 */
export function watchedBody(answer: Response, failed: (error: unknown) => Error): Response {
  const body = answer.body as ReadableStream<Uint8Array> | null;
  if (typeof body?.getReader !== "function") return answer;
  if (body.locked || answer.bodyUsed)
    throw new TypeError("the handler returned a Response whose body was read");
  const getReader = body.getReader.bind(body) as () => ReadableStreamDefaultReader<Uint8Array>;
  // The stream itself stays: one around it takes a turn longer for each piece, and the length of an answer that is there
  // as a whole would not be sent.
  Object.defineProperty(body, "getReader", {
    value: () => {
      const reader = getReader();
      const read = reader.read.bind(reader);
      const watched = () =>
        read().catch((error: unknown) => {
          throw failed(error);
        });
      return Object.defineProperty(reader, "read", { value: watched });
    },
  });
  return answer;
}
