import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { CARD_SIZE, type Card } from './card'

const { width, height } = CARD_SIZE
/** px */
const MARGIN = 84
const TITLE_HEIGHT = 360
/** Largest first: the first that fits is taken. */
const TITLE_SIZES = [112, 92, 76, 62, 52, 44]
const NAME_SIZE = 34
/** Longer titles and names are cut: nobody reads more in a message. */
const LONGEST_TEXT = 180

/** Two folders up both from the sources and from the built server. Other scripts are set in what the machine has. */
const FACE = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../../styles/fonts/newsreader-display.ttf',
)
const FAMILY = 'Newsreader 16pt'

/** Loaded when the first card is wanted: most sites have an image for every article, and start without it. */
const loadSharp = async () => (await import('sharp')).default

/** PNG: a title on the tone of its text cover, the site's name above it. */
export async function drawCard({ title, name, colours }: Card): Promise<Buffer> {
  const sharp = await loadSharp()
  const heading = await setTitle(title, colours.ink)
  const above = await setText(name, { size: NAME_SIZE, colour: colours.muted, lines: 1 })
  const start = (text: Set) => (isRightToLeft(title) ? width - MARGIN - text.width : MARGIN)
  const place = (text: Set | null, top: (text: Set) => number) =>
    text ? [{ input: text.data, left: start(text), top: top(text) }] : []
  return sharp({
    create: { width, height, channels: 3, background: colours.ground },
  })
    .composite([
      { input: mark(colours, isRightToLeft(title)), left: 0, top: 0 },
      ...place(above, () => MARGIN),
      ...place(heading, (text) => height - MARGIN - text.height),
    ])
    .png({ palette: true })
    .toBuffer()
}

interface Set {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function setTitle(title: string, colour: string): Promise<Set | null> {
  for (const size of TITLE_SIZES) {
    const set = await setText(title, { size, colour, lines: TITLE_HEIGHT / size })
    if (!set || set.height <= TITLE_HEIGHT) return set
  }
  return setText(title, { size: 36, colour, lines: 9 })
}

/**
 * @param lines more than these are cut off
 * @returns null for words of which nothing is to be seen, such as a space of no width
 */
async function setText(
  text: string,
  {
    size,
    colour,
    lines,
  }: { readonly size: number; readonly colour: string; readonly lines: number },
): Promise<Set | null> {
  const sharp = await loadSharp()
  const image: Sharp = sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(shorten(text))}</span>`,
      font: `${FAMILY}, ${size}`,
      fontfile: FACE,
      width: width - 2 * MARGIN,
      // One point is one px.
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * -0.06),
      rgba: true,
    },
  })
  const drawn = await image
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Only the drawing itself finds out what leaves ink.
      if (error instanceof Error && error.message.includes('no text to render')) return null
      throw error
    })
  if (!drawn) return null
  const { data, info } = drawn
  const most = Math.round(lines * size * 1.3)
  if (info.height <= most) return { data, width: info.width, height: info.height }
  const cut = sharp(data).extract({ left: 0, top: 0, width: info.width, height: most })
  return { data: await cut.png().toBuffer(), width: info.width, height: most }
}

const shorten = (text: string) =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).trimEnd()}…` : text

/** Pango's markup; what no text may hold is left out. */
const escapeMarkup = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- control characters are what it leaves out
    .replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** By the first letter that has a direction. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** The mosaic of the site's own mark, at the end of the name's line. */
function mark({ ink, accent }: Card['colours'], mirrored: boolean): Buffer {
  const x = mirrored ? MARGIN : width - MARGIN - 52
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <g transform="translate(${x} ${MARGIN - 6}) scale(2)" fill="${ink}">
        <path d="M0 0h16v16H0z"/><path fill="${accent}" d="M18 0h8v16h-8z"/>
        <path d="M0 18h8v8H0zM10 18h16v8H10z"/>
      </g>
    </svg>`,
  )
}
