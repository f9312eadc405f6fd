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
const NAME_SIZE = 34
/** Width of the logo, px. */
const LOGO_WIDTH = 52

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
      ? [{ input: text.data, left: isRtl ? width - MARGIN - text.width : MARGIN, top: top(text) }]
      : []
  return sharp({
    create: { width, height, channels: 3, background: colours.background },
  })
    .composite([
      { input: logo(colours, isRtl), left: 0, top: 0 },
      ...layer(nameText, () => MARGIN),
      ...layer(titleText, (text) => height - MARGIN - text.height),
    ])
    .png({ palette: true })
    .toBuffer()
}

async function renderTitle(title: string, colour: string): Promise<RenderedText | null> {
  for (const size of TITLE_SIZES) {
    const maxLines = MAX_TITLE_HEIGHT / size
    const text = await renderText(title, { ...FONT, size, colour, maxLines })
    if (!text || text.height <= MAX_TITLE_HEIGHT) return text
  }
  return renderText(title, { ...FONT, ...SMALLEST_TITLE, colour })
}

/** By the first letter that has a direction. */
const isRightToLeft = (text: string) =>
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)

/** An SVG of the whole image with the logo at the end of the name's line. */
function logo({ ink, accent }: OgImage['colours'], isMirrored: boolean): Buffer {
  const x = isMirrored ? MARGIN : width - MARGIN - LOGO_WIDTH
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <g transform="translate(${x} ${MARGIN - 6}) scale(2)" fill="${ink}">
        <path d="M0 0h16v16H0z"/><path fill="${accent}" d="M18 0h8v16h-8z"/>
        <path d="M0 18h8v8H0zM10 18h16v8H10z"/>
      </g>
    </svg>`,
  )
}
