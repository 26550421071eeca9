/** A longer copy of an array, with 0 behind its numbers. */
export function grown<T extends Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array>(
  array: T,
  room: number,
): T {
  const longer = new (array.constructor as new (room: number) => T)(room);
  longer.set(array);
  return longer;
}
