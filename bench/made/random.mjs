// @ts-check
/**
 * A small generator of pseudo-random numbers (mulberry32): equal seeds give equal tables on every machine.
 *
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  /** A number from 0 to 1, 1 excluded. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    /** A whole number from 0 on, below `end`. @param {number} end */
    below: (end) => Math.floor(next() * end),
    /** @template T @param {readonly T[]} list @returns {T} */
    one: (list) => /** @type {T} */ (list[Math.floor(next() * list.length)]),
    /** @param {number} probability */
    chance: (probability) => next() < probability,
  };
}

/** @typedef {ReturnType<typeof randomFrom>} Random */
