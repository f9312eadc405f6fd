import { ink, paper } from '../press/inks.mjs'
import { upTo } from '../press/random.mjs'
import { box, clip, disc, path, shape } from '../press/svg.mjs'
import { grotesk, notes, set } from '../press/type.mjs'

/** Half a disc, flat side down. @param {number} x @param {number} y @param {number} r */
const dome = (x, y, r) => path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`)
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
}
