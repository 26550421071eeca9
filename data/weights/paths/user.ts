export { pairs, weights } from "../by-hand/user.ts";
export { calibration } from "../calibration/user.ts";
export { user as trees } from "../user.ts";
