import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OG_IMAGE_SIZE, type OgImage } from './og-image'
import { renderText, type RenderedText } from './render-text'

const { width, height } = OG_IMAGE_SIZE
/** px */
const MARGIN = 84
const MAX_TITLE_HEIGHT = 360
/** Font sizes in px, largest first. The first that fits is used. */
const TITLE_SIZES = [112, 92, 76, 62, 52, 44]
const SMALLEST_TITLE = { size: 36, maxLines: 9 }
/** Width of letters divided by the font size, in words of narrow ones. */
const NARROW_LETTER = 0.25
const NAME_SIZE = 34
/** Width and height of the logo, px. */
const LOGO_WIDTH = 52
/** px that the logo is above the name's line. */
const LOGO_RISE = 6
/** zlib's default. A palette would make files of a third of the size, but takes three times as long as all the rest. */
const COMPRESSION = 6

/** For Latin letters; the fonts of the machine have the others. The path holds for the sources and the built server. */
const FONT_FILE = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../../styles/fonts/newsreader-display.ttf',
)
const FONT = { fontFamily: 'Newsreader 16pt', fontFile: FONT_FILE, maxWidth: width - 2 * MARGIN }

/** A PNG with the site's name, its logo and the title on the colour of the title's text cover. */
export async function renderOgImage({ title, siteName, colours }: OgImage): Promise<Buffer> {
  // Imported on the first request, because most sites have an image for every article.
  const { default: sharp } = await import('sharp')
  const titleText = await renderTitle(title, colours.ink)
  const nameText = await renderText(siteName, {
    ...FONT,
    size: NAME_SIZE,
    colour: colours.muted,
    maxLines: 1,
  })
  const isRtl = isRightToLeft(title)
  const layer = (text: RenderedText | null, top: (text: RenderedText) => number) =>
    text
      ? [{ ...toLayer(text), left: isRtl ? width - MARGIN - text.width : MARGIN, top: top(text) }]
      : []
  return sharp({
    create: { width, height, channels: 3, background: colours.background },
  })
    .composite([
      {
        input: logo(colours),
        left: isRtl ? MARGIN : width - MARGIN - LOGO_WIDTH,
        top: MARGIN - LOGO_RISE,
      },
      ...layer(nameText, () => MARGIN),
      ...layer(titleText, (text) => height - MARGIN - text.height),
    ])
    .png({ compressionLevel: COMPRESSION })
    .toBuffer()
}

async function renderTitle(title: string, colour: string): Promise<RenderedText | null> {
  for (const size of TITLE_SIZES) {
    if (minHeight(title, size) > MAX_TITLE_HEIGHT) continue
    const maxLines = MAX_TITLE_HEIGHT / size
    const text = await renderText(title, { ...FONT, size, colour, maxLines })
    if (!text || text.height <= MAX_TITLE_HEIGHT) return text
  }
  return renderText(title, { ...FONT, ...SMALLEST_TITLE, colour })
}

/** Height if all letters were narrow, px: larger sizes need not be tried. */
const minHeight = (title: string, size: number) =>
  size * Math.ceil((NARROW_LETTER * size * title.length) / FONT.maxWidth)

/** By the first letter that has a direction. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

const toLayer = ({ data, width, height }: RenderedText) => ({
  input: data,
  raw: { width, height, channels: 4 as const },
})

/** An SVG of the size of the logo: one of the whole image would take three times as long. */
function logo({ ink, accent }: OgImage['colours']): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LOGO_WIDTH}" height="${LOGO_WIDTH}" viewBox="0 0 26 26">
      <path fill="${ink}" d="M0 0h16v16H0z"/><path fill="${accent}" d="M18 0h8v16h-8z"/>
      <path fill="${ink}" d="M0 18h8v8H0zM10 18h16v8H10z"/>
    </svg>`,
  )
}
