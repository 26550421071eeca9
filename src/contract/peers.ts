import { ProblemError } from "./problem.ts";

/**
 * Packages that only some features need. They are optional peers: anyone who uses the feature installs them, and an
 * importer of `referent` alone does not pay for them. Each is listed with the feature that needs it.
 */
export const peers = {
  "@hono/node-server": "serving a handler from Node",
  "@modelcontextprotocol/sdk": "the Model Context Protocol",
  bullmq: "a queue in Redis",
  hono: "the HTTP handler",
  ioredis: "a queue in Redis",
  level: "a store on disk",
  pino: "the log of a server",
  "prom-client": "the metrics of a server",
  saxes: "reading XML feeds and RDF/XML",
  "seek-bzip": "reading bzip2 files",
  undici: "the fetch that checks addresses",
} as const;

/** A package that is an optional peer. */
export type Peer = keyof typeof peers;

/**
 * The error of a failed import of an optional peer: `import("level").catch(missing("level"))`. A failure for another
 * reason is rethrown unchanged.
 *
 * @param names the packages that the imported module needs
 * @throws ProblemError `missing_package`, with the command that installs what is missing
 */
export function missing(...names: [Peer, ...Peer[]]): (cause: unknown) => never {
  return (cause) => {
    const name = names.find((one) => isMissing(cause, one));
    if (name === undefined) throw cause;
    throw new ProblemError("missing_package", {
      detail: `${peers[name]} needs the package ${name}, which is not installed: npm install ${name}`,
      cause,
    });
  };
}

/** Node, Bun and Deno put the name in quotes of one kind or the other. */
function isMissing(cause: unknown, name: string): boolean {
  if (!(cause instanceof Error)) return false;
  const { code } = cause as Error & { code?: string };
  const notFound = code === "ERR_MODULE_NOT_FOUND" || code === "MODULE_NOT_FOUND";
  return notFound && (cause.message.includes(`'${name}'`) || cause.message.includes(`"${name}"`));
}
