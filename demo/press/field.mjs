import { random } from './random.mjs'

/** @param {number} t */
const ease = (t) => t * t * (3 - 2 * t)

/**
 * Smooth value noise in two dimensions: about -1 to 1, one hill per unit, summed over octaves.
 * @param {string} name
 * @param {number} [octaves]
 * @returns {(x: number, y: number) => number}
 */
export function field(name, octaves = 3) {
  const source = random(name)
  const lattice = Float32Array.from({ length: 4096 }, () => source.range(-1, 1))
  /** @param {number} x @param {number} y */
  const at = (x, y) => lattice[(x * 57 + y * 1931) & 4095] ?? 0
  /** @param {number} x @param {number} y */
  const one = (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(x - left)
    const v = ease(y - top)
    const upper = at(left, top) * (1 - u) + at(left + 1, top) * u
    const lower = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
  return (x, y) => {
    let sum = 0
    let size = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += one(x / size + octave * 17.3, y / size + octave * 9.1) * size
      size /= 2
    }
    return sum / (2 - 2 * size)
  }
}
