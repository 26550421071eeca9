import type { Calibration } from "../../../src/linking/model/calibration.ts";

/** What a probability of user/local was worth on sources left out. Written by `npm run train`: do not edit. */
export const calibration: Calibration = {
  from: [
    0, 0.568, 0.8662, 0.9411, 0.9469, 0.9629, 0.9667, 0.9667, 0.9746, 0.9811, 0.9887, 0.9936, 0.9951, 0.9963,
    0.9982, 0.9997, 1,
  ],
  to: [
    0, 0.5403, 0.7633, 0.8864, 0.8999, 0.8999, 0.8999, 0.94, 0.9454, 0.9461, 0.9465, 0.957, 0.9623, 0.9631,
    0.9665, 0.9841, 0.9841,
  ],
};
