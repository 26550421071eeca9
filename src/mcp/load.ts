import { missing } from "../contract/peers.ts";
import type { ToolServices } from "./tools.ts";

/** A transport of the protocol's SDK, such as its `StdioServerTransport`. */
export interface McpTransport {
  /** Begins to listen. */
  start(): Promise<void>;
  /** Sends a message. */
  send(message: never): Promise<void>;
  /** Ends the connection. */
  close(): Promise<void>;
}

/**
 * A server of the protocol: what is needed of the `Server` of the SDK, which it is. The SDK's own type would not compile
 * where the SDK is not installed.
 */
export interface McpServer {
  /** Serves the client at the other end of a transport. */
  connect(transport: McpTransport): Promise<void>;
  /** Ends the connection. */
  close(): Promise<void>;
  /** Called when the connection has ended. */
  onclose?: (() => void) | undefined;
  /** Called for what goes wrong beside the calls, such as a message that cannot be read. */
  onerror?: ((error: Error) => void) | undefined;
}

/**
 * A server of the Model Context Protocol, to be connected with a transport.
 *
 * @throws ProblemError `missing_package` without `@modelcontextprotocol/sdk`
 */
export async function createMcpServer(services: ToolServices): Promise<McpServer> {
  const { newServer } = await import("./server.ts").catch(missing("@modelcontextprotocol/sdk"));
  return newServer(services) as McpServer;
}
