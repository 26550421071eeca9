import { openApiPaths, openApiWebhooks } from "./openapi-paths.ts";
import { openApiSchemas } from "./openapi-schemas.ts";

/** An OpenAPI 3.1 document, as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly webhooks: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * The OpenAPI 3.1 document of the HTTP contract, made from the schemas that check requests.
 *
 * @param basePath path in front of all routes
 */
export function openApiDocument(basePath = ""): OpenApiDocument {
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
    paths: openApiPaths(),
    webhooks: openApiWebhooks(),
    components: {
      schemas: openApiSchemas(),
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
