import { arts } from "./fields/arts.ts";
import { economy } from "./fields/economy.ts";
import { nature } from "./fields/nature.ts";
import { places } from "./fields/places.ts";
import { science } from "./fields/science.ts";
import { society } from "./fields/society.ts";
import { sport } from "./fields/sport.ts";
import { technology } from "./fields/technology.ts";
import { thought } from "./fields/thought.ts";

/**
 * Semantic fields: what a text is about, told by words that every language has for it. They join a text in one
 * language with a description in another ("Fußballer" in the text, "football club" in the description).
 */
export const fields = {
  ...sport,
  ...arts,
  ...thought,
  ...society,
  ...economy,
  ...technology,
  ...science,
  ...nature,
  ...places,
};

/** The name of a semantic field. */
export type Field = keyof typeof fields;
