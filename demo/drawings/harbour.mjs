import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, cut, disc, fade, path, shape, stroke } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** Planks of a wall as cuts. @param {string} name @param {number} x @param {number} y @param {number} width @param {number} height @param {number} gap */
function planks(name, x, y, width, height, gap) {
  const chance = random(name)
  return upTo(Math.floor(width / gap) - 1)
    .map((n) => {
      const at = x + (n + 1) * gap
      const breakAt = chance.range(0.2, 0.8) * height
      return (
        cut(
          [
            [at, y + 4],
            [at + 1, y + breakAt / 2],
            [at, y + breakAt],
          ],
          4.5,
          'fill="#fff"',
        ) +
        cut(
          [
            [at, y + breakAt + 8],
            [at - 1, y + (height + breakAt) / 2],
            [at, y + height - 4],
          ],
          4.5,
          'fill="#fff"',
        )
      )
    })
    .join('')
}

/** A window with four panes. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} [fill] */
const sash = (x, y, width, height, fill = '#fff') =>
  box(x, y, width, height, `fill="${fill}"`) +
  box(x + width / 2 - 2.5, y, 5, height) +
  box(x, y + height / 2 - 2.5, width, 5)

export const harbour = {
  'the-net-loft': () => ({
    name: 'the-net-loft',
    width: 1280,
    height: 1600,
    paper: paper.natural,
    layers: [
      {
        ink: ink.teal,
        wear: 0.45,
        wood: true,
        art: box(80, 80, 1120, 1440) + path('M250 620L640 300L1030 620V1240H250Z', 'fill="#fff"'),
      },
      {
        ink: ink.yellow,
        wear: 0.3,
        art:
          box(370, 700, 130, 150) +
          box(780, 700, 130, 150) +
          box(370, 960, 130, 160) +
          box(590, 480, 100, 100),
      },
      {
        ink: ink.black,
        wear: 0.45,
        wood: true,
        art: `${path('M210 640L640 286L1070 640L1050 664L640 330L230 664Z')}${path('M250 650L640 332L1030 650V1240H250Z')}${planks('loft', 250, 660, 780, 580, 39)}${sash(370, 700, 130, 150)}${sash(780, 700, 130, 150)}${sash(370, 960, 130, 160)}${sash(590, 480, 100, 100)}${box(580, 690, 120, 180, 'fill="#fff"')}${box(588, 698, 104, 172)}${box(760, 930, 170, 310, 'fill="#fff"')}${box(770, 940, 150, 300)}${box(842, 940, 5, 300, 'fill="#fff"')}${box(560, 418, 26, 12)}${path('M640 420H760V434H640Z')}${path('M752 430V600', 'stroke="#000" stroke-width="5"')}${path('M738 600h28l-6 40h-16z')}${box(80, 1240, 1120, 280)}${upTo(
          11,
        )
          .map((row) =>
            upTo(9)
              .map((n) =>
                cut(
                  [
                    [90 + n * 132 + (row % 2) * 60, 1262 + row * 24],
                    [150 + n * 132 + (row % 2) * 60, 1264 + row * 24],
                    [204 + n * 132 + (row % 2) * 60, 1262 + row * 24],
                  ],
                  3 + row * 0.35,
                  'fill="#fff"',
                ),
              )
              .join(''),
          )
          .join('')}`,
      },
    ],
  }),
  'three-boats': () => {
    const hull = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
      path(
        `M${x - 170 * s} ${y - 62 * s}Q${x} ${y - 18 * s} ${x + 190 * s} ${y - 84 * s}Q${x + 150 * s} ${y + 30 * s} ${x + 90 * s} ${y + 40 * s}H${x - 110 * s}Q${x - 160 * s} ${y + 20 * s} ${x - 170 * s} ${y - 62 * s}Z`,
      )
    const rig = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ s) =>
      box(x - 5 * s, y - 430 * s, 10 * s, 400 * s) +
      stroke(
        [
          [x, y - 420 * s],
          [x + 178 * s, y - 86 * s],
        ],
        3 * s,
      ) +
      stroke(
        [
          [x, y - 420 * s],
          [x - 162 * s, y - 66 * s],
        ],
        3 * s,
      ) +
      box(x - 110 * s, y - 130 * s, 74 * s, 80 * s)
    const chance = random('three boats')
    const boats = /** @type {const} */ ([
      [380, 690, 1],
      [860, 760, 1.22],
      [1290, 670, 0.86],
    ])
    const glints = upTo(64).map((n) => {
      const y = 740 + n * 7.5 + n * n * 0.02
      return upTo(4)
        .map(() => {
          const at = chance.range(0, 1600)
          const half = chance.range(20, 140)
          return cut(
            [
              [at - half, y],
              [at, y + 2],
              [at + half, y],
            ],
            2 + n * 0.07,
            'fill="#fff"',
          )
        })
        .join('')
    })
    const hill = field('far shore', 2)
    return {
      name: 'three-boats',
      width: 1600,
      height: 1200,
      paper: paper.white,
      layers: [
        {
          ink: ink.rose,
          screen: /** @type {const} */ ('grain'),
          wear: 0.3,
          art: `${fade('r', 0.15, 0.95)}${box(0, 0, 1600, 640, 'fill="url(#r)"')}`,
        },
        {
          ink: ink.teal,
          wear: 0.4,
          wood: true,
          art: `${shape([...upTo(101).map((n) => /** @type {Point} */ ([n * 16, 520 - 46 * hill(n / 26, 4)])), [1600, 640], [0, 640]], 'fill-opacity=".55"')}${box(0, 636, 1600, 564)}${glints.join('')}${hull(...boats[1]).replace('/>', 'fill="#fff"/>')}`,
        },
        {
          ink: ink.red,
          wear: 0.35,
          art:
            hull(...boats[1]) +
            boats.map(([x, y, s]) => box(x - 110 * s, y - 130 * s, 74 * s, 22 * s)).join(''),
        },
        {
          ink: ink.night,
          wear: 0.35,
          art: boats
            .map(
              ([x, y, s], n) =>
                rig(x, y, s) +
                (n === 1 ? '' : hull(x, y, s)) +
                upTo(15)
                  .map((m) =>
                    cut(
                      [
                        [x - (150 - m * 5) * s, y + (52 + m * 15) * s],
                        [x + chance.range(-30, 30), y + (54 + m * 15) * s],
                        [x + (130 - m * 6) * s, y + (52 + m * 15) * s],
                      ],
                      (9 - m * 0.5) * s,
                    ),
                  )
                  .join(''),
            )
            .join(''),
        },
      ],
    }
  },
  'hung-nets': () => {
    const sag = (/** @type {number} */ u, /** @type {number} */ v) =>
      /** @type {Point} */ ([
        640 + (u - 0.5) * 1360 * (1 - 0.16 * v) + 46 * Math.sin(v * 5 + u * 3),
        90 + v * (1180 + 240 * Math.cos((u - 0.42) * 6.6) + 90 * Math.sin(u * 15)),
      ])
    const mesh = upTo(90).flatMap((n) =>
      [1, -1].map((way) =>
        stroke(
          upTo(90).flatMap((m) => {
            const v = m / 89
            const u = (n - 28) / 34 + way * v * 0.75
            return u >= 0 && u <= 1 ? [sag(u, v)] : []
          }),
          2.4,
        ),
      ),
    )
    const floats = upTo(16).map((n) => {
      const [x, y] = sag(n / 15, 1)
      return disc(x, y, 19)
    })
    return {
      name: 'hung-nets',
      width: 1280,
      height: 1600,
      paper: paper.grey,
      layers: [
        { ink: ink.blue, wear: 0.3, art: mesh.join('') + box(0, 70, 1280, 20) },
        {
          ink: ink.red,
          wear: 0.3,
          art: floats.join(''),
          shift: /** @type {[number, number]} */ ([3, 2]),
        },
      ],
    }
  },
}
