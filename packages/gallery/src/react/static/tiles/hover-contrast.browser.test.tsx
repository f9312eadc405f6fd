import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TextPosition } from '../../../core/enumerations'
import {
  everywhere,
  LONG_TITLE,
  partOf,
  imagedTile,
  showTiles,
  standStill,
  tilesIn,
} from '../../../testing/show-tiles'

/** WCAG 2.2, success criterion 1.4.3. */
const ENOUGH = 4.5

const POSITIONS: readonly TextPosition[] = ['top', 'right', 'bottom', 'left', 'cover']
const CASES = (['white', 'black', '#7f7f7f'] as const).flatMap((colour) =>
  POSITIONS.map((position) => ({ colour, position })),
)

test.each(CASES)('words at $position are read on a $colour image', async ({ colour, position }) => {
  const tiles = ['a', 'b', 'c', 'd'].map((id, i) => ({
    ...imagedTile(id, colour),
    title: i === 2 ? LONG_TITLE : 'Harbour at dusk',
  }))
  const container = showTiles(tiles, { textPosition: everywhere(position) })
  for (const tile of tilesIn(container)) {
    await userEvent.hover(tile)
    await standStill()
    const words = [
      ...tile.querySelectorAll<HTMLElement>('h3 > a, [data-intro], [data-meta], [data-tags]'),
    ]
    const seen = words.filter((element) => element.getClientRects().length > 0)
    const colours = seen.map((element) => getComputedStyle(element).color)
    // The ground alone is wanted in the image: the words leave, their boxes stay.
    for (const element of seen) element.style.color = 'transparent'
    await standStill()
    const ground = await pixelsOf(tile)
    seen.forEach((element, i) => {
      expect(worstContrast(ground, tile, element, colours[i] ?? '')).toBeGreaterThanOrEqual(ENOUGH)
    })
    expect(seen).toContain(partOf(tile, 'h3 > a'))
  }
})

/** The tile as the browser has painted it. */
async function pixelsOf(tile: HTMLElement): Promise<ImageData> {
  const base64 = await page.elementLocator(tile).screenshot({ save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  return drawn(image.naturalWidth, image.naturalHeight, (context) => context.drawImage(image, 0, 0))
}

/** The least contrast between a colour and any pixel under the lines of an element. */
function worstContrast(ground: ImageData, tile: HTMLElement, element: HTMLElement, colour: string) {
  const origin = tile.getBoundingClientRect()
  const scale = ground.width / origin.width
  let worst = Infinity
  for (const line of element.getClientRects()) {
    const left = Math.ceil((line.left - origin.left) * scale)
    const right = Math.min(ground.width, Math.floor((line.right - origin.left) * scale))
    const top = Math.ceil((line.top - origin.top) * scale)
    const bottom = Math.min(ground.height, Math.floor((line.bottom - origin.top) * scale))
    for (let y = Math.max(0, top); y < bottom; y += 2) {
      for (let x = Math.max(0, left); x < right; x += 8) {
        const at = 4 * (y * ground.width + x)
        const [red = 0, green = 0, blue = 0] = ground.data.subarray(at, at + 3)
        const under = `rgb(${red} ${green} ${blue})`
        worst = Math.min(worst, contrast(luminance([under, colour]), luminance([under])))
      }
    }
  }
  return worst
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const known = new Map<string, number>()

/** Relative luminance of colours painted over each other, whatever notation they are in. */
function luminance(layers: readonly string[]): number {
  const key = layers.join()
  const before = known.get(key)
  if (before !== undefined) return before
  const { data } = drawn(1, 1, (context) => {
    for (const layer of layers) {
      context.fillStyle = layer
      context.fillRect(0, 0, 1, 1)
    }
  })
  const [red = 0, green = 0, blue = 0] = data
  const value = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  known.set(key, value)
  return value
}

const linear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function drawn(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser gives no canvas to measure colours with.')
  draw(context)
  return context.getImageData(0, 0, width, height)
}
