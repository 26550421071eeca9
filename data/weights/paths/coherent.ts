export { pairs, weights } from "../by-hand/public.ts";
export { calibration } from "../calibration/coherent.ts";
export { coherent as trees } from "../coherent.ts";
