import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, cut, disc, shape } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */
/** @typedef {{ base: number, length: number, height: number, phase: number }} Swell px */

/**
 * A trochoid: round troughs and sharp crests, as water has.
 * @param {Swell} swell @param {number} from @param {number} to px @param {number} [depth] px under the surface
 * @returns {Point[]}
 */
function surface({ base, length, height, phase }, from, to, depth = 0) {
  const calm = height * Math.exp((-depth * 3.2) / length)
  const turns = upTo(Math.ceil((to - from) / 9) + 1).map(
    (step) => ((from + step * 9) / length) * 2 * Math.PI + phase,
  )
  return turns.map((turn) => [
    ((turn - phase) * length) / (2 * Math.PI) + calm * 0.85 * Math.sin(turn),
    base + depth + calm * Math.cos(turn),
  ])
}

/** @param {Swell} swell @param {number} width @param {ReturnType<typeof random>} chance */
function carved(swell, width, chance) {
  const edge = surface(swell, -200, width + 200)
  const body = shape([...edge, [width + 200, 3000], [-200, 3000]])
  const rim = shape(
    [
      ...surface({ ...swell, base: swell.base - 9 }, -200, width + 200),
      [width + 200, 3000],
      [-200, 3000],
    ],
    'fill="#fff"',
  )
  const cuts = []
  for (let depth = 13; depth < swell.height * 4.2; depth += 9 + depth * 0.045) {
    let x = -200 + chance.range(0, 120)
    while (x < width + 200) {
      const run = chance.range(0.25, 0.9) * swell.length * (1 - depth / (swell.height * 6))
      cuts.push(
        cut(surface(swell, x, x + run, depth), Math.max(1.6, 5.4 - depth * 0.02), 'fill="#fff"'),
      )
      x += run + chance.range(8, 46) + depth * 0.25
    }
  }
  return rim + body + cuts.join('')
}

/** @param {string} name @param {{ width: number, height: number, horizon: number, rows: number, swell: number }} sea */
function key(name, { width, height, horizon, rows, swell }) {
  const chance = random(name)
  return upTo(rows)
    .map((row) => {
      const near = (row + 1) / rows
      return carved(
        {
          base: horizon + near ** 1.7 * (height - horizon) * 1.02,
          length: width * (0.1 + near * 0.26 * swell),
          height: 5 + near ** 1.4 * width * 0.033 * swell,
          phase: chance.range(0, 6.28),
        },
        width,
        chance,
      )
    })
    .join('')
}

/** Cuts that thin out away from the light. @param {string} name @param {{ width: number, from: number, to: number, x: number, spread: number }} light */
function glitter(name, { width, from, to, x, spread }) {
  const chance = random(name)
  const cuts = []
  for (let y = from; y < to; y += 7 + (y - from) * 0.017) {
    const near = (y - from) / (to - from)
    for (let mark = 0; mark < 9; mark++) {
      const away = chance.normal(spread * (0.3 + near))
      const half =
        chance.range(14, 120) * (0.35 + near) * Math.exp(-Math.abs(away) / (spread * 1.4))
      if (half < 7) continue
      const at = x + away
      cuts.push(
        cut(
          [
            [at - half, y],
            [at - half / 3, y - 1.5],
            [at + half / 3, y + 1.5],
            [at + half, y],
          ],
          2.5 + near * 8,
          'fill="#fff"',
        ),
      )
    }
  }
  return box(0, from, width, 3000) + cuts.join('')
}

export const waves = {
  'seventh-wave': () => ({
    name: 'seventh-wave',
    width: 1600,
    height: 1180,
    paper: paper.natural,
    layers: [
      { ink: ink.mist, art: box(70, 380, 1460, 730), wear: 0.5 },
      { ink: ink.red, art: disc(1120, 330, 168), wear: 0.6, wood: true },
      {
        ink: ink.night,
        wood: true,
        wear: 0.55,
        art: framed(
          1600,
          1180,
          70,
          key('seventh', { width: 1600, height: 1180, horizon: 400, rows: 8, swell: 1.1 }),
        ),
      },
    ],
  }),
  'north-sea-february': () => ({
    name: 'north-sea-february',
    width: 1200,
    height: 1600,
    paper: paper.grey,
    layers: [
      {
        ink: ink.teal,
        art: `${box(60, 60, 1080, 1480)}${disc(430, 330, 92, 'fill="#fff"')}`,
        wear: 0.7,
        wood: true,
      },
      {
        ink: ink.black,
        wood: true,
        wear: 0.5,
        art: framed(
          1200,
          1600,
          60,
          key('february', { width: 1200, height: 1600, horizon: 520, rows: 13, swell: 1.25 }),
        ),
      },
    ],
  }),
  'slack-water': () => ({
    name: 'slack-water',
    width: 1600,
    height: 1000,
    paper: paper.natural,
    layers: [
      {
        ink: ink.blue,
        screen: /** @type {const} */ ('grain'),
        art: `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".95"/><stop offset="1" stop-opacity=".3"/></linearGradient>${box(0, 0, 1600, 420, 'fill="url(#d)"')}${box(0, 420, 1600, 580)}${disc(1010, 250, 82, 'fill="#fff"')}`,
        wear: 0.4,
      },
      {
        ink: ink.night,
        art: glitter('slack', { width: 1600, from: 420, to: 1000, x: 1010, spread: 190 }),
        wood: true,
        wear: 0.5,
        shift: /** @type {[number, number]} */ ([0, 3]),
      },
    ],
  }),
  'rain-on-the-harbour': () => {
    const chance = random('rain')
    const drops = upTo(70).map(() => {
      const near = chance.next() ** 0.7
      const [x, y, size] = [
        chance.range(-40, 1320),
        90 + near * 1480,
        (0.25 + near) * chance.range(40, 150),
      ]
      return upTo(Math.floor(chance.range(2, 5.9)))
        .map((step) => {
          const r = size * (1 - step * 0.22)
          return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.3}" fill="none" stroke="#fff" stroke-width="${(1.8 + near * 5) * (1 - step * 0.16)}"/>`
        })
        .join('')
    })
    return {
      name: 'rain-on-the-harbour',
      width: 1280,
      height: 1600,
      paper: paper.sky,
      layers: [
        {
          ink: ink.prussian,
          wood: true,
          wear: 0.55,
          art: `${box(0, 0, 1280, 1600)}${drops.slice(0, 46).join('')}`,
        },
        {
          ink: ink.pine,
          wear: 0.5,
          screen: /** @type {const} */ ('grain'),
          art: `<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".75"/><stop offset="1" stop-opacity=".05"/></linearGradient>${box(0, 0, 1280, 1600, 'fill="url(#d)"')}${drops.slice(46).join('')}`,
        },
      ],
    }
  },
}

/** Keeps a bleed-off drawing inside the block. @param {number} width @param {number} height @param {number} margin @param {string} art */
function framed(width, height, margin, art) {
  return `<clipPath id="block">${box(margin, margin, width - 2 * margin, height - 2 * margin)}</clipPath><g clip-path="url(#block)">${art}</g>`
}
