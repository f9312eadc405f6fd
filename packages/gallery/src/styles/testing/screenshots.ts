import { page } from 'vitest/browser'
import { finishAnimations } from '../../testing/tiles/show-tiles'

/** A screenshot of an element alone, which the pointer does not hover: a PNG file in base64. */
export async function pictureOf(element: Element): Promise<string> {
  document.body.style.pointerEvents = 'none'
  const hidden = othersThan(element).filter((other) => other instanceof HTMLElement)
  for (const { style } of hidden) style.visibility = 'hidden'
  try {
    await Promise.all([...element.querySelectorAll('img')].map((image) => image.decode()))
    await finishAnimations()
    return await page.screenshot({
      element: page.elementLocator(element),
      base64: true,
      save: false,
    })
  } finally {
    for (const { style } of hidden) style.removeProperty('visibility')
    document.body.style.removeProperty('pointer-events')
  }
}

/** What is beside an element and its ancestors. */
function othersThan(element: Element): Element[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const siblings = [...parentElement.children].filter((sibling) => sibling !== element)
  return [...siblings, ...othersThan(parentElement)]
}

/** Of 255. Lines at fractions of a pixel differ by less. */
const TOLERANCE = 32

/** How many pixels of two screenshots of one size differ. */
export async function countDifferentPixels(a: string, b: string): Promise<number> {
  const [first, second] = await Promise.all([pixelsOf(a), pixelsOf(b)])
  if (first.width !== second.width || first.height !== second.height)
    throw new Error(`${first.width} × ${first.height} px is not ${second.width} × ${second.height}`)
  const isDifferent = (value: number, at: number) =>
    Math.abs(value - (second.data[at] ?? 0)) > TOLERANCE
  const pixels = new Set<number>()
  first.data.forEach((value, at) => isDifferent(value, at) && pixels.add(Math.floor(at / 4)))
  return pixels.size
}

async function pixelsOf(picture: string): Promise<ImageData> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}
