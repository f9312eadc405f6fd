import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, disc, path, ring, shape, stroke } from '../press/svg.mjs'
import { serif, set } from '../press/type.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** Eight-rayed mark for the bright ones. @param {number} x @param {number} y @param {number} size */
const spark = (x, y, size) =>
  shape(
    upTo(16).map((n) => {
      const reach = n % 2 ? size * 0.34 : n % 4 ? size * 0.72 : size
      return [x + reach * Math.cos((n * Math.PI) / 8), y + reach * Math.sin((n * Math.PI) / 8)]
    }),
    'fill="#fff"',
  )

function chart() {
  const chance = random('planisphere 2')
  const milky = field('milky way', 3)
  const [cx, cy, radius] = [700, 700, 590]
  const stars = upTo(1500).flatMap(() => {
    const [angle, r] = [chance.range(0, 6.283), Math.sqrt(chance.next()) * radius]
    const [x, y] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    const band = Math.exp(-(((y - cy + (x - cx) * 0.7 + 60 * milky(x / 200, y / 200)) / 150) ** 2))
    return chance.next() < 0.28 + band * 0.7 ? [{ x, y, size: 0.9 + chance.next() ** 7 * 8.5 }] : []
  })
  const bright = stars.filter((star) => star.size > 2.3)
  /** @type {string[]} */ const figures = []
  const used = new Set()
  for (const star of bright) {
    if (used.has(star) || figures.length > 15) continue
    let at = star
    for (let step = 0; step < 5; step++) {
      used.add(at)
      const [next] = bright
        .filter((other) => !used.has(other))
        .map((other) => ({ other, far: Math.hypot(other.x - at.x, other.y - at.y) }))
        .filter(({ far }) => far > 30 && far < 120)
        .sort((a, b) => a.far - b.far)
      if (!next) break
      figures.push(
        stroke(
          [
            [at.x, at.y],
            [next.other.x, next.other.y],
          ],
          1.8,
          'stroke="#fff"',
        ),
      )
      at = next.other
    }
  }
  const hours = upTo(24).map((n) => {
    const angle = (n * Math.PI) / 12 - Math.PI / 2
    return (
      set(serif, `${n}`, {
        x: cx + 634 * Math.cos(angle),
        y: cy + 634 * Math.sin(angle) + 12,
        size: 38,
        align: 'middle',
      }) +
      stroke(
        [
          [cx + 60 * Math.cos(angle), cy + 60 * Math.sin(angle)],
          [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)],
        ],
        0.9,
        'stroke="#fff" stroke-opacity=".5"',
      )
    )
  })
  const circles = [150, 300, 450].map((r) =>
    disc(cx, cy, r, 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1"'),
  )
  const dots = stars.map((star) =>
    star.size > 5.2
      ? spark(star.x, star.y, star.size * 2.1)
      : disc(star.x, star.y, star.size, 'fill="#fff"'),
  )
  return `${disc(cx, cy, radius)}${circles.join('')}${hours.join('')}${figures.join('')}${dots.join('')}${ring(cx, cy, radius + 14, 3)}${ring(cx, cy, 676, 2)}`
}

export const stars = {
  'northern-sky': () => ({
    name: 'northern-sky',
    width: 1400,
    height: 1600,
    paper: paper.natural,
    layers: [
      {
        ink: ink.night,
        wear: 0.35,
        art:
          chart() +
          set(serif, 'The Sky over Port Karrin', { x: 700, y: 1490, size: 76, align: 'middle' }),
      },
      {
        ink: ink.red,
        wear: 0.3,
        art:
          path('M24 1420H1376', 'stroke="#000" stroke-width="3"') +
          set(serif, 'midnight, 21 December', { x: 700, y: 1550, size: 36, align: 'middle' }),
      },
    ],
  }),
  'pole-star': () => {
    const arcs = trails()
    const hill = field('pole hill', 2)
    /** @type {Point[]} */ const skyline = upTo(202).map((n) => [n * 8, 960 - 60 * hill(n / 70, 3)])
    const land = shape([...skyline, [1616, 1300], [0, 1300]])
    const window = box(408, 880, 26, 34, 'fill="#fff"')
    const house = path('M350 960V850L420 800L490 850V960ZM456 830V786H474V836Z')
    return {
      name: 'pole-star',
      width: 1600,
      height: 1200,
      paper: paper.straw,
      layers: [
        { ink: ink.yellow, wear: 0.2, art: box(408, 880, 26, 34) },
        {
          ink: ink.blue,
          screen: /** @type {const} */ ('grain'),
          wear: 0.3,
          art: `<linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="1"/><stop offset=".85" stop-opacity=".45"/></linearGradient>${box(0, 0, 1600, 1200, 'fill="url(#n)"')}${arcs}${window}`,
        },
        {
          ink: ink.night,
          wear: 0.4,
          art: `${box(0, 0, 1600, 1200, 'fill-opacity=".55"')}${arcs}${land}${house}${window}`,
        },
      ],
    }
  },
}

/** Two hours of stars round the pole. */
function trails() {
  const chance = random('pole star')
  return upTo(260)
    .map(() => {
      const r = 16 + chance.next() ** 0.75 * 1500
      const from = chance.range(0, 6.283)
      const points = upTo(14).map(
        (n) =>
          /** @type {Point} */ ([
            930 + r * Math.cos(from + n * 0.04),
            420 + r * Math.sin(from + n * 0.04),
          ]),
      )
      return stroke(points, 1 + chance.next() ** 4 * 4.5, 'stroke="#fff"')
    })
    .join('')
}
