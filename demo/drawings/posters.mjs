import { ink, paper } from '../press/inks.mjs'
import { random, upTo } from '../press/random.mjs'
import { box, clip, disc, path, shape } from '../press/svg.mjs'
import { grotesk, serif, set } from '../press/type.mjs'

/** Lines of small type. @param {readonly string[]} lines @param {{ x: number, y: number, size?: number, attributes?: string }} at */
const notes = (lines, { x, y, size = 30, attributes }) =>
  lines
    .map((line, row) => set(grotesk, line, { x, y: y + row * size * 1.38, size, attributes }))
    .join('')

/** Half a disc, flat side down. @param {number} x @param {number} y @param {number} r */
const dome = (x, y, r) => path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`)
/** A leaf or a seed. @param {number} x @param {number} y @param {number} length @param {number} turn degrees @param {number} fat */
const seed = (x, y, length, turn, fat) =>
  path(
    `M0 ${-length}Q${fat} 0 0 ${length}Q${-fat} 0 0 ${-length}Z`,
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  )

const size = { width: 1200, height: 1600 }

export const posters = {
  'tide-concerts': () => ({
    name: 'tide-concerts',
    ...size,
    paper: paper.natural,
    layers: [
      { ink: ink.coral, art: disc(780, 640, 270), wear: 0.35 },
      {
        ink: ink.blue,
        wear: 0.35,
        art: upTo(3)
          .map((row) =>
            clip(
              `w${row}`,
              box(70, 0, 1060, 1600),
              upTo(6)
                .map((n) => dome(70 + n * 353 - (row % 2 ? 176 : 0), 920 + row * 176, 176))
                .join(''),
            ),
          )
          .join(''),
      },
      {
        ink: ink.night,
        wear: 0.3,
        art:
          set(grotesk, 'Tide', { x: 62, y: 240, size: 230, tracking: -22 }) +
          set(grotesk, 'Concerts', { x: 62, y: 430, size: 230, tracking: -22 }) +
          notes(['Four evenings at the net loft', 'Port Karrin, June 2024'], {
            x: 70,
            y: 1430,
            size: 38,
          }) +
          set(grotesk, 'High water 19:42', { x: 1130, y: 1482, size: 38, align: 'end' }),
      },
    ],
  }),
  'harbour-lights': () => ({
    name: 'harbour-lights',
    ...size,
    paper: paper.white,
    layers: [
      {
        ink: ink.yellow,
        wear: 0.3,
        art:
          shape([
            [820, 470],
            [0, 90],
            [0, 800],
          ]) +
          shape([
            [860, 470],
            [1200, 300],
            [1200, 640],
          ]),
      },
      {
        ink: ink.red,
        wear: 0.35,
        art:
          shape([
            [772, 640],
            [908, 640],
            [924, 800],
            [756, 800],
          ]) +
          shape([
            [740, 960],
            [940, 960],
            [957, 1120],
            [723, 1120],
          ]) +
          box(812, 392, 56, 24),
      },
      {
        ink: ink.night,
        wear: 0.4,
        wood: true,
        art: `${box(0, 0, 1200, 1600)}${shape(
          [
            [820, 470],
            [0, 90],
            [0, 800],
          ],
          'fill="#fff"',
        )}${shape(
          [
            [860, 470],
            [1200, 300],
            [1200, 640],
          ],
          'fill="#fff"',
        )}${shape(
          [
            [790, 520],
            [890, 520],
            [975, 1290],
            [705, 1290],
          ],
          'fill="#fff"',
        )}${box(788, 424, 104, 92, 'fill="#fff"')}${path('M776 424A64 64 0 0 1 904 424Z', 'fill="#fff"')}${box(824, 430, 32, 80)}${box(764, 512, 152, 16)}${box(826, 1190, 28, 100)}${path('M0 1290H1200V1300H0Z', 'fill="#fff"')}${set(grotesk, 'Harbour Lights', { x: 66, y: 1452, size: 138, tracking: -20, attributes: 'fill="#fff"' })}${notes(['A walk after dark, 2 November, from the slip at 18:00'], { x: 70, y: 1526, size: 35, attributes: 'fill="#fff"' })}`,
      },
    ],
  }),
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
  'island-ferry': () => {
    const times = [
      '07:10',
      '08:40',
      '10:10',
      '11:40',
      '13:10',
      '14:40',
      '16:10',
      '17:40',
      '19:10',
      '20:40',
    ]
    return {
      name: 'island-ferry',
      ...size,
      paper: paper.sky,
      layers: [
        {
          ink: ink.red,
          wear: 0.3,
          art:
            shape([
              [700, 330],
              [850, 330],
              [850, 560],
              [700, 560],
            ]) +
            shape([
              [150, 790],
              [1130, 790],
              [1010, 1000],
              [270, 1000],
            ]),
        },
        {
          ink: ink.night,
          wear: 0.35,
          art:
            box(700, 330, 150, 56) +
            shape([
              [60, 700],
              [1180, 700],
              [1140, 800],
              [140, 800],
            ]) +
            box(330, 560, 640, 140) +
            upTo(9)
              .map((n) => disc(392 + n * 64, 630, 18, 'fill="#fff"'))
              .join('') +
            box(470, 240, 10, 330) +
            path('M480 250L660 300L480 350Z') +
            set(grotesk, 'Island Ferry', { x: 66, y: 190, size: 150, tracking: -24 }) +
            notes(['Summer 2023, every day but Sunday'], { x: 72, y: 1560, size: 34 }) +
            times
              .map((time, n) =>
                set(grotesk, time, {
                  x: 72 + (n % 5) * 218,
                  y: 1420 + Math.floor(n / 5) * 70,
                  size: 56,
                }),
              )
              .join(''),
        },
        {
          ink: ink.teal,
          wear: 0.35,
          art: upTo(5)
            .map((row) =>
              path(
                `M0 ${1000 + row * 72}${upTo(8)
                  .map((n) => `q${75} ${n % 2 ? 34 : -34} 150 0`)
                  .join('')}v30${upTo(8)
                  .map((n) => `q-75 ${n % 2 ? -34 : 34} -150 0`)
                  .join('')}Z`,
              ),
            )
            .join(''),
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
