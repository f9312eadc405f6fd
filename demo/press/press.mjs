import sharp from 'sharp'
import { TILE, cloud, fine, tooth } from './paper.mjs'

/**
 * One pass through the press: a drawing in one ink.
 * @typedef {object} Layer
 * @property {string} art SVG elements in px of the picture: black prints, white takes ink away, grey is a tint
 * @property {string} [ink] `#rrggbb`; without it the art is printed in its own colours
 * @property {'solid' | 'dots' | 'grain'} [screen] how tints are printed; `solid` keeps them as they are
 * @property {number} [cell] px between dots
 * @property {number} [angle] of the dots, in degrees
 * @property {[x: number, y: number]} [shift] px out of register
 * @property {number} [wear] 0 (even) to 1 (dry roller)
 * @property {boolean} [wood] the grain of a plank shows in the ink
 */

/**
 * @typedef {object} Picture
 * @property {string} name
 * @property {number} width px
 * @property {number} height px
 * @property {string} paper `#rrggbb`
 * @property {readonly Layer[]} layers in printing order
 */

const MASK = TILE - 1

/** @param {string} colour @returns {[number, number, number]} */
const channels = (colour) => {
  const value = parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/**
 * Prints a picture as a JPEG. The same picture gives the same bytes.
 * @param {Picture} picture
 * @returns {Promise<Buffer>}
 */
export async function print(picture) {
  const { width, height } = picture
  const sheet = blankSheet(picture)
  for (const [index, layer] of picture.layers.entries()) {
    if (layer.ink === undefined) printColours(sheet, await rasterise(picture, layer, 3))
    else printInk(sheet, { picture, layer, index, art: await rasterise(picture, layer, 1) })
  }
  return sharp(sheet, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** @param {Picture} picture @param {Layer} layer @param {1 | 3} depth */
async function rasterise({ width, height }, { art, shift = [0, 0] }, depth) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${shift.join(' ')})">${art}</g></svg>`
  const flat = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#fff' })
  return (depth === 1 ? flat.toColourspace('b-w') : flat).raw().toBuffer()
}

/** @param {Picture} picture */
function blankSheet({ width, height, paper }) {
  const [red, green, blue] = channels(paper)
  const sheet = new Uint8ClampedArray(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y & MASK) * TILE
    for (let x = 0; x < width; x++, at += 3) {
      const spot = row + (x & MASK)
      const light = 1 + ((tooth[spot] ?? 0) - 128) * 0.00016 + ((cloud[spot] ?? 0) - 128) * 0.00007
      sheet[at] = red * light
      sheet[at + 1] = green * light
      sheet[at + 2] = blue * light
    }
  }
  return sheet
}

/** @param {Uint8ClampedArray} sheet @param {Buffer} art */
function printColours(sheet, art) {
  for (let at = 0; at < sheet.length; at++) sheet[at] = ((sheet[at] ?? 0) * (art[at] ?? 0)) / 255
}

/**
 * Multiplies one ink into the sheet, as transparent ink does on paper.
 * @param {Uint8ClampedArray} sheet
 * @param {{ picture: Picture, layer: Layer, index: number, art: Buffer }} pass
 */
function printInk(sheet, { picture: { width, height }, layer, index, art }) {
  const { screen = 'solid', cell = 9, angle = 30, wear = 0.35, wood = false } = layer
  const [red, green, blue] = channels(layer.ink ?? '#000000')
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [(Math.cos(turn) * 256) / cell, (Math.sin(turn) * 256) / cell]
  const offset = index * 373
  for (let y = 0, pixel = 0; y < height; y++) {
    const row = ((y + offset) & MASK) * TILE
    for (let x = 0; x < width; x++, pixel++) {
      let cover = 1 - (art[pixel] ?? 255) / 255
      if (cover === 0) continue
      const spot = row + ((x + offset) & MASK)
      const grit = tooth[spot] ?? 0
      if (screen === 'dots' && cover < 1) {
        const u = WAVE[(x * cos + y * sin) & 255] ?? 0
        const v = WAVE[(y * cos - x * sin) & 255] ?? 0
        cover = clamp((cover - 0.5 - (u + v) * 0.25) * cell * 0.6 + 0.5)
      } else if (screen === 'grain' && cover < 1) {
        cover = clamp((cover - grit / 256) * 3.5 + 0.5)
      }
      const plank = wood ? (tooth[row + (((x + offset) >> 5) & MASK)] ?? 0) : grit
      const dry = (plank - 150) * 0.0022 + ((cloud[spot] ?? 0) - 128) * 0.0005
      if (dry > 0) cover *= 1 - dry * wear * 2
      if ((fine[spot] ?? 0) < wear * 3) cover *= 0.55
      const at = pixel * 3
      sheet[at] = (sheet[at] ?? 0) * (1 - cover * (1 - red / 255))
      sheet[at + 1] = (sheet[at + 1] ?? 0) * (1 - cover * (1 - green / 255))
      sheet[at + 2] = (sheet[at + 2] ?? 0) * (1 - cover * (1 - blue / 255))
    }
  }
}

const WAVE = Float32Array.from({ length: 256 }, (_, index) => Math.cos((index * Math.PI) / 128))

/** @param {number} value */
const clamp = (value) => (value < 0 ? 0 : value > 1 ? 1 : value)
