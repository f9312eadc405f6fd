/** Ratios have 4 decimals. With fewer, the tiles of a column would drift from their positions in the server's markup. */
const FACTOR = 10_000
/** Ratios from 0.1 to 5.5. JSON would escape lower codes, and higher ones are surrogates, which UTF-8 cannot encode. */
const MIN_CODE = 1_000
const MAX_CODE = 55_000
/** Arguments of one call of `String.fromCharCode`. */
const MAX_ARGUMENTS = 8_192

/**
 * Encodes aspect ratios (width divided by height) as a string with one character per ratio. As JSON, 100,000 ratios have
 * 300 kB instead of 700.
 */
export function packRatios(ratios: readonly number[]): string {
  const codes = ratios.map((ratio) =>
    Math.min(MAX_CODE, Math.max(MIN_CODE, Math.round(ratio * FACTOR))),
  )
  let text = ''
  for (let i = 0; i < codes.length; i += MAX_ARGUMENTS) {
    text += String.fromCharCode(...codes.slice(i, i + MAX_ARGUMENTS))
  }
  return text
}

export const unpackRatios = (text: string): readonly number[] =>
  Array.from(text, (character) => character.charCodeAt(0) / FACTOR)
