import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, clip, disc, path } from '../press/svg.mjs'
import { grotesk, notes, serif, set } from '../press/type.mjs'

/** A leaf or a seed. @param {number} x @param {number} y @param {number} length @param {number} turn degrees @param {number} fat */
const seed = (x, y, length, turn, fat) =>
  path(
    `M0 ${-length}Q${fat} 0 0 ${length}Q${-fat} 0 0 ${-length}Z`,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  )

const size = { width: 1200, height: 1600 }

export const societyPosters = {
  'winter-reading': () => {
    const chance = random('winter reading')
    let x = 70
    const books = upTo(13)
      .map((index) => {
        const book = {
          x,
          width: chance.range(44, 104),
          height: chance.range(470, 760),
          ink: [0, 1, 2, 1, 0, 2][index % 6],
          bands: Math.floor(chance.range(0, 3)),
        }
        x += book.width + 5
        return book
      })
      .filter((book) => book.x + book.width < 900)
    const foot = 1280
    const art = (/** @type {number} */ which) =>
      books
        .filter((book) => book.ink === which)
        .map(
          (book) =>
            box(book.x, foot - book.height, book.width, book.height) +
            upTo(book.bands)
              .map((band) =>
                box(book.x, foot - book.height + 60 + band * 34, book.width, 14, 'fill="#fff"'),
              )
              .join('') +
            box(book.x + book.width / 2 - 5, foot - 210, 10, 120, 'fill="#fff"'),
        )
        .join('')
    const end = Math.max(...books.map((book) => book.x + book.width))
    return {
      name: 'winter-reading',
      ...size,
      paper: paper.straw,
      layers: [
        { ink: ink.ochre, wear: 0.4, art: art(0) + disc(980, 700, 96) },
        {
          ink: ink.red,
          wear: 0.4,
          art:
            art(1) +
            `<g transform="translate(${end + 14} ${foot}) rotate(15)">${box(-4, -640, 92, 640)}${box(-4, -560, 92, 14, 'fill="#fff"')}</g>`,
        },
        {
          ink: ink.pine,
          wear: 0.4,
          art:
            art(2) +
            box(70, foot, 1060, 22) +
            set(serif, 'Winter Reading', { x: 64, y: 300, size: 150, tracking: -10 }) +
            notes(
              ['Tuesdays at seven, by the stove. Bring a book', 'and a log. The kettle is ours.'],
              { x: 70, y: 1412, size: 38 },
            ),
        },
      ],
    }
  },
  'seed-swap': () => {
    const chance = random('seed swap')
    const plots = upTo(42).map((n) => ({
      x: 160 + (n % 6) * 176,
      y: 190 + Math.floor(n / 6) * 152,
      turn: Math.floor(chance.range(0, 8)) * 22.5,
      kind: Math.floor(chance.range(0, 6)),
      which: Math.floor(chance.range(0, 3)),
    }))
    const draw = (/** @type {number} */ which) =>
      plots
        .filter((plot) => plot.which === which)
        .map(({ x, y, turn, kind }) => {
          if (kind === 0) return disc(x, y, 54)
          if (kind === 1)
            return (
              seed(x, y, 70, turn, 74) + seed(x, y, 62, turn, 6).replace('/>', ' fill="#fff"/>')
            )
          if (kind === 2)
            return upTo(7)
              .map((n) =>
                seed(x + 36 * Math.sin(n * 0.9), y - 36 * Math.cos(n * 0.9), 26, n * 51.4, 26),
              )
              .join('')
          if (kind === 3)
            return seed(x - 26, y, 62, turn - 20, 44) + seed(x + 26, y, 62, turn + 20, 44)
          if (kind === 4)
            return upTo(9)
              .map((n) => disc(x - 40 + (n % 3) * 40, y - 40 + Math.floor(n / 3) * 40, 15))
              .join('')
          return path(
            `M${x - 60} ${y + 30}A60 60 0 0 1 ${x + 60} ${y + 30}Z`,
            `transform="rotate(${turn} ${x} ${y})"`,
          )
        })
        .join('')
    return {
      name: 'seed-swap',
      ...size,
      paper: paper.white,
      layers: [
        { ink: ink.moss, wear: 0.35, art: draw(0) },
        { ink: ink.ochre, wear: 0.35, art: draw(1) },
        {
          ink: ink.pine,
          wear: 0.35,
          art:
            draw(2) +
            set(grotesk, 'Seed Swap', { x: 92, y: 1420, size: 190, tracking: -24 }) +
            notes(['Sunday 6 March, eleven to three. Take what you will sow.'], {
              x: 102,
              y: 1510,
              size: 35,
            }),
        },
      ],
    }
  },
  'film-society': () => ({
    name: 'film-society',
    ...size,
    paper: paper.grey,
    layers: [
      {
        ink: ink.yellow,
        wear: 0.3,
        art: upTo(12)
          .map((n) => disc(245 + (n % 3) * 355, 250 + Math.floor(n / 3) * 300, 130))
          .join(''),
      },
      {
        ink: ink.blue,
        wear: 0.35,
        art: upTo(12)
          .map((n) =>
            clip(
              `c${n}`,
              disc(245 + (n % 3) * 355, 250 + Math.floor(n / 3) * 300, 130),
              disc(245 + (n % 3) * 355 - 236 + n * 43, 250 + Math.floor(n / 3) * 300, 130),
            ),
          )
          .join(''),
      },
      {
        ink: ink.black,
        wear: 0.3,
        art:
          set(grotesk, 'Film Society', { x: 74, y: 1446, size: 168, tracking: -22 }) +
          notes(['Twelve Thursdays, September to December. Doors 19:00'], {
            x: 82,
            y: 1530,
            size: 36,
          }),
      },
    ],
  }),
}
