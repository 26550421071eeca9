import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { ProblemError, problemDocument } from "../contract/index.ts";
import { version } from "../version.ts";
import { inputsWithin, outputs, type ToolName } from "./schemas.ts";
import { descriptions, entityOf, type ToolServices, tools } from "./tools.ts";

/** Before the id of an entity: `referent://entity/Q90`. */
const entityPrefix = "referent://entity/";

/** The protocol's code for a resource that there is not; the SDK has no name for it. */
const resourceNotFound = -32002;

/** A server of the protocol, of what the SDK brings. */
export function newServer(services: ToolServices): Server {
  const server = new Server({ name: "referent", version }, { capabilities: { tools: {}, resources: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => {
    const inputs = inputsWithin(services.limits ?? services.matcher.limits);
    const all = (Object.keys(tools) as ToolName[]).map((name) => ({
      name,
      description: descriptions[name],
      inputSchema: inputs[name],
      outputSchema: outputs[name],
      annotations: { readOnlyHint: true, openWorldHint: false },
    }));
    return { tools: all };
  });
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, services),
  );
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: `${entityPrefix}{id}`,
        name: "entity",
        description: "What is known of an entity.",
        mimeType: "application/json",
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    if (!uri.startsWith(entityPrefix)) throw new McpError(resourceNotFound, `no resource ${uri}`);
    try {
      const { source } = await services.matcher.catalogue();
      const id = idIn(uri);
      const entity = await services.charge(1, async () => entityOf(source, id, "en"));
      return { contents: [{ uri, mimeType: "application/json", text: JSON.stringify(entity) }] };
    } catch (error) {
      const { document } = problemOf(error);
      const code = document.code === "not_found" ? resourceNotFound : ErrorCode.InvalidParams;
      throw new McpError(code, document.detail ?? document.title, document);
    }
  });
  return server;
}

/** @throws ProblemError `invalid_request` for an id with a broken percent escape */
function idIn(uri: string): string {
  try {
    return decodeURIComponent(uri.slice(entityPrefix.length));
  } catch {
    throw new ProblemError("invalid_request", {
      errors: [{ pointer: "/uri", detail: "has a percent sign that begins no escape: write %25" }],
    });
  }
}

/** A problem is an answer that the model can read and mend: its document as text. */
async function callTool(
  name: string,
  sent: Readonly<Record<string, unknown>>,
  services: ToolServices,
): Promise<CallToolResult> {
  if (!Object.hasOwn(tools, name)) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${name}`);
  try {
    const structuredContent = (await tools[name as ToolName](sent, services)) as Record<string, unknown>;
    return { content: [{ type: "text", text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    return { isError: true, content: [{ type: "text", text: JSON.stringify(problemOf(error).document) }] };
  }
}

/** An error that is not a problem of the contract must not reveal anything about the machine. */
function problemOf(error: unknown): Pick<ProblemError, "document"> {
  return error instanceof ProblemError ? error : { document: problemDocument("internal") };
}
