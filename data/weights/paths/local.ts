export { pairs, weights } from "../by-hand/public.ts";
export { calibration } from "../calibration/local.ts";
export { local as trees } from "../local.ts";
