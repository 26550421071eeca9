/** The wire shapes as schemas, and what checks by them: apart from `index.ts`, as a page with a list loads no schema. */
export * from "./account.ts";
export * from "./entity-schema.ts";
export * from "./parse-request.ts";
export * from "./request-schema.ts";
export * from "./response.ts";
export * from "./webhook.ts";
