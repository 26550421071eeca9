/** The knowledge about types, as `loaded-types.ts` provides it. */
export { kindsOfTypes, mayBeShip } from "./kinds-of-types.ts";
export { schemaTypes } from "./schema-types.ts";
export {
  agreement,
  isKnownType,
  isPerson,
  isPersonOrFirm,
  typeWord,
  withAncestors,
  wordsOfType,
} from "./types.ts";
