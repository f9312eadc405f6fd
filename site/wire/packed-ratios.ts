/** Ratios are told to 4 decimals: with fewer a column of tiles would drift from where the server's markup has them. */
const PARTS = 10_000
/** From 0.1 to 5.5: no control characters, which JSON escapes, and no surrogates, which UTF-8 cannot write. */
const LEAST = 1_000
const MOST = 55_000
/** Arguments that a call may have. */
const STRETCH = 8_192

/**
 * Width divided by height of many tiles as a text of one character each: the ten-thousandths. 100,000 take 300 kB in
 * JSON instead of 700.
 */
export function packRatios(ratios: readonly number[]): string {
  const codes = ratios.map((ratio) => Math.min(MOST, Math.max(LEAST, Math.round(ratio * PARTS))))
  let text = ''
  for (let i = 0; i < codes.length; i += STRETCH) {
    text += String.fromCharCode(...codes.slice(i, i + STRETCH))
  }
  return text
}

export const unpackRatios = (text: string): readonly number[] =>
  Array.from(text, (character) => character.charCodeAt(0) / PARTS)
