import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { missing } from "../contract/peers.ts";
import type { ToolServices } from "./tools.ts";

/**
 * A server of the Model Context Protocol, to be connected with a transport.
 *
 * @throws ProblemError `missing_package` without `@modelcontextprotocol/sdk`
 */
export async function createMcpServer(services: ToolServices): Promise<Server> {
  const { newServer } = await import("./server.ts").catch(missing("@modelcontextprotocol/sdk"));
  return newServer(services);
}
