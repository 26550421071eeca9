/** Wire shapes, limits, problems: what every other room speaks. */
export * from "./account.ts";
export * from "./code-points.ts";
export * from "./cost.ts";
export * from "./documents.ts";
export * from "./entity.ts";
export * from "./identity.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./parse-dataset.ts";
export * from "./parse-request.ts";
export * from "./problem.ts";
export * from "./request.ts";
export * from "./resolver.ts";
export * from "./response.ts";
export * from "./webhook.ts";
