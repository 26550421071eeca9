export { pairs, weights } from "../by-hand/given.ts";
export { calibration } from "../calibration/given.ts";
export { given as trees } from "../given.ts";
