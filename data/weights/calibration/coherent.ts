import type { Calibration } from "../../../src/linking/model/calibration.ts";

/** What a probability of public/coherent was worth on sources left out. Written by `npm run train`: do not edit. */
export const calibration: Calibration = {
  from: [
    0, 0.0273, 0.0759, 0.127, 0.1861, 0.2474, 0.3118, 0.3747, 0.4342, 0.4944, 0.5547, 0.6156, 0.6706, 0.7204,
    0.7648, 0.8036, 0.8366, 0.8785, 0.9133, 0.93, 0.9456, 0.9456, 0.955, 0.9661, 0.9787, 0.9912, 1,
  ],
  to: [
    0, 0.0438, 0.0903, 0.165, 0.1924, 0.2768, 0.3331, 0.4256, 0.4796, 0.5551, 0.5666, 0.6152, 0.6918, 0.7371,
    0.7864, 0.8169, 0.8343, 0.862, 0.8732, 0.8999, 0.8999, 0.925, 0.94, 0.9527, 0.9719, 0.9769, 0.9769,
  ],
};
