export interface RenderedText {
  /** RGBA, row by row; encoding it would take longer than drawing it. */
  readonly data: Buffer
  /** px */
  readonly width: number
  readonly height: number
}

interface TextOptions {
  readonly fontFamily: string
  /** Absolute path. */
  readonly fontFile: string
  /** Font size, px. */
  readonly size: number
  /** `#rrggbb` */
  readonly colour: string
  /** px; longer lines are wrapped. */
  readonly maxWidth: number
  /** Further lines are cut off. */
  readonly maxLines: number
}

/** Bytes of a pixel. */
const CHANNELS = 4
/** Characters. Longer texts are truncated. */
const MAX_TEXT = 180
/** Height of a line divided by the font size. */
const LINE_HEIGHT = 1.3

/** Renders text with Pango. Null for text without visible characters, such as a zero-width space. */
export async function renderText(
  text: string,
  { fontFamily, fontFile, size, colour, maxWidth, maxLines }: TextOptions,
): Promise<RenderedText | null> {
  const { default: sharp } = await import('sharp')
  const rendered = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(truncate(text))}</span>`,
      font: `${fontFamily}, ${size}`,
      fontfile: fontFile,
      width: maxWidth,
      // One point is one px.
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size * -0.06),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      // Which characters are visible is known only after the rendering.
      if (error instanceof Error && error.message.includes('no text to render')) return null
      throw error
    })
  if (!rendered) return null
  const { data, info } = rendered
  const { width } = info
  const height = Math.min(info.height, Math.round(maxLines * size * LINE_HEIGHT))
  return { data: data.subarray(0, CHANNELS * width * height), width, height }
}

const truncate = (text: string) =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT).trimEnd()}…` : text

/** Text for Pango's markup, without characters that it does not allow. */
const escapeMarkup = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- replaces control characters
    .replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
