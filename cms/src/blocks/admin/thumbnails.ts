/** SVG units. */
const WIDTH = 48
const HEIGHT = 32

/** Grays that are visible in the light and the dark admin. */
const TONES = {
  background: '#88888826',
  fill: '#88888880',
  line: '#888888',
  accent: '#c4532f',
} as const
type Tone = keyof typeof TONES

type Box = readonly [x: number, y: number, width: number, height: number]

const box = (tone: Tone, [x, y, width, height]: Box, radius = 0.6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${TONES[tone]}"/>`

const path = (tone: Tone, d: string) => `<path d="${d}" fill="${TONES[tone]}"/>`

/** Lines of text; the last one is shorter. */
const text = (x: number, y: number, width: number, count: number) =>
  Array.from({ length: count }, (_, line) =>
    box('line', [x, y + line * 3.4, line === count - 1 ? width * 0.6 : width, 1.3]),
  ).join('')

const image = (area: Box) => {
  const [x, y, width, height] = area
  const bottom = y + height
  return (
    box('fill', area) +
    path(
      'line',
      `M${x} ${bottom}L${x + width * 0.35} ${y + height * 0.45}L${x + width * 0.6} ${y + height * 0.8}L${x + width * 0.75} ${y + height * 0.62}L${x + width} ${bottom}Z`,
    )
  )
}

const quotationMark = (x: number, y: number) =>
  path(
    'accent',
    `M${x} ${y + 5}q0-4 3.2-5v1.6q-1.3.6-1.4 2h1.6v3.6H${x}zM${x + 5} ${y + 5}q0-4 3.2-5v1.6q-1.3.6-1.4 2h1.6v3.6H${x + 5}z`,
  )

const play = (x: number, y: number) => path('accent', `M${x - 3} ${y - 4}v8l7-4z`)

/** SVG markup per block. */
const THUMBNAILS = {
  gallery:
    image([4, 4, 19, 24]) +
    image([24, 4, 20, 11.5]) +
    box('fill', [24, 16.5, 9.5, 11.5]) +
    box('accent', [34.5, 16.5, 9.5, 11.5]),
  richText: box('accent', [8, 6, 17, 2.6]) + text(8, 12.5, 32, 4),
  image: image([9, 4, 30, 20]) + box('line', [9, 26, 15, 1.3]),
  images:
    image([4, 4, 17, 11.5]) +
    image([22, 4, 10, 11.5]) +
    image([33, 4, 11, 11.5]) +
    image([4, 16.5, 11, 11.5]) +
    image([16, 16.5, 28, 11.5]),
  quote: quotationMark(8, 5) + text(8, 15, 32, 3) + box('fill', [8, 26.4, 12, 1.2]),
  callToAction:
    box('line', [11, 7, 26, 2.4]) +
    box('fill', [15, 12, 18, 1.3]) +
    box('accent', [16, 18, 16, 6.5], 3.25),
  video: box('fill', [7, 4, 34, 19.5]) + play(24, 13.7) + box('line', [7, 26, 16, 1.3]),
  embed:
    box('fill', [6, 4, 36, 24]) +
    box('line', [6, 4, 36, 4.4]) +
    path('accent', 'M24 24q-5-5.4-5-8.2a5 5 0 0 1 10 0q0 2.8-5 8.2z'),
  carousel:
    box('fill', [0, 7, 7, 15], 0) +
    image([9, 5, 30, 19]) +
    box('fill', [41, 7, 7, 15], 0) +
    box('accent', [18, 26.5, 3, 1.6], 0.8) +
    box('line', [22.5, 26.5, 3, 1.6], 0.8) +
    box('line', [27, 26.5, 3, 1.6], 0.8),
  modal:
    box('fill', [0, 0, WIDTH, HEIGHT], 0) +
    `<rect x="9" y="6" width="30" height="20" rx="1.2" fill="#ffffff"/>` +
    box('accent', [12, 9, 12, 2.2]) +
    path(
      'line',
      'M33.6 8.6l.7-.7 1.2 1.2 1.2-1.2.7.7-1.2 1.2 1.2 1.2-.7.7-1.2-1.2-1.2 1.2-.7-.7 1.2-1.2z',
    ) +
    text(12, 14, 24, 3),
  columns:
    image([5, 5, 18, 11]) + text(5, 18.5, 18, 3) + image([25, 5, 18, 11]) + text(25, 18.5, 18, 3),
} as const

export type ThumbnailBlock = keyof typeof THUMBNAILS

/** Thumbnail for the block selector, 3:2, as a data URL. Without alt text, because the block's name is below it. */
export const thumbnailOf = (block: ThumbnailBlock) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${box('background', [0, 0, WIDTH, HEIGHT], 0)}${THUMBNAILS[block]}</svg>`,
  )}`,
  alt: '',
})
