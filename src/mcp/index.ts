/**
 * The Model Context Protocol: tools that resolve texts, search entities and match records. Needs the optional package
 * `@modelcontextprotocol/sdk`.
 *
 * @packageDocumentation
 */
export { type McpMountOptions, mcpMount } from "./mount.ts";
export { createMcpServer } from "./server.ts";
export type { ToolName, ToolServices } from "./tools.ts";
