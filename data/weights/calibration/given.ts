import type { Calibration } from "../../../src/linking/model/calibration.ts";

/** What a probability of public/candidates was worth on sources left out. Written by `npm run train`: do not edit. */
export const calibration: Calibration = {
  from: [
    0, 0.0938, 0.2142, 0.3515, 0.4522, 0.4944, 0.5634, 0.6344, 0.6794, 0.7213, 0.7599, 0.7968, 0.8316, 0.8647,
    0.9036, 0.9415, 0.9692, 0.9896, 0.9972, 1,
  ],
  to: [
    0, 0.1699, 0.2086, 0.2434, 0.2435, 0.2647, 0.3206, 0.3389, 0.3441, 0.3971, 0.4384, 0.462, 0.5532, 0.5799,
    0.6146, 0.6853, 0.7135, 0.8096, 0.8854, 0.8854,
  ],
};
