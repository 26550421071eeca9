/**
 * The Model Context Protocol: tools that resolve texts, search entities and match records. Needs the optional package
 * `@modelcontextprotocol/sdk`.
 *
 * @packageDocumentation
 */
export { createMcpServer, type McpServer, type McpTransport } from "./load.ts";
export { type McpMountOptions, mcpMount } from "./mount.ts";
export type { ToolName } from "./schemas.ts";
export type { ToolServices } from "./tools.ts";
