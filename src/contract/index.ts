/** Wire shapes, limits, problems: what every other room speaks. */
export * from "./account.ts";
export * from "./entity.ts";
export * from "./identity.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./problem.ts";
export * from "./request.ts";
export * from "./resolver.ts";
export * from "./response.ts";
export * from "./webhook.ts";
