/** Written by `npm run matching:learn`; do not edit. */
export const matchingWeights: { readonly own: readonly number[]; readonly beside: readonly number[] } = {
  own: [
    1.9837, -5.504, 13.2987, -3.1917, -1.0727, 1.8317, 0.2574, -1.222, -11.4082, 13.6462, 1.0028, -7.2355,
    0.8826, -1.5037,
  ],
  beside: [-0.6903, 0.6197, 0.5654, 1.6463, -0.6556, 1.2042, 0.1985, 0.507, -0.5845],
};
