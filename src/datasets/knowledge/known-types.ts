/** All that is known of types, as `loaded-types.ts` hands it over. */
export { kindsOfTypes } from "./kinds-of-types.ts";
export { schemaTypes } from "./schema-types.ts";
export { agreement, isPerson, typeWord, withAncestors } from "./types.ts";
