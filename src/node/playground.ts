import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

/** Beside the compiled code; where the source itself runs, in the folder that `npm run build` fills. */
const places = ["../../playground/index.html", "../../dist/playground/index.html"];

/**
 * The playground as the page of a service: a text box, the marked text, the evidence. It is one file, which asks only
 * the server that it is from.
 *
 * @returns undefined if the project is not built: the service then has its plain page
 */
export async function playground(): Promise<((request: Request) => Response) | undefined> {
  const html = await pageFile();
  if (html === undefined) return undefined;
  const policy =
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'";
  const plain = new TextEncoder().encode(html);
  const packed = new Uint8Array(gzipSync(plain, { level: 9 }));
  const headers = {
    "Content-Type": "text/html; charset=UTF-8",
    // Only a header can forbid frames.
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
    Vary: "Accept, Accept-Encoding",
  };
  return (request) => {
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
      request.headers.get("Accept-Encoding") ?? "",
    );
    return takesGzip
      ? new Response(packed, { headers: { ...headers, "Content-Encoding": "gzip" } })
      : new Response(plain, { headers });
  };
}

async function pageFile(): Promise<string | undefined> {
  for (const place of places) {
    try {
      return await readFile(new URL(place, import.meta.url), "utf8");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return undefined;
}
