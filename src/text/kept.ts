/** A map that keeps what was made: a `Map`, a `WeakMap`, a cache. */
interface Keeper<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

/** The value of a key; it is made and kept if the map has none. */
export function kept<Key, Made>(map: Keeper<Key, Made>, key: Key, make: () => Made): Made {
  let made = map.get(key);
  if (made === undefined) {
    made = make();
    map.set(key, made);
  }
  return made;
}
