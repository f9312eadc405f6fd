/**
 * Colours behind an image while it loads: one for each corner of its ThumbHash, as `#rgb`. The style sheet blends them
 * to a gradient, so a placeholder needs no script and about 20 bytes of HTML.
 */
interface PlaceholderColours {
  readonly topLeft: string
  readonly topRight: string
  readonly bottomLeft: string
  readonly bottomRight: string
}

/** Decodes a ThumbHash (base64). Null when the text is not a ThumbHash. */
export function decodePlaceholder(thumbHash: string): PlaceholderColours | null {
  const hash = decodeBase64(thumbHash)
  if (hash === null || hash.length < 5) return null
  const colour = (x: number, y: number) => toHex(colourAt(hash, x, y))
  return {
    topLeft: colour(0.2, 0.2),
    topRight: colour(0.8, 0.2),
    bottomLeft: colour(0.2, 0.8),
    bottomRight: colour(0.8, 0.8),
  }
}

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * The colour of a ThumbHash at a point (fractions of width and height); channels from 0 to 1. After thumbHashToRGBA of
 * github.com/evanw/thumbhash, Copyright (c) 2023 Evan Wallace, MIT.
 */
export function colourAt(hash: readonly number[], x: number, y: number): Rgb {
  const byte = (i: number) => hash[i] ?? 0
  const header24 = byte(0) | (byte(1) << 8) | (byte(2) << 16)
  const header16 = byte(3) | (byte(4) << 8)
  const hasAlpha = header24 >> 23 !== 0
  const isLandscape = header16 >> 15 !== 0
  const longSide = hasAlpha ? 5 : 7
  const columns = Math.max(3, isLandscape ? longSide : header16 & 7)
  const rows = Math.max(3, isLandscape ? header16 & 7 : longSide)

  let nibble = hasAlpha ? 12 : 10
  const channel = (wide: number, high: number, scale: number) => {
    let sum = 0
    for (let cy = 0; cy < high; cy++) {
      for (let cx = cy > 0 ? 0 : 1; cx * high < wide * (high - cy); cx++, nibble++) {
        const coefficient = (byte(nibble >> 1) >> ((nibble & 1) << 2)) & 15
        const wave = Math.cos(Math.PI * x * cx) * Math.cos(Math.PI * y * cy)
        sum += (coefficient / 7.5 - 1) * scale * wave * 2
      }
    }
    return sum
  }
  const lightness = (header24 & 63) / 63 + channel(columns, rows, ((header24 >> 18) & 31) / 31)
  const yellowBlue =
    ((header24 >> 6) & 63) / 31.5 - 1 + channel(3, 3, (((header16 >> 3) & 63) / 63) * 1.25)
  const redGreen =
    ((header24 >> 12) & 63) / 31.5 - 1 + channel(3, 3, (((header16 >> 9) & 63) / 63) * 1.25)

  const blue = lightness - (2 / 3) * yellowBlue
  const red = (3 * lightness - blue + redGreen) / 2
  return [clamp(red), clamp(red - redGreen), clamp(blue)]
}

const clamp = (value: number) => Math.max(0, Math.min(1, value))

const toHex = (colour: Rgb) =>
  `#${colour.map((value) => Math.round(value * 15).toString(16)).join('')}`

function decodeBase64(text: string): readonly number[] | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 === 1) return null
  return Array.from(atob(text.replace(/=+$/, '')), (char) => char.charCodeAt(0))
}
