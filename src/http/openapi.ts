import {
  anyText,
  anything,
  checkOptions,
  type LimitChanges,
  type Limits,
  limitsWith,
} from "../contract/index.ts";
import { costHeadersWith } from "./cost-headers.ts";
import { openApiPaths, openApiWebhooks } from "./openapi-paths.ts";
import { openApiSchemas } from "./openapi-schemas.ts";

/** An OpenAPI 3.1 document, as plain JSON. */
export interface OpenApiDocument {
  /** Version of the OpenAPI format. */
  readonly openapi: "3.1.0";
  /** Title, version and description of the API. */
  readonly info: Readonly<Record<string, unknown>>;
  /** The base path, as the only server. */
  readonly servers: readonly { readonly url: string }[];
  /** What operations need that do not say it themselves: nothing. */
  readonly security: readonly [];
  /** The operations, by path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The calls that a service makes to webhooks. */
  readonly webhooks: Readonly<Record<string, unknown>>;
  /** Schemas, headers and responses that operations refer to. */
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What may differ between services. */
export interface OpenApiOptions {
  /** Path in front of all routes, such as `/api`; default none. */
  readonly basePath?: string | undefined;
  /** Limits that the service changes, or all limits in force. */
  readonly limits?: LimitChanges | Limits | undefined;
  /** Headers besides `X-Cost` that say what a call cost. */
  readonly costHeaders?: readonly string[] | undefined;
}

/**
 * The OpenAPI 3.1 document of the HTTP contract, made from the schemas that check requests.
 *
 * @throws ProblemError `invalid_request` for a limit that does not exist, or anything that is not a header
 */
export function openApiDocument(options: OpenApiOptions = {}): OpenApiDocument {
  checkOptions<OpenApiOptions>(options, { basePath: anyText, limits: anything, costHeaders: anything });
  const { basePath = "" } = options;
  const costHeaders = costHeadersWith(options.costHeaders);
  const limits = limitsWith(options.limits);
  return {
    openapi: "3.1.0",
    info: {
      title: "referent",
      version: "1",
      summary: "Entity resolution: text in, every mention linked to an identity or unresolved with a reason.",
      description:
        "Errors are RFC 9457 problem documents with a stable `code`. There is no version parameter: " +
        "`engine` in an answer names the version that made it.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: basePath === "" ? "/" : basePath }],
    // Linters and generators take silence for an oversight.
    security: [],
    paths: openApiPaths(limits, costHeaders),
    webhooks: openApiWebhooks(),
    components: {
      schemas: openApiSchemas(limits),
      securitySchemes: {
        key: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description: "The word `Key`, a space, and the key: `Authorization: Key <key>`.",
        },
      },
    },
  };
}
