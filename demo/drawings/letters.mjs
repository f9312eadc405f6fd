import { ink, paper } from '../press/inks.mjs'
import { upTo } from '../press/random.mjs'
import { box } from '../press/svg.mjs'
import { grotesk, measure, serif, set } from '../press/type.mjs'

/** Sets a line to fill a width exactly. @param {typeof serif} face @param {string} text @param {{ x: number, y: number, width: number }} line */
const justified = (face, text, { x, y, width }) =>
  set(face, text, { x, y, size: (width / measure(face, text, 1000)) * 1000 })

export const letters = {
  'two-storey-g': () => ({
    name: 'two-storey-g',
    width: 1280,
    height: 1600,
    paper: paper.natural,
    layers: [
      {
        ink: ink.red,
        wear: 0.45,
        wood: true,
        art: set(serif, 'g', { x: 40, y: 1010, size: 2350 }),
      },
      {
        ink: ink.blue,
        wear: 0.45,
        wood: true,
        art: set(serif, 'g', { x: 240, y: 1130, size: 2350 }),
      },
    ],
  }),
  'three-ampersands': () => ({
    name: 'three-ampersands',
    width: 1600,
    height: 1100,
    paper: paper.white,
    layers: [
      {
        ink: ink.yellow,
        wear: 0.4,
        wood: true,
        art: set(serif, '&', { x: -60, y: 900, size: 1180 }),
      },
      {
        ink: ink.coral,
        wear: 0.4,
        wood: true,
        art: set(serif, '&', { x: 360, y: 900, size: 1180 }),
      },
      {
        ink: ink.teal,
        wear: 0.4,
        wood: true,
        art: set(serif, '&', { x: 780, y: 900, size: 1180 }),
      },
    ],
  }),
  figures: () => {
    const figure = (/** @type {number} */ digit) =>
      set(grotesk, `${digit}`, {
        x: 250 + ((digit - 1) % 3) * 390,
        y: 590 + Math.floor((digit - 1) / 3) * 466,
        size: 760,
        align: 'middle',
      })
    return {
      name: 'figures',
      width: 1280,
      height: 1600,
      paper: paper.straw,
      layers: [
        { ink: ink.ochre, wear: 0.5, wood: true, art: [1, 5, 9].map(figure).join('') },
        { ink: ink.red, wear: 0.5, wood: true, art: [2, 6, 7].map(figure).join('') },
        { ink: ink.pine, wear: 0.5, wood: true, art: [3, 4, 8].map(figure).join('') },
      ],
    }
  },
  'wood-type-inventory': () => {
    const rows = [
      'SALT &',
      'harbour',
      'NORTH',
      'equinox',
      'Rag & Ink',
      'abcdefghijklm',
      'nopqrstuvwxyz',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    ]
    const baselines = [330, 590, 836, 1076, 1300, 1432, 1560, 1664]
    const lines = rows.map((text, index) =>
      justified(index % 2 ? serif : grotesk, text, {
        x: 110,
        y: baselines[index] ?? 0,
        width: 1060,
      }),
    )
    return {
      name: 'wood-type-inventory',
      width: 1280,
      height: 1760,
      paper: paper.natural,
      layers: [
        {
          ink: ink.red,
          wear: 0.55,
          wood: true,
          art: lines.filter((_, index) => index === 1 || index === 4).join(''),
        },
        {
          ink: ink.black,
          wear: 0.55,
          wood: true,
          art: lines.filter((_, index) => index !== 1 && index !== 4).join(''),
        },
      ],
    }
  },
  'a-lower-case': () => ({
    name: 'a-lower-case',
    width: 1600,
    height: 1600,
    paper: paper.sky,
    layers: [
      {
        ink: ink.night,
        wear: 0.45,
        wood: true,
        art: `${box(0, 0, 1600, 1600)}${set(serif, 'a', { x: 60, y: 1480, size: 3000, attributes: 'fill="#fff"' })}`,
      },
      {
        ink: ink.coral,
        wear: 0.3,
        art:
          upTo(9)
            .map((line) => box(0, 1490 + line * 12, 1600, 3))
            .join('') +
          set(serif, 'a', { x: 60, y: 1480, size: 3000, attributes: 'fill-opacity=".92"' }),
      },
    ],
  }),
}
