import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, disc, fade, path, shape } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */

/** A far bird: two wings and nothing else. @param {number} x @param {number} y @param {number} span @param {number} turn degrees @param {number} beat */
const speck = (x, y, span, turn, beat) =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${span.toFixed(2)})" d="M-1 ${(-beat).toFixed(2)}Q-.4 ${(-beat * 0.6).toFixed(2)} 0 .08Q.4 ${(-beat * 0.6).toFixed(2)} 1 ${(-beat).toFixed(2)}Q.5 ${(-beat * 0.1).toFixed(2)} 0 .34Q-.5 ${(-beat * 0.1).toFixed(2)} -1 ${(-beat).toFixed(2)}Z"/>`

/** A tern from the side, wings up; beak in `beak`. @param {string} place transform */
const tern = (place) => ({
  body: `<g transform="${place}"><path d="M-118 6Q-60 -30 20 -22Q78 -26 104 -2Q70 22 6 24Q-60 26 -118 6ZM-118 6L-196 -16L-140 8L-200 34L-110 14Z"/><path d="M-30 -14Q-70 -120 -10 -250Q14 -130 44 -18Z"/><path d="M0 -14Q60 -110 176 -176Q110 -80 58 -12Z"/></g>`,
  cap: `<g transform="${place}"><path d="M58 -24Q92 -28 106 -4Q82 -8 58 -24Z"/></g>`,
  beak: `<g transform="${place}"><path d="M100 -10L158 5L98 9Z"/></g>`,
})

function pier() {
  const posts = upTo(19)
    .map((n) => box(900 + n * 44, 1012 + (n % 2) * 3, 9, 150))
    .join('')
  return (
    box(880, 1000, 740, 15) +
    posts +
    upTo(18)
      .map((n) =>
        path(`M${905 + n * 44} 1020L${945 + n * 44} 1120`, 'stroke="#000" stroke-width="4"'),
      )
      .join('') +
    box(1180, 930, 120, 72) +
    path('M1168 934L1240 884L1312 934Z') +
    box(0, 1128, 1600, 80)
  )
}

export const birds = {
  starlings: () => {
    const chance = random('starlings')
    const gust = field('gust', 2)
    const flock = upTo(5200).map(() => {
      const t = chance.next() ** 0.85
      const thick = 30 + 300 * Math.sin(Math.PI * t) ** 2.2 * (0.6 + 0.4 * Math.sin(t * 8 + 1))
      const x = 180 + t * 1180 + chance.normal(90) - 150 * Math.sin(t * 5.2)
      const y =
        430 -
        190 * Math.sin(t * 4.6 + 0.2) +
        chance.normal(thick * 0.72) +
        70 * gust(x / 150, t * 4)
      return speck(
        x,
        y,
        chance.range(4, 8.5) * (0.8 + 0.5 * t),
        -22 + 30 * gust(x / 300, y / 300) + chance.normal(22),
        chance.range(0.1, 0.7),
      )
    })
    return {
      name: 'starlings',
      width: 1600,
      height: 1200,
      paper: paper.natural,
      layers: [
        {
          ink: ink.coral,
          screen: /** @type {const} */ ('grain'),
          wear: 0.3,
          art: `${fade('e', 0, 0.95)}${box(0, 0, 1600, 1130, 'fill="url(#e)"')}`,
        },
        {
          ink: ink.yellow,
          screen: /** @type {const} */ ('grain'),
          wear: 0.3,
          art: `${fade('y', 0, 0.7)}${box(0, 560, 1600, 570, 'fill="url(#y)"')}`,
        },
        { ink: ink.night, wear: 0.25, art: flock.join('') + pier() },
      ],
    }
  },
  'eleven-terns': () => {
    const places = [
      [300, 420, 0.95, -14],
      [640, 300, 0.8, 6],
      [990, 470, 1.12, -6],
      [1360, 290, 0.74, -20],
      [470, 760, 0.85, 12],
      [860, 860, 1, -18],
      [1270, 760, 0.9, 8],
      [240, 1060, 0.72, -6],
      [640, 1130, 0.78, -2],
      [1070, 1160, 0.86, -12],
      [1400, 1090, 0.66, 14],
    ].map(([x, y, size, turn]) => tern(`translate(${x} ${y}) rotate(${turn}) scale(${size})`))
    return {
      name: 'eleven-terns',
      width: 1600,
      height: 1280,
      paper: paper.white,
      layers: [
        {
          ink: ink.teal,
          wear: 0.45,
          wood: true,
          art:
            box(0, 0, 1600, 1280) +
            places
              .map((bird) => (bird.body + bird.beak).replaceAll('<g', '<g fill="#fff"'))
              .join(''),
        },
        { ink: ink.night, wear: 0.3, art: places.map((bird) => bird.cap).join('') },
        { ink: ink.red, wear: 0.2, art: places.map((bird) => bird.beak).join('') },
      ],
    }
  },
  'geese-going-over': () => {
    const chance = random('geese')
    const goose = (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ size,
      /** @type {number} */ up,
    ) =>
      `<path transform="translate(${x} ${y}) rotate(-12) scale(${size})" d="M-60 4Q-30 -12 10 -10Q50 -16 96 -22Q112 -28 118 -20L132 -15L116 -12Q80 -2 30 12Q-20 20 -60 4ZM-28 -6Q-20 ${-40 * up} -62 ${-92 * up}Q6 ${-52 * up} 18 -8ZM-18 6Q-4 ${40 * up} 8 ${70 * up}Q28 ${30 * up} 22 4Z"/>`
    const flock = upTo(13).map((n) => {
      const wing = n === 0 ? 0 : Math.ceil(n / 2)
      const side = n % 2 ? 1 : -1
      return goose(
        1010 - wing * 122 + chance.normal(14),
        480 + side * wing * (side > 0 ? 104 : 40) - wing * 12 + chance.normal(12),
        1.02 - wing * 0.03,
        chance.range(0.55, 1.1),
      )
    })
    return {
      name: 'geese-going-over',
      width: 1280,
      height: 1600,
      paper: paper.straw,
      layers: [
        { ink: ink.rose, art: disc(560, 640, 400), wear: 0.5, wood: true },
        {
          ink: ink.night,
          wear: 0.35,
          art:
            flock.join('') +
            shape([
              [0, 1440],
              ...upTo(65).map(
                (n) => /** @type {Point} */ ([n * 20, 1440 - 22 * field('fields', 2)(n / 9, 2)]),
              ),
              [1300, 1600],
              [0, 1600],
            ]),
        },
      ],
    }
  },
}
