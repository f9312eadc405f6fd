/** @typedef {[x: number, y: number]} Point in px, y downwards */

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10

/**
 * @param {readonly Point[]} points
 * @param {boolean} [closed]
 */
export const outline = (points, closed = false) =>
  points.length
    ? `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`
    : ''

/** @param {string} data @param {string} [attributes] */
export const path = (data, attributes = '') => `<path d="${data}" ${attributes}/>`

/** @param {readonly Point[]} points @param {string} [attributes] */
export const shape = (points, attributes) => path(outline(points, true), attributes)

/** @param {readonly Point[]} points @param {number} width @param {string} [attributes] */
export const stroke = (points, width, attributes = 'stroke="#000"') =>
  path(
    outline(points),
    `fill="none" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}`,
  )

/** @param {number} x @param {number} y @param {number} radius @param {string} [attributes] */
export const disc = (x, y, radius, attributes = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${attributes}/>`

/** @param {number} x @param {number} y @param {number} radius @param {number} width */
export const ring = (x, y, radius, width) =>
  disc(x, y, radius, `fill="none" stroke="#000" stroke-width="${short(width)}"`)

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {string} [attributes] */
export const box = (x, y, width, height, attributes = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${attributes}/>`

/** @param {string} id @param {string} mask what stays @param {string} content */
export const clip = (id, mask, content) =>
  `<clipPath id="${id}">${mask}</clipPath><g clip-path="url(#${id})">${content}</g>`

/**
 * A vertical fade of coverage, for halftones: from `top` to `bottom`, each 0 to 1.
 * @param {string} id @param {number} top @param {number} bottom
 */
export const fade = (id, top, bottom) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="${top}"/><stop offset="1" stop-opacity="${bottom}"/></linearGradient>`

/**
 * A cut of a gouge along a line: thin at both ends, `width` px where it is deepest.
 * @param {readonly Point[]} points
 * @param {number} width
 * @param {string} [attributes]
 */
export function cut(points, width, attributes = '') {
  const last = points.length - 1
  /** @type {Point[]} */ const left = []
  /** @type {Point[]} */ const right = []
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y]
    const [bx, by] = points[Math.min(last, index + 1)] ?? [x, y]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = (Math.max(0, Math.sin((Math.PI * index) / last)) ** 0.6 * width) / 2
    const [dx, dy] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half]
    left.push([x + dx, y + dy])
    right.unshift([x - dx, y - dy])
  })
  return shape([...left, ...right], attributes)
}
