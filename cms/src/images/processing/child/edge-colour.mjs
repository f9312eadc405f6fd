// @ts-check
/** Pixels on each side to which an image is reduced before its edge is read. */
const SIZE = 32

/**
 * The colour that most of the edge of an image has, such as that of its paper: `#rrggbb`. Transparent pixels are white.
 * @param {import('sharp').Sharp} image
 */
export async function edgeColour(image) {
  const pixels = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: SIZE, height: SIZE, fit: 'fill' })
    .raw()
    .toBuffer()
  const hex = [0, 1, 2].map((channel) =>
    medianOfEdge(pixels, channel).toString(16).padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The median ignores what only touches the edge. @param {Uint8Array} pixels @param {number} channel */
function medianOfEdge(pixels, channel) {
  /** @type {number[]} */
  const values = []
  for (let y = 0; y < SIZE; y++) {
    const isRowOfEdge = y === 0 || y === SIZE - 1
    for (let x = 0; x < SIZE; x += isRowOfEdge ? 1 : SIZE - 1)
      values.push(pixels[3 * (y * SIZE + x) + channel] ?? 0)
  }
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0
}
