import { readFileSync } from 'node:fs'

/**
 * Letters as outlines, so that no font need be on the machine: Hanken Grotesk and Newsreader (docs/credits.md).
 * @typedef {object} Face
 * @property {Record<string, [advance: number, outline: string]>} glyphs in thousandths of the size
 * @property {Record<string, number>} kern pair of letters → correction
 */

/** @param {string} name @returns {Face} */
const load = (name) =>
  JSON.parse(readFileSync(new URL(`../drawings/letterforms/${name}.json`, import.meta.url), 'utf8'))

export const grotesk = load('grotesk')
export const serif = load('serif')

/**
 * Width of a line in px at the given size.
 * @param {Face} face @param {string} text @param {number} size @param {number} [tracking] thousandths
 */
export const measure = (face, text, size, tracking = 0) =>
  (place(face, text, tracking).width * size) / 1000

/**
 * A line of type with its baseline at `y`.
 * @param {Face} face
 * @param {string} text
 * @param {{ x: number, y: number, size: number, tracking?: number, align?: 'start' | 'middle' | 'end', attributes?: string }} setting
 */
export function set(face, text, { x, y, size, tracking = 0, align = 'start', attributes = '' }) {
  const { width, letters } = place(face, text, tracking)
  const scale = size / 1000
  const back = { start: 0, middle: width / 2, end: width }[align]
  const outlines = letters.map(({ at, data }) => `<path transform="translate(${at})" d="${data}"/>`)
  return `<g transform="translate(${x - back * scale} ${y}) scale(${scale})" ${attributes}>${outlines.join('')}</g>`
}

/** @param {Face} face @param {string} text @param {number} tracking */
function place({ glyphs, kern }, text, tracking) {
  let width = 0
  let before = ''
  const letters = []
  for (const letter of text) {
    const [advance, data] = glyphs[letter] ?? [300, '']
    width += kern[before + letter] ?? 0
    letters.push({ at: width, data })
    width += advance + tracking
    before = letter
  }
  return { width: width - tracking, letters }
}

/**
 * Lines of small type, the first with its baseline at `y`.
 * @param {readonly string[]} lines
 * @param {{ x: number, y: number, size?: number, attributes?: string }} at px
 */
export const notes = (lines, { x, y, size = 30, attributes }) =>
  lines
    .map((line, row) => set(grotesk, line, { x, y: y + row * size * 1.38, size, attributes }))
    .join('')
