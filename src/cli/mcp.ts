import type { Command } from "commander";
import { ProblemError } from "../contract/index.ts";
import { outsideFrom, publicKbFrom } from "../node/public-kb.ts";
import { createResolver } from "../resolver.ts";
import { inOneLine } from "../view/control.ts";
import { columnsOption } from "./dataset.ts";
import type { Io } from "./io.ts";
import { type MatcherPlaces, openGraph, openMatcher } from "./match-sources.ts";
import { outsideOption } from "./outside.ts";
import { further } from "./repeated.ts";
import { refuseUnread, unreadColumns } from "./unread.ts";

interface Options extends MatcherPlaces {
  readonly outside?: string | undefined;
}

export function registerMcp(program: Command, io: Io): void {
  program
    .command("mcp")
    .description("serve tools for models over standard input and output (Model Context Protocol)")
    .option("--kb <file...>", "packs to use as the public knowledge base, in layers")
    .option(...outsideOption)
    .option("-d, --dataset <file>", "entities that are searched and matched: JSON, JSON lines, CSV or TSV")
    .option(...columnsOption)
    .option(
      "-g, --graph <file>",
      "an RDF file that is searched and matched, and resolved as service://dataset/me; repeatable",
      further,
    )
    .addHelpText("after", "\nExample:\n  referent mcp --dataset people.csv")
    .action((places: Options, command: Command) => {
      refuseUnread(command, unreadColumns(places));
      return run(places, io);
    });
}

async function run(places: Options, io: Io): Promise<void> {
  const { createMcpServer } = await import("../mcp/index.ts");
  const graph = await openGraph(places.graph, io);
  const matcher = await openMatcher(places, io, graph);
  const publicKb = await publicKbFrom(places.kb);
  const resolver = createResolver({ publicKb, outside: outsideFrom(places.outside), graph });
  const server = await createMcpServer({
    matcher,
    resolve: (request) => resolver.resolve(request),
    charge: (_, work) => work(),
  });
  const ended = new Promise<void>((resolve, reject) => {
    let last: Error | undefined;
    server.onerror = (error) => {
      last = error;
      io.stderr.write(`warning: ${toldOf(error)}\n`);
    };
    // Only the library closes it, and only for a message that is too long.
    server.onclose = () => reject(new ProblemError("payload_too_large", { detail: last && toldOf(last) }));
    io.stdin.once("end", resolve);
  });
  const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
  await server.connect(new StdioServerTransport(io.stdin, io.stdout));
  await ended;
}

/** What is wrong with a message; that it has a wrong shape takes the library many lines. */
function toldOf({ name, message }: Error): string {
  if (name === "SyntaxError") return "a line of standard input is not JSON, and is left out";
  if (name === "ZodError") return "a line of standard input is not a message of JSON-RPC, and is left out";
  return `standard input: ${inOneLine(message)}`;
}
