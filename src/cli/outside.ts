/** The option of commands that resolve, for commander; `outsideFrom` reads its value. */
export const outsideOption = [
  "--outside <file>",
  "a pack of well-known entities, which show what --kb lacks; none means no such pack (default: starter)",
] as const;
