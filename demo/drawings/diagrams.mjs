import { ink, paper } from '../press/inks.mjs'
import { field } from '../press/field.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, disc, outline, path, ring, shape, stroke } from '../press/svg.mjs'
import { grotesk, serif, set } from '../press/type.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** Height of the tide, about -1 to 1, from its five largest parts (periods in hours: M2, S2, N2, K1, O1). @param {number} hour */
const tide = (hour) =>
  [
    [0.62, 12.4206, 0],
    [0.24, 12, 0.4],
    [0.12, 12.6583, 1.9],
    [0.05, 23.9345, 0.3],
    [0.04, 25.8193, 2],
  ].reduce(
    (sum, [size = 0, period = 1, phase = 0]) =>
      sum + size * Math.cos((hour * 2 * Math.PI) / period + phase),
    0,
  )

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const diagrams = {
  'a-year-of-tides': () => {
    const rows = upTo(37).map(
      (row) =>
        /** @type {Point[]} */ (
          upTo(521).map((n) => [
            120 + n * 2,
            360 +
              row * 32 -
              62 * Math.sin((Math.PI * n) / 520) ** 0.7 * tide(row * 243.6 + n * 0.155),
          ])
        ),
    )
    const drawn = rows.map(
      (line) =>
        `${shape([...line, [1160, 2000], [120, 2000]], 'fill="#fff"')}${path(outline(line), 'fill="none" stroke="#000" stroke-width="3.4" stroke-linejoin="round"')}`,
    )
    return {
      name: 'a-year-of-tides',
      width: 1280,
      height: 1700,
      paper: paper.natural,
      layers: [
        { ink: ink.blue, wear: 0.3, art: drawn.join('') + box(0, 1540, 1280, 400, 'fill="#fff"') },
        {
          ink: ink.night,
          wear: 0.25,
          art:
            set(serif, 'A Year of Tides', { x: 116, y: 190, size: 118, tracking: -8 }) +
            set(grotesk, 'Port Karrin, every tenth day', { x: 120, y: 1624, size: 34 }) +
            set(grotesk, '2022', { x: 1160, y: 1624, size: 34, align: 'end' }),
        },
      ],
    }
  },
  'moon-and-water': () => {
    const at = (/** @type {number} */ hour) => {
      const angle = (hour / 708.7) * 2 * Math.PI - Math.PI / 2
      const r = 560 + 170 * tide(hour + 4)
      return /** @type {Point} */ ([800 + r * Math.cos(angle), 800 + r * Math.sin(angle)])
    }
    const spokes = upTo(709).map((hour) => {
      const [x, y] = at(hour)
      const angle = (hour / 708.7) * 2 * Math.PI - Math.PI / 2
      return stroke(
        [
          [800 + 330 * Math.cos(angle), 800 + 330 * Math.sin(angle)],
          [x, y],
        ],
        2.2,
      )
    })
    const moons = upTo(8).map((n) => {
      const angle = (n * Math.PI) / 4 - Math.PI / 2
      const [x, y] = [800 + 228 * Math.cos(angle), 800 + 228 * Math.sin(angle)]
      const lit = Math.cos((n * Math.PI) / 4) * 34
      return (
        disc(x, y, 34) +
        path(
          `M${x} ${y - 34}A34 34 0 0 ${n < 4 ? 1 : 0} ${x} ${y + 34}A${Math.abs(lit)} 34 0 0 ${n < 4 === lit > 0 ? 0 : 1} ${x} ${y - 34}Z`,
          'fill="#fff"',
        )
      )
    })
    return {
      name: 'moon-and-water',
      width: 1600,
      height: 1600,
      paper: paper.sky,
      layers: [
        { ink: ink.teal, wear: 0.3, art: spokes.join('') },
        {
          ink: ink.night,
          wear: 0.3,
          art: `${path(
            outline(
              upTo(1419).map((n) => at(n / 2)),
              true,
            ),
            'fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"',
          )}${ring(800, 800, 560, 1.6)}${moons.join('')}`,
        },
        { ink: ink.red, wear: 0.2, art: disc(800, 800, 60) },
      ],
    }
  },
  'rain-days': () => {
    const chance = random('rain days')
    const wet = field('wet weeks', 3)
    const days = upTo(365).map((day) => ({
      day,
      fall:
        Math.max(
          0,
          wet(day / 13, 0) + 0.24 * Math.cos((day * 2 * Math.PI) / 365) + chance.normal(0.55),
        ) ** 1.5,
    }))
    const bar = (/** @type {{ day: number, fall: number }} */ { day, fall }) =>
      box(110 + day * 6, 700 - fall * 360, 4, fall * 360 + 4)
    return {
      name: 'rain-days',
      width: 2400,
      height: 900,
      paper: paper.straw,
      layers: [
        {
          ink: ink.blue,
          wear: 0.3,
          art: days
            .filter(({ fall }) => fall <= 0.75)
            .map(bar)
            .join(''),
        },
        {
          ink: ink.red,
          wear: 0.3,
          art: days
            .filter(({ fall }) => fall > 0.75)
            .map(bar)
            .join(''),
        },
        {
          ink: ink.night,
          wear: 0.25,
          art:
            box(110, 708, 2188, 4) +
            months
              .map((month, n) => set(grotesk, month, { x: 110 + n * 182.5, y: 762, size: 28 }))
              .join('') +
            set(serif, 'Rain at the Net Loft', { x: 104, y: 176, size: 96, tracking: -6 }) +
            set(grotesk, 'One bar a day, 2021', { x: 2298, y: 170, size: 32, align: 'end' }),
        },
      ],
    }
  },
}
