import type { Calibration } from "../../../src/linking/model/calibration.ts";

/** What a probability of public/local was worth on sources left out. Written by `npm run train`: do not edit. */
export const calibration: Calibration = {
  from: [
    0, 0.0276, 0.0762, 0.1265, 0.1831, 0.2431, 0.3045, 0.3661, 0.4264, 0.4871, 0.5443, 0.6035, 0.6614, 0.7129,
    0.7569, 0.7946, 0.8276, 0.8581, 0.886, 0.9099, 0.9309, 0.933, 0.9589, 0.9648, 0.9843, 1,
  ],
  to: [
    0, 0.0423, 0.1033, 0.1345, 0.2275, 0.2476, 0.3478, 0.4344, 0.5062, 0.5279, 0.582, 0.6218, 0.6817, 0.7316,
    0.7701, 0.8135, 0.8277, 0.8565, 0.8637, 0.8947, 0.8982, 0.9, 0.94, 0.9561, 0.9758, 0.9758,
  ],
};
