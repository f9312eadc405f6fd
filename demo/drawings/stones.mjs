import { field } from '../press/field.mjs'
import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, clip, disc, shape, stroke } from '../press/svg.mjs'

/** @typedef {import('../press/svg.mjs').Point} Point */
/** @typedef {{ x: number, y: number, wide: number, tall: number, turn: number, seed: string }} Stone px, radians */

/** @param {Stone} stone @param {number} [grow] @returns {Point[]} */
function rim({ x, y, wide, tall, turn, seed }, grow = 1) {
  const worn = field(seed, 2)
  return upTo(72).map((n) => {
    const angle = (n * Math.PI) / 36
    const bump = (1 + 0.09 * worn(Math.cos(angle) + 3, Math.sin(angle) + 3)) * grow
    const [u, v] = [
      Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.86 * wide * bump,
      Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.86 * tall * bump,
    ]
    return [
      x + u * Math.cos(turn) - v * Math.sin(turn),
      y + u * Math.sin(turn) + v * Math.cos(turn),
    ]
  })
}

/** Crayon on stone: light from the upper left. @param {string} id @param {number} light @param {number} dark */
const crayon = (id, light, dark) =>
  `<radialGradient id="${id}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-opacity="${light}"/><stop offset=".6" stop-opacity="${(light + dark) / 2}"/><stop offset="1" stop-opacity="${dark}"/></radialGradient>`

/** @param {Stone} stone @param {ReturnType<typeof random>} chance */
function veins(stone, chance) {
  const turn = chance.range(-0.8, 0.8)
  return upTo(Math.floor(chance.range(1, 4)))
    .map((n) =>
      stroke(
        upTo(12).map(
          (m) =>
            /** @type {Point} */ ([
              stone.x + (m / 11 - 0.5) * stone.wide * 2.4,
              stone.y +
                (m / 11 - 0.5) * turn * stone.tall +
                (n - 1) * stone.tall * 0.22 +
                chance.normal(stone.tall * 0.05),
            ]),
        ),
        chance.range(2, stone.tall * 0.07 + 3),
        'stroke="#fff"',
      ),
    )
    .join('')
}

export const stones = {
  'seven-stones': () => {
    const chance = random('seven stones')
    let x = 190
    const row = [0.42, 0.55, 0.66, 0.8, 0.92, 1.08, 1.3].map((size, n) => {
      const wide = 130 * size
      const stone = {
        x: x + wide,
        y: 640 - 96 * size,
        wide,
        tall: 100 * size * chance.range(0.86, 1.04),
        turn: chance.normal(0.18),
        seed: `stone ${n}`,
      }
      x += wide * 2 + 34
      return stone
    })
    const art = row.map(
      (stone, n) =>
        `<ellipse cx="${stone.x + 22}" cy="${646}" rx="${stone.wide * 1.02}" ry="${stone.tall * 0.13}" fill-opacity=".75"/>${shape(rim(stone), 'fill="#fff"')}${crayon(`k${n}`, 0.08 + (n % 3) * 0.16, 0.82 + (n % 2) * 0.14)}${shape(rim(stone), `fill="url(#k${n})"`)}${n % 2 ? clip(`v${n}`, shape(rim(stone)), veins(stone, chance)) : ''}`,
    )
    return {
      name: 'seven-stones',
      width: 2000,
      height: 900,
      paper: paper.natural,
      layers: [
        {
          ink: ink.ochre,
          wear: 0.4,
          art: row
            .filter((_, n) => n === 1 || n === 4)
            .map((stone) => shape(rim(stone), 'fill-opacity=".55"'))
            .join(''),
        },
        { ink: ink.black, screen: /** @type {const} */ ('grain'), wear: 0.3, art: art.join('') },
      ],
    }
  },
  shingle: () => {
    const chance = random('shingle')
    /** @type {Stone[]} */ const beach = []
    for (let tries = 0; tries < 9000 && beach.length < 420; tries++) {
      const size = 118 * (1 - tries / 9000) ** 1.6 + 15
      const stone = {
        x: chance.range(-40, 1640),
        y: chance.range(-40, 1640),
        wide: size,
        tall: size * chance.range(0.62, 0.88),
        turn: chance.normal(0.8),
        seed: `shingle ${tries}`,
      }
      if (
        beach.every(
          (other) =>
            Math.hypot(other.x - stone.x, other.y - stone.y) > (other.wide + stone.wide) * 0.9,
        )
      )
        beach.push(stone)
    }
    const tones = upTo(5)
      .map((n) => crayon(`t${n}`, 0.03 + n * 0.13, 0.5 + n * 0.11))
      .join('')
    const art = beach.map(
      (stone, n) =>
        `${shape(rim(stone), 'fill="#fff"')}${shape(rim(stone), `fill="url(#t${n % 5})"`)}${n % 7 === 3 ? clip(`s${n}`, shape(rim(stone)), veins(stone, chance)) : ''}`,
    )
    return {
      name: 'shingle',
      width: 1600,
      height: 1600,
      paper: paper.natural,
      layers: [
        {
          ink: ink.teal,
          wear: 0.4,
          art: beach
            .filter((_, n) => n % 4 === 1)
            .map((stone) => shape(rim(stone), 'fill-opacity=".5"'))
            .join(''),
        },
        {
          ink: ink.coral,
          wear: 0.4,
          art: beach
            .filter((_, n) => n % 9 === 2)
            .map((stone) => shape(rim(stone), 'fill-opacity=".85"'))
            .join(''),
        },
        {
          ink: ink.night,
          screen: /** @type {const} */ ('grain'),
          wear: 0.3,
          art: `${box(0, 0, 1600, 1600)}${tones}${art.join('')}${disc(-50, -50, 1)}`,
        },
      ],
    }
  },
}
