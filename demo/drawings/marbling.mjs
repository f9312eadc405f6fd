import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, shape } from '../press/svg.mjs'

/**
 * Paint on a bath of size: each drop pushes what is there aside and keeps its area; a comb drags it.
 * After A. Jaffer's mathematical marbling (people.csail.mit.edu/jaffer/Marbling).
 * @typedef {{ colour: string, points: Float64Array }} Blob x and y in turn, px
 */

/** @param {Blob[]} bath @param {{ x: number, y: number, radius: number, colour: string, fineness: number }} drop */
function drip(bath, { x, y, radius, colour, fineness }) {
  for (const { points } of bath)
    for (let i = 0; i < points.length; i += 2) {
      const dx = (points[i] ?? 0) - x
      const dy = (points[i + 1] ?? 0) - y
      const push = Math.sqrt(1 + (radius * radius) / (dx * dx + dy * dy + 1e-9))
      points[i] = x + dx * push
      points[i + 1] = y + dy * push
    }
  const points = Float64Array.from({ length: fineness * 2 }, (_, i) => {
    const angle = (Math.floor(i / 2) * 2 * Math.PI) / fineness
    return i % 2 ? y + radius * Math.sin(angle) : x + radius * Math.cos(angle)
  })
  bath.push({ colour, points })
}

/** Draws teeth `gap` px apart along x (`down`: along y), `far` px, alternately back when `rake`. @param {Blob[]} bath @param {{ gap: number, far: number, down: boolean, rake?: boolean, soft?: number }} comb `soft` under 1 widens the arcs */
function comb(bath, { gap, far, down, rake = false, soft = 1 }) {
  for (const { points } of bath)
    for (let i = 0; i < points.length; i += 2) {
      const across = (down ? points[i] : points[i + 1]) ?? 0
      const wave = Math.cos((across * (rake ? Math.PI : 2 * Math.PI)) / gap)
      const signed = rake ? far * wave : far * Math.abs(0.5 + 0.5 * wave) ** soft
      if (down) points[i + 1] = (points[i + 1] ?? 0) + signed
      else points[i] = (points[i] ?? 0) + signed
    }
}

/** @param {Blob[]} bath @param {number} height px between wave crests @param {number} far px */
function sway(bath, height, far) {
  for (const { points } of bath)
    for (let i = 0; i < points.length; i += 2)
      points[i] = (points[i] ?? 0) + far * Math.sin(((points[i + 1] ?? 0) * 2 * Math.PI) / height)
}

/** @param {Blob[]} bath */
const art = (bath) =>
  bath
    .map(({ colour, points }) =>
      shape(
        upTo(points.length / 2).map((n) => [points[n * 2] ?? 0, points[n * 2 + 1] ?? 0]),
        `fill="${colour}"`,
      ),
    )
    .join('')

/** @param {string} name @param {{ width: number, height: number, drops: number, colours: readonly string[], fineness: number, small?: number }} bath @returns {Blob[]} */
function thrown(name, { width, height, drops, colours, fineness, small = 1 }) {
  const chance = random(name)
  /** @type {Blob[]} */ const bath = []
  for (let n = 0; n < drops; n++)
    drip(bath, {
      x: chance.range(-0.05, 1.05) * width,
      y: chance.range(-0.05, 1.05) * height,
      radius: chance.range(40, 130) * small * (1 - (n / drops) * 0.6),
      colour: colours[n % colours.length] ?? ink.black,
      fineness,
    })
  return bath
}

/** @param {string} name @param {number} width @param {number} height @param {string} ground @param {Blob[]} bath */
const sheet = (name, width, height, ground, bath) => ({
  name,
  width,
  height,
  paper: paper.white,
  layers: [{ art: box(0, 0, width, height, `fill="${ground}"`) + art(bath) }],
})

export const marbling = {
  'turkish-spot': () =>
    sheet(
      'turkish-spot',
      1600,
      1200,
      ink.night,
      thrown('spot', {
        width: 1600,
        height: 1200,
        drops: 210,
        colours: [ink.night, ink.red, '#efe3cc', ink.teal, '#efe3cc'],
        fineness: 120,
      }),
    ),
  nonpareil: () => {
    const bath = thrown('nonpareil', {
      width: 1280,
      height: 1600,
      drops: 170,
      colours: [ink.prussian, '#f0e4d0', ink.coral, ink.night, '#f0e4d0', ink.ochre],
      fineness: 900,
      small: 1,
    })
    comb(bath, { gap: 150, far: 300, down: false, rake: true })
    comb(bath, { gap: 64, far: 96, down: true, soft: 1.4 })
    return sheet('nonpareil', 1280, 1600, ink.prussian, bath)
  },
  bouquet: () => {
    const bath = thrown('bouquet', {
      width: 1600,
      height: 1600,
      drops: 170,
      colours: [ink.pine, '#f1e6d2', ink.yellow, ink.brown, '#f1e6d2', ink.rose],
      fineness: 900,
      small: 1,
    })
    comb(bath, { gap: 170, far: 230, down: true, rake: true })
    comb(bath, { gap: 200, far: 150, down: false, soft: 1.2 })
    sway(bath, 400, 54)
    return sheet('bouquet', 1600, 1600, ink.pine, bath)
  },
  'stone-and-vein': () => {
    const bath = thrown('vein', {
      width: 2000,
      height: 1000,
      drops: 330,
      colours: ['#8fa6a8', '#d8d6cc', ink.night, '#f0ebe0', '#b7b3a6'],
      fineness: 110,
      small: 0.8,
    })
    sway(bath, 900, 90)
    return sheet('stone-and-vein', 2000, 1000, ink.night, bath)
  },
}
