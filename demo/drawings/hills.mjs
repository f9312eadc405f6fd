import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, disc, fade, shape } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */
/** @typedef {{ base: number, rise: number, wide: number, rough?: number }} Ridge px */

/** @param {string} name @param {Ridge} ridge @param {number} width @returns {Point[]} */
function skyline(name, { base, rise, wide, rough = 3 }, width) {
  const height = field(name, rough)
  return upTo(Math.ceil(width / 4) + 2).map((step) => {
    const x = step * 4
    return [x, base - rise * height(x / wide + 3, 1)]
  })
}

/** @param {readonly Point[]} line @param {number} width @param {number} height @param {string} attributes */
const land = (line, width, height, attributes) =>
  shape([...line, [width + 8, height + 9], [0, height + 9]], attributes)

/** Firs along a skyline, thinning out by chance. @param {string} name @param {readonly Point[]} line @param {number} size px @param {number} share */
function firs(name, line, size, share) {
  const chance = random(name)
  const wood = field(`${name} wood`, 2)
  return line
    .filter(([x]) => chance.next() < share * Math.max(0, wood(x / 180, 0) + 0.35))
    .map(([x, y]) => {
      const tall = size * chance.range(0.55, 1.2)
      /** @type {Point[]} */
      const points = [[x - tall * 0.2, y + 9]]
      for (const side of [-1, 1])
        for (const tier of side < 0 ? [0, 1, 2] : [2, 1, 0]) {
          const reach = tall * (0.19 - tier * 0.05) * side
          const foot = y - tall * (0.08 + tier * 0.27)
          const notch = /** @type {const} */ ([x + reach * 0.45, foot - tall * 0.1])
          if (side < 0) points.push([x + reach, foot], [...notch])
          else points.push([...notch], [x + reach, foot])
          if (side < 0 && tier === 2) points.push([x, y - tall])
        }
      return shape([...points, [x + tall * 0.2, y + 9]])
    })
    .join('')
}

/** @param {string} seed @param {readonly Ridge[]} ridges @param {number} width @param {number} height */
const lines = (seed, ridges, width, height) =>
  ridges.map((ridge, index) => ({
    line: skyline(`${seed}${index}`, ridge, width),
    ridge,
    width,
    height,
  }))

export const hills = {
  'hill-road-dusk': () => {
    const [far, mid, near, front] = lines(
      'dusk',
      [
        { base: 610, rise: 150, wide: 420 },
        { base: 740, rise: 130, wide: 340 },
        { base: 890, rise: 110, wide: 300 },
        { base: 1040, rise: 80, wide: 360, rough: 2 },
      ],
      1600,
      1200,
    )
    const body = (/** @type {typeof far} */ part, /** @type {string} */ fill) =>
      part ? land(part.line, 1600, 1200, fill) : ''
    return {
      name: 'hill-road-dusk',
      width: 1600,
      height: 1200,
      paper: paper.white,
      layers: [
        {
          ink: ink.coral,
          screen: /** @type {const} */ ('dots'),
          cell: 8,
          angle: 15,
          art: `${fade('s', 0.12, 0.95)}${box(0, 0, 1600, 830, 'fill="url(#s)"')}${disc(1060, 470, 128, 'fill="#fff"')}${body(far, 'fill="#fff"')}${body(far, 'fill-opacity=".7"')}${body(mid, 'fill="#bbb"')}${body(front, 'fill="#000"')}`,
        },
        { ink: ink.yellow, art: disc(1064, 474, 128) + body(far, 'fill="#fff"'), wear: 0.2 },
        {
          ink: ink.prussian,
          screen: /** @type {const} */ ('dots'),
          cell: 8,
          angle: 62,
          shift: /** @type {[number, number]} */ ([4, -3]),
          art: `${fade('a', 0.5, 0.12)}${fade('b', 0.72, 0.2)}${fade('c', 0.95, 0.45)}${body(far, 'fill="#fff"')}${body(far, 'fill="url(#a)"')}${body(mid, 'fill="#fff"')}${body(mid, 'fill="url(#b)"')}${body(near, 'fill="#fff"')}${body(near, 'fill="url(#c)"')}${body(front, 'fill="#000"')}${front ? firs('dusk', front.line, 120, 0.32) : ''}`,
        },
      ],
    }
  },
  'three-drums': () => {
    const parts = lines(
      'drums',
      upTo(6).map((row) => ({ base: 560 + row * 185, rise: 150 - row * 9, wide: 330 + row * 20 })),
      1280,
      1600,
    )
    const draw = (/** @type {(row: number) => number} */ tint) =>
      parts
        .map(
          ({ line }, row) =>
            `${fade(`g${row}`, tint(row), tint(row) * 0.25)}${land(line, 1280, 1600, 'fill="#fff"')}${land(line, 1280, 1600, `fill="url(#g${row})"`)}`,
        )
        .join('')
    return {
      name: 'three-drums',
      width: 1280,
      height: 1600,
      paper: paper.natural,
      layers: [
        {
          ink: ink.yellow,
          screen: /** @type {const} */ ('grain'),
          art: `${fade('sky', 0.05, 0.95)}${box(0, 0, 1280, 900, 'fill="url(#sky)"')}${draw((row) => (row % 2 ? 0.9 : 0.35))}`,
        },
        {
          ink: ink.red,
          screen: /** @type {const} */ ('grain'),
          shift: /** @type {[number, number]} */ ([-5, 2]),
          art: `${disc(430, 420, 175)}${draw((row) => (row % 3 === 1 ? 0.85 : 0.12))}`,
        },
        {
          ink: ink.teal,
          screen: /** @type {const} */ ('grain'),
          shift: /** @type {[number, number]} */ ([4, 4]),
          art: draw((row) => 0.25 + row * 0.15),
        },
      ],
    }
  },
  marram: () => {
    const chance = random('marram')
    const [back, front] = lines(
      'dunes',
      [
        { base: 560, rise: 90, wide: 560, rough: 1 },
        { base: 800, rise: 130, wide: 620, rough: 1 },
      ],
      1600,
      1160,
    )
    const blades = (front?.line ?? []).flatMap(([x, y]) =>
      upTo(3).map(() => {
        const foot = y + chance.range(-4, 260) ** 1
        const tall = chance.range(60, 190)
        const lean = chance.range(30, 150)
        return `<path d="M${x} ${foot}q${lean * 0.1} ${-tall * 0.8} ${lean} ${-tall}q${-lean * 0.7} ${tall * 0.3} ${-lean + 5} ${tall}z"/>`
      }),
    )
    return {
      name: 'marram',
      width: 1600,
      height: 1160,
      paper: paper.straw,
      layers: [
        {
          ink: ink.ochre,
          screen: /** @type {const} */ ('grain'),
          art: `${fade('f', 0.75, 0.15)}${back ? land(back.line, 1600, 1160, 'fill="url(#f)"') : ''}${fade('h', 0.9, 0.4)}${front ? land(front.line, 1600, 1160, 'fill="url(#h)"') : ''}`,
        },
        {
          ink: ink.blue,
          screen: /** @type {const} */ ('grain'),
          shift: /** @type {[number, number]} */ ([-4, 3]),
          art: `${fade('w', 0.9, 0.35)}${box(0, 0, 1600, 620, 'fill="url(#w)"')}${back ? land(back.line, 1600, 1160, 'fill="#fff"') : ''}`,
        },
        { ink: ink.pine, art: blades.filter(() => chance.next() < 0.55).join(''), wear: 0.3 },
      ],
    }
  },
}
