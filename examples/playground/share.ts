/** What a link carries: what the reader sees when the page opens. */
export interface Shared {
  readonly text: string;
  readonly language: string;
  readonly dataset: string;
}

/** Characters of a link that browsers and chat programs take without cutting it. */
export const longestLink = 30_000;

/** What is shared as a fragment of the address, deflated (RFC 1951): a fragment is never sent to a server. */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(shared)]), new CompressionStream("deflate-raw"));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a fragment carries; undefined for one that we did not make, or that was cut. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  if (fragment === "") return undefined;
  try {
    const binary = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(
      new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))]),
      new DecompressionStream("deflate-raw"),
    );
    const { text, language, dataset } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Shared>;
    return [text, language, dataset].every((one) => typeof one === "string")
      ? ({ text, language, dataset } as Shared)
      : undefined;
  } catch {
    // A link that lost its end: the page opens with its own text, and says so.
    return undefined;
  }
}

async function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
