import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, cut, disc, ring, shape } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** A ball made of level bars, thicker towards the foot. @param {number} x @param {number} y @param {number} radius @param {number} bars */
const barred = (x, y, radius, bars) =>
  upTo(bars)
    .map((bar) => {
      const level = -1 + (2 * (bar + 0.5)) / bars
      const half = Math.sqrt(1 - level * level) * radius
      const thick = ((2 * radius) / bars) * (0.16 + 0.74 * ((level + 1) / 2) ** 1.3)
      return box(x - half, y + level * radius - thick / 2, half * 2, thick)
    })
    .join('')

export const suns = {
  midsummer: () => ({
    name: 'midsummer',
    width: 1600,
    height: 1600,
    paper: paper.natural,
    layers: [
      { ink: ink.yellow, art: disc(800, 800, 560), wear: 0.5 },
      {
        ink: ink.red,
        art: barred(800, 800, 560, 34),
        wear: 0.35,
        shift: /** @type {[number, number]} */ ([7, -5]),
      },
    ],
  }),
  'two-o-clock': () => ({
    name: 'two-o-clock',
    width: 1280,
    height: 1600,
    paper: paper.white,
    layers: [
      {
        ink: ink.coral,
        art: upTo(30)
          .map((step) => ring(560, 660, 14 + step * 15.2, 8))
          .join(''),
        wear: 0.3,
      },
      {
        ink: ink.blue,
        art: upTo(30)
          .map((step) => ring(690, 860, 14 + step * 15.2, 8))
          .join(''),
        wear: 0.3,
      },
    ],
  }),
  annular: () => {
    const chance = random('annular')
    const rays = upTo(460).map((step) => {
      const angle = (step / 460) * 2 * Math.PI + chance.normal(0.01)
      const [from, to] = [
        312 + chance.next() ** 3 * 60,
        360 + chance.next() ** 2.2 * 420 + 60 * Math.cos(angle * 2 + 0.6),
      ]
      /** @type {Point[]} */
      const line = [from, from + (to - from) * 0.2, to].map((r) => [
        800 + r * Math.cos(angle),
        660 + r * Math.sin(angle),
      ])
      return cut(line, chance.range(2.5, 7), 'fill="#fff"')
    })
    return {
      name: 'annular',
      width: 1600,
      height: 1320,
      paper: paper.straw,
      layers: [
        {
          ink: ink.ochre,
          art: `${box(0, 0, 1600, 1320)}${disc(800, 660, 322, 'fill="#fff"')}`,
          wear: 0.5,
        },
        {
          ink: ink.black,
          wood: true,
          wear: 0.4,
          art: `${box(0, 0, 1600, 1320)}${rays.join('')}${disc(800, 660, 312, 'fill="#fff"')}${disc(804, 664, 300)}`,
        },
      ],
    }
  },
  'low-sun': () => ({
    name: 'low-sun',
    width: 1600,
    height: 1100,
    paper: paper.natural,
    layers: [
      { ink: ink.rose, art: box(0, 0, 1600, 700), wear: 0.5 },
      {
        ink: ink.red,
        screen: /** @type {const} */ ('dots'),
        cell: 34,
        angle: 22,
        wear: 0.25,
        art: `<radialGradient id="b" cx=".36" cy=".3" r=".8"><stop offset="0" stop-opacity=".16"/><stop offset="1" stop-opacity=".97"/></radialGradient>${disc(560, 600, 380, 'fill="url(#b)"')}`,
      },
      {
        ink: ink.night,
        wear: 0.4,
        shift: /** @type {[number, number]} */ ([3, 2]),
        art: horizon(),
      },
    ],
  }),
}

/** Water under a low sun: a block with long cuts. */
function horizon() {
  const chance = random('horizon')
  const cuts = upTo(44).flatMap((row) => {
    const y = 716 + row * 9 + row * row * 0.05
    return upTo(3).map(() => {
      const at = 560 + chance.normal(260 + row * 9)
      const half = chance.range(30, 210) * Math.exp(-Math.abs(at - 560) / 520)
      return cut(
        [
          [at - half, y],
          [at, y + 1],
          [at + half, y],
        ],
        3 + row * 0.12,
        'fill="#fff"',
      )
    })
  })
  return (
    shape([
      [0, 702],
      [1600, 698],
      [1600, 1100],
      [0, 1100],
    ]) + cuts.join('')
  )
}
