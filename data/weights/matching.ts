/** Written by `npm run matching:learn`; do not edit. */
export const matchingWeights: { readonly own: readonly number[]; readonly beside: readonly number[] } = {
  own: [
    2.4101, -6.1165, 15.7436, -3.2526, -1.0349, 1.3883, 0.5495, -2.2151, -10.1849, 12.5132, 1.4156, -7.4143,
    1.1792, -1.3101,
  ],
  beside: [-0.4543, 0.6231, 0.4941, 1.8953, -0.7216, 1.6588, 0.7291, 0.1578, -1.8438],
};
