/** A mention with its candidates: their features, and the numbers of the right ones; none right is "none of them". */
export interface Example {
  readonly weight: number;
  readonly count: number;
  readonly values: Float32Array;
  readonly right: readonly number[];
}

export function learn(
  examples: readonly Example[],
  start: ArrayLike<number>,
  options: { lambda: ArrayLike<number>; free: readonly boolean[]; steps?: number },
): { weights: Float64Array; loss: number };
