/**
 * A stream of numbers that depends on its name alone, so a picture is the same on every machine.
 * @typedef {object} Random
 * @property {() => number} next from 0 up to 1
 * @property {(from: number, to: number) => number} range
 * @property {(spread: number) => number} normal around 0, roughly bell-shaped
 */

/**
 * @param {string} name
 * @returns {Random}
 */
export function random(name) {
  let state = 2166136261
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    normal: (spread) => (next() + next() + next() - 1.5) * spread,
  }
}

/** @param {number} count @returns {number[]} 0 to count - 1 */
export const upTo = (count) => Array.from({ length: count }, (_, index) => index)
