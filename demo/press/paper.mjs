import { random } from './random.mjs'

/** Side of the square tiles of texture, in px; a power of two so that they repeat by masking. */
export const TILE = 1024

/** @param {Float32Array} source @param {number} radius px @returns {Float32Array} */
function blur(source, radius) {
  return pass(pass(source, radius, 1, TILE), radius, TILE, 1)
}

/** @param {Float32Array} source @param {number} radius @param {number} step @param {number} row */
function pass(source, radius, step, row) {
  const out = new Float32Array(source.length)
  for (let line = 0; line < TILE; line++) {
    let sum = 0
    const at = (/** @type {number} */ i) => source[line * row + (i & (TILE - 1)) * step] ?? 0
    for (let i = -radius; i <= radius; i++) sum += at(i)
    for (let i = 0; i < TILE; i++) {
      out[line * row + i * step] = sum / (2 * radius + 1)
      sum += at(i + radius + 1) - at(i - radius)
    }
  }
  return out
}

/** Spreads values evenly over 0 to 255, whatever their shape was. @param {Float32Array} source */
function even(source) {
  const order = Uint32Array.from(source.keys()).sort((a, b) => (source[a] ?? 0) - (source[b] ?? 0))
  const out = new Uint8Array(source.length)
  order.forEach((index, rank) => (out[index] = Math.floor((rank * 256) / order.length)))
  return out
}

const source = random('paper')
const white = Float32Array.from({ length: TILE * TILE }, () => source.next())

/** Single specks. */
export const fine = even(white)
/** The tooth of the sheet, about 4 px wide. */
export const tooth = even(blur(white, 1))
/** Slow unevenness, about 60 px wide. */
export const cloud = even(blur(blur(white, 24), 12))
