import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { clip, cut, disc, path, shape, stroke } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** The brushed coating: broad strokes with ragged ends. @param {string} name @param {number} width @param {number} height */
function coating(name, width, height) {
  const chance = random(name)
  const rag = field(name, 3)
  const strokes = upTo(15).map((row) => {
    const y = 90 + (row * (height - 180)) / 14
    const [left, right] = [chance.range(52, 96), width - chance.range(52, 96)]
    const half = (height / 14) * 0.6
    /** @type {Point[]} */
    const edge = [
      ...upTo(40).map(
        (n) =>
          /** @type {Point} */ ([left + ((right - left) * n) / 39, y - half + 8 * rag(n / 3, row)]),
      ),
      ...upTo(14).map(
        (n) =>
          /** @type {Point} */ ([
            right + 22 * rag(n * 1.7, row + 40),
            y - half + (2 * half * n) / 13,
          ]),
      ),
      ...upTo(40).map(
        (n) =>
          /** @type {Point} */ ([
            right - ((right - left) * n) / 39,
            y + half + 8 * rag(n / 3, row + 80),
          ]),
      ),
      ...upTo(14).map(
        (n) =>
          /** @type {Point} */ ([
            left + 22 * rag(n * 1.7, row + 120),
            y + half - (2 * half * n) / 13,
          ]),
      ),
    ]
    return shape(edge)
  })
  const pools = upTo(9).map(() =>
    cut(
      [
        [chance.range(70, width * 0.4), chance.range(100, height - 100)],
        [width / 2, chance.range(100, height - 100)],
        [width - chance.range(70, width * 0.4), chance.range(100, height - 100)],
      ],
      chance.range(40, 120),
      'fill-opacity=".35"',
    ),
  )
  return `<g opacity=".9">${strokes.join('')}</g>${clip('bath', strokes.join(''), pools.join(''))}`
}

/** A leaflet with a rounded tip. @param {number} x @param {number} y @param {number} angle @param {number} long @param {number} wide @param {string} fill */
const leaf = (x, y, angle, long, wide, fill) =>
  path(
    `M0 0C${long * 0.2} ${-wide} ${long * 0.8} ${-wide * 0.8} ${long} 0C${long * 0.8} ${wide * 0.8} ${long * 0.2} ${wide} 0 0Z`,
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})" fill="${fill}"`,
  )

/** @param {ReturnType<typeof random>} chance @param {{ x: number, y: number, angle: number, long: number, bend: number }} stem */
function frond(chance, { x, y, angle, long, bend }) {
  let art = ''
  const steps = 27
  const gap = long / steps
  /** @type {Point[]} */ const stem = []
  for (let step = 0; step < steps; step++) {
    const t = step / steps
    stem.push([x, y])
    if (t > 0.1)
      for (const side of [-1, 1]) {
        const reach =
          long *
          0.27 *
          Math.sin(Math.PI * Math.min(1, (t - 0.06) ** 0.62)) *
          chance.range(0.93, 1.05)
        art += pinna(x, y, angle + side * (1.25 - t * 0.5), {
          reach,
          side,
          half: gap * 0.43 * Math.cos(t),
        })
      }
    x += Math.cos(angle) * gap
    y += Math.sin(angle) * gap
    angle += bend / steps
  }
  return art + cut(stem, 9, 'fill="#fff"')
}

/** @param {number} x @param {number} y @param {number} angle @param {{ reach: number, side: number, half: number }} size px */
function pinna(x, y, angle, { reach: long, side, half }) {
  const gap = Math.max(7, long / 24)
  let art = ''
  /** @type {Point[]} */ const stem = [[x, y]]
  for (let at = gap; at < long; at += gap) {
    angle -= (side * 0.28 * gap) / long
    x += Math.cos(angle) * gap
    y += Math.sin(angle) * gap
    stem.push([x, y])
    const size = (1 - at / long) ** 0.45 * half + 2
    for (const turn of [-1.25, 1.25]) art += leaf(x, y, angle + turn, size, gap * 0.42, '#f4f4f4')
  }
  return stem.length > 1 ? art + stroke(stem, 2, 'stroke="#fff"') : art
}

/** Ribbons that fork in two. @param {ReturnType<typeof random>} chance @param {{ x: number, y: number, angle: number, wide: number, left: number }} ribbon @returns {string} */
function wrack(chance, { x, y, angle, wide, left }) {
  const long = chance.range(130, 200) * (0.62 + left / 12)
  const bend = chance.normal(0.5)
  const points = upTo(9).map(
    (n) =>
      /** @type {Point} */ ([
        x + Math.cos(angle + (bend * n) / 8) * ((long * n) / 8),
        y + Math.sin(angle + (bend * n) / 8) * ((long * n) / 8),
      ]),
  )
  const [ex, ey] = points.at(-1) ?? [x, y]
  const rib = stroke(points, wide, 'stroke="#ddd"') + stroke(points, wide * 0.16, 'stroke="#fff"')
  const bladders =
    chance.next() < 0.55 && left < 6
      ? disc(points[4]?.[0] ?? x, points[4]?.[1] ?? y, wide * 0.8, 'fill="#fff"')
      : ''
  if (left === 0) return rib + leaf(ex, ey, angle + bend, wide * 2.6, wide * 0.95, '#fff')
  const fork = chance.range(0.2, 0.36)
  return (
    rib +
    bladders +
    [-1, 1]
      .map((side) =>
        wrack(chance, {
          x: ex,
          y: ey,
          angle: angle + bend * 0.6 + side * fork,
          wide: wide * 0.88,
          left: left - (chance.next() < 0.22 && left > 1 ? 2 : 1),
        }),
      )
      .join('')
  )
}

/** A head of cow parsley. @param {ReturnType<typeof random>} chance @param {{ x: number, y: number, tall: number, lean: number, size: number }} plant */
function umbel(chance, { x, y, tall, lean, size }) {
  const top = /** @type {Point} */ ([x + lean, y - tall])
  const stem = stroke(
    upTo(20).map((n) => /** @type {Point} */ ([x + lean * (n / 19) ** 1.7, y - (tall * n) / 19])),
    size * 0.035,
    'stroke="#fff"',
  )
  const rays = upTo(15).map((n) => {
    const angle = -Math.PI / 2 + ((n - 7) / 7) * 1.25 + chance.normal(0.06)
    const long = size * (0.62 + 0.2 * Math.cos(angle + Math.PI / 2)) * chance.range(0.92, 1.06)
    const end = /** @type {Point} */ ([
      top[0] + Math.cos(angle) * long,
      top[1] + Math.sin(angle) * long,
    ])
    const sprays = upTo(11).map((m) => {
      const turn = angle + ((m - 5) / 5) * 1.35
      const reach = size * 0.17 * chance.range(0.8, 1.1)
      const [fx, fy] = [end[0] + Math.cos(turn) * reach, end[1] + Math.sin(turn) * reach]
      return (
        stroke([end, [fx, fy]], 1.8, 'stroke="#eee"') +
        upTo(5)
          .map((p) =>
            disc(
              fx + Math.cos(p * 1.26) * size * 0.018,
              fy + Math.sin(p * 1.26) * size * 0.018,
              size * 0.0135,
              'fill="#fff"',
            ),
          )
          .join('')
      )
    })
    return stroke([top, end], size * 0.013, 'stroke="#fff"') + sprays.join('')
  })
  return stem + rays.join('')
}

/** @param {string} name @param {number} width @param {number} height @param {string} plants */
const sheet = (name, width, height, plants) => ({
  name,
  width,
  height,
  paper: paper.white,
  layers: [{ ink: ink.prussian, wear: 0.35, art: coating(name, width, height) + plants }],
})

export const cyanotypes = {
  'male-fern': () => {
    const chance = random('male fern')
    return sheet(
      'male-fern',
      1200,
      1600,
      frond(chance, { x: 470, y: 1470, angle: -1.62, long: 1330, bend: 0.42 }),
    )
  },
  bladderwrack: () => {
    const chance = random('bladderwrack 9')
    return sheet(
      'bladderwrack',
      1280,
      1600,
      wrack(chance, { x: 560, y: 1500, angle: -1.62, wide: 44, left: 6 }),
    )
  },
  'cow-parsley': () => {
    const chance = random('cow parsley')
    return sheet(
      'cow-parsley',
      1200,
      1600,
      [
        umbel(chance, { x: 560, y: 1520, tall: 1020, lean: -60, size: 400 }),
        umbel(chance, { x: 640, y: 1520, tall: 740, lean: 190, size: 300 }),
        umbel(chance, { x: 590, y: 1520, tall: 520, lean: -250, size: 210 }),
      ].join(''),
    )
  },
  'four-fronds': () => {
    const chance = random('four fronds')
    return sheet(
      'four-fronds',
      1600,
      1130,
      upTo(4)
        .map((n) =>
          frond(chance, {
            x: 260 + n * 350,
            y: 1020,
            angle: -1.6 + n * 0.04,
            long: 900 - Math.abs(n - 1.4) * 70,
            bend: n % 2 ? -0.3 : 0.34,
          }),
        )
        .join(''),
    )
  },
}
