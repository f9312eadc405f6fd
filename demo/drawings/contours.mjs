import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { ground, isoline, sampled } from '../press/isolines.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, cut, disc, path } from '../press/svg.mjs'
import { serif, set } from '../press/type.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** @param {(x: number, y: number) => number} height @param {readonly number[]} levels @param {{ width: number, height: number, step: number }} map @param {number} weight */
const lines = (height, levels, map, weight) =>
  levels
    .map((level) =>
      path(
        isoline(height, { ...map, level }),
        `fill="none" stroke="#000" stroke-width="${weight}" stroke-linecap="round"`,
      ),
    )
    .join('')

export const contours = {
  'karr-ness-survey': () => {
    const map = { width: 1600, height: 1200, step: 5 }
    const rough = field('karr ness', 4)
    const height = sampled((x, y) => {
      const [u, v] = [(x - 640) / 640, (y - 620) / 470]
      return (
        1.05 -
        Math.hypot(u * (1 + 0.35 * v), v) ** 1.25 * 1.18 +
        rough(x / 270, y / 270) * 0.72 -
        (x > 1150 ? (x - 1150) / 2600 : 0)
      )
    }, map)
    const depths = [-0.12, -0.3, -0.55, -0.85]
    const names = [
      set(serif, 'Karr Ness', { x: 560, y: 640, size: 76 }),
      set(serif, 'The Skerry', { x: 1240, y: 330, size: 40 }),
      set(serif, 'Sandwick Bay', { x: 1130, y: 980, size: 52, tracking: 40 }),
      set(serif, 'Soundings in fathoms', {
        x: 1520,
        y: 1140,
        size: 30,
        tracking: 20,
        align: 'end',
      }),
    ]
    const chance = random('soundings')
    const soundings = upTo(130)
      .map(() => [chance.range(40, 1560), chance.range(50, 1080)])
      .filter(
        ([x = 0, y = 0]) =>
          height(x, y) < -0.2 && !(x > 1090 && y > 900) && !(x > 1200 && y > 270 && y < 360),
      )
      .map(([x = 0, y = 0]) =>
        set(serif, `${Math.max(1, Math.round(-height(x, y) * 24))}`, { x, y, size: 24 }),
      )
    return {
      name: 'karr-ness-survey',
      width: 1600,
      height: 1200,
      paper: paper.natural,
      layers: [
        {
          ink: ink.blue,
          screen: /** @type {const} */ ('dots'),
          cell: 7,
          wear: 0.25,
          art: `${box(0, 0, 1600, 1200, 'fill-opacity=".78"')}${[...depths]
            .reverse()
            .map(
              (level, row) =>
                path(ground(height, { ...map, level }), 'fill="#fff"') +
                path(ground(height, { ...map, level }), `fill-opacity="${0.58 - row * 0.15}"`),
            )
            .join('')}${path(ground(height, { ...map, level: 0 }), 'fill="#fff"')}`,
        },
        {
          ink: ink.ochre,
          wear: 0.3,
          art:
            path(ground(height, { ...map, level: 0 }), 'fill-opacity=".16"') +
            path(ground(height, { ...map, level: 0.4 }), 'fill-opacity=".2"') +
            path(ground(height, { ...map, level: 0.8 }), 'fill-opacity=".25"'),
        },
        {
          ink: ink.brown,
          wear: 0.2,
          art:
            lines(
              height,
              upTo(14).map((n) => 0.1 + n * 0.1),
              map,
              1.7,
            ) + lines(height, [0.5, 1], map, 3.4),
        },
        {
          ink: ink.night,
          wear: 0.2,
          art: lines(height, [0], map, 4.5) + names.join('') + soundings.join(''),
        },
      ],
    }
  },
  'peat-road': () => {
    const map = { width: 1280, height: 1600, step: 6 }
    const rough = field('peat road', 3)
    const height = sampled(
      (x, y) => rough(x / 420, y / 360) + 0.35 * Math.sin(x / 600 + y / 800),
      map,
    )
    const every = (/** @type {number} */ gap) =>
      upTo(Math.ceil(2.6 / gap)).map((n) => -1.3 + n * gap)
    return {
      name: 'peat-road',
      width: 1280,
      height: 1600,
      paper: paper.straw,
      layers: [
        { ink: ink.coral, wear: 0.4, art: path(ground(height, { ...map, level: 0.25 }), '') },
        {
          ink: ink.moss,
          wear: 0.4,
          art: `${box(0, 0, 1280, 1600)}${path(ground(height, { ...map, level: -0.25 }), 'fill="#fff"')}`,
        },
        {
          ink: ink.night,
          wear: 0.3,
          art: lines(height, every(0.05), map, 2.2) + lines(height, every(0.25), map, 5.5),
        },
      ],
    }
  },
  'south-westerly': () => {
    const chance = random('south westerly')
    const push = field('wind', 2)
    const streams = upTo(1150).map(() => {
      /** @type {Point[]} */ const line = [[chance.range(-160, 2400), chance.range(-60, 1060)]]
      for (let step = 0; step < chance.range(14, 46); step++) {
        const [x, y] = line.at(-1) ?? [0, 0]
        const eddy = Math.atan2(y - 470, x - 1560)
        const pull = Math.exp(-Math.hypot(x - 1560, y - 470) / 330)
        const angle = -0.42 + push(x / 640, y / 420) * 1.1
        const [ex, ey] = [
          Math.cos(angle) * (1 - pull) + Math.cos(eddy - 1.75) * pull * 1.6,
          Math.sin(angle) * (1 - pull) + Math.sin(eddy - 1.75) * pull * 1.6,
        ]
        const long = Math.hypot(ex, ey)
        line.push([x + (ex / long) * 9, y + (ey / long) * 9])
      }
      return cut(line, chance.range(3, 9))
    })
    return {
      name: 'south-westerly',
      width: 2400,
      height: 1000,
      paper: paper.sky,
      layers: [
        { ink: ink.teal, wear: 0.4, art: streams.slice(0, 640).join('') },
        { ink: ink.night, wear: 0.4, art: streams.slice(640).join('') },
        { ink: ink.red, wear: 0.3, art: disc(1560, 470, 46) },
      ],
    }
  },
}
