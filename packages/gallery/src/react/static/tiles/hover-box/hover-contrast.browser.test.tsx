import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TEXT_POSITIONS } from '../../../../core/enumerations'
import { movePointerTo } from '../../../../testing/move-pointer'
import {
  atEverySize,
  LONG_TITLE,
  findIn,
  tileWithImage,
  showTiles,
  finishAnimations,
  tilesIn,
} from '../../../../testing/tiles/show-tiles'
import { longIf } from '../../../../../../../scripts/test/test-tags.mjs'

/** WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5

const CASES = (['white', 'black', '#7f7f7f'] as const).flatMap((colour) =>
  TEXT_POSITIONS.map((position) => ({ colour, position })),
)

for (const { colour, position } of CASES)
  test(
    `text at ${position} has enough contrast on a ${colour} image`,
    longIf(colour !== 'white' || position !== 'bottom'),
    async () => {
      const tiles = ['a', 'b', 'c', 'd'].map((id, i) => ({
        ...tileWithImage(id, colour),
        title: i === 2 ? LONG_TITLE : 'Harbour at dusk',
      }))
      const container = showTiles(tiles, { textPosition: atEverySize(position) })
      for (const tile of tilesIn(container)) {
        await movePointerTo(tile)
        await finishAnimations()
        const texts = [
          ...tile.querySelectorAll<HTMLElement>('h3 > a, [data-intro], [data-meta], [data-tags]'),
        ]
        const visible = texts.filter((element) => element.getClientRects().length > 0)
        const colours = visible.map((element) => getComputedStyle(element).color)
        // Makes the text invisible, to read the colours behind it.
        for (const element of visible) element.style.color = 'transparent'
        await finishAnimations()
        const background = await pixelsOf(tile)
        visible.forEach((element, i) => {
          expect(worstContrast(background, tile, element, colours[i] ?? '')).toBeGreaterThanOrEqual(
            MIN_CONTRAST,
          )
        })
        expect(visible).toContain(findIn(tile, 'h3 > a'))
      }
    },
  )

/** A screenshot of the tile. */
async function pixelsOf(tile: HTMLElement): Promise<ImageData> {
  const base64 = await page.elementLocator(tile).screenshot({ save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  return paint(image.naturalWidth, image.naturalHeight, (context) => context.drawImage(image, 0, 0))
}

/** The lowest contrast between a colour and any pixel behind the lines of an element. */
function worstContrast(
  background: ImageData,
  tile: HTMLElement,
  element: HTMLElement,
  colour: string,
) {
  const origin = tile.getBoundingClientRect()
  const scale = background.width / origin.width
  let worst = Infinity
  for (const line of element.getClientRects()) {
    const left = Math.ceil((line.left - origin.left) * scale)
    const right = Math.min(background.width, Math.floor((line.right - origin.left) * scale))
    const top = Math.ceil((line.top - origin.top) * scale)
    const bottom = Math.min(background.height, Math.floor((line.bottom - origin.top) * scale))
    for (let y = Math.max(0, top); y < bottom; y += 2) {
      for (let x = Math.max(0, left); x < right; x += 8) {
        const at = 4 * (y * background.width + x)
        const [red = 0, green = 0, blue = 0] = background.data.subarray(at, at + 3)
        const pixel = `rgb(${red} ${green} ${blue})`
        worst = Math.min(worst, contrast(luminance([pixel, colour]), luminance([pixel])))
      }
    }
  }
  return worst
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

const known = new Map<string, number>()

/** Relative luminance of CSS colours painted over each other. */
function luminance(layers: readonly string[]): number {
  const key = layers.join()
  const before = known.get(key)
  if (before !== undefined) return before
  const { data } = paint(1, 1, (context) => {
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

function paint(
  width: number,
  height: number,
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): ImageData {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas to measure colours with.')
  draw(context)
  return context.getImageData(0, 0, width, height)
}
