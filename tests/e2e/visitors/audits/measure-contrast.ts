import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Share of the pixels behind a text that may be darker or lighter, such as those of an underline. */
const IGNORED_SHARE = 0.03

/**
 * Measures the contrast of a text with the pixels behind it, for what axe cannot decide: text over images and gradients.
 *
 * @param selector of the element with the text
 * @returns a sentence if the contrast is too low, else null, also for text that is not visible
 */
export async function findLowContrast(page: Page, selector: string): Promise<string | null> {
  const top = await page.evaluate(() => scrollY)
  const found = await measureContrast(page, selector)
  // The next rule must not find the page scrolled, with its header over other targets.
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  return found
}

async function measureContrast(page: Page, selector: string): Promise<string | null> {
  const text = await page.evaluate(inspectText, selector)
  if (!text) return null
  const { box, color, isLarge } = text
  const hidden = await page.evaluateHandle((css) => {
    const element = document.querySelector<HTMLElement>(css)
    element?.style.setProperty('color', 'transparent', 'important')
    element?.style.setProperty('text-decoration-color', 'transparent', 'important')
    element?.style.setProperty('transition', 'none', 'important')
    return element
  }, selector)
  const screenshot = await page.screenshot({ clip: box, caret: 'hide' })
  await hidden.evaluate((element) => {
    element?.style.removeProperty('color')
    element?.style.removeProperty('text-decoration-color')
    element?.style.removeProperty('transition')
  })
  const { data } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const contrasts: number[] = []
  for (let index = 0; index < data.length; index += 3) {
    const behind = [...data.subarray(index, index + 3)]
    contrasts.push(contrast(blend(color, behind), behind))
  }
  contrasts.sort((a, b) => a - b)
  const lowest = contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 21
  const required = isLarge ? 3 : 4.5
  return lowest >= required ? null : `${selector} has a contrast of ${lowest.toFixed(2)}`
}

interface Text {
  /** px of the viewport. */
  readonly box: { x: number; y: number; width: number; height: number }
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  readonly color: readonly number[]
  /** At least 24 px, or 18.66 px and bold. */
  readonly isLarge: boolean
}

/** Runs in the page. Null for text that is outside of the viewport or covered. */
function inspectText(selector: string): Text | null {
  const element = document.querySelector<HTMLElement>(selector)
  // Neither must have contrast: options that cannot be chosen, and the page behind the backdrop of a dialog or a sheet.
  const covering = [...document.querySelectorAll('dialog[open], :popover-open')].find(
    (open) =>
      open.matches('dialog') ||
      getComputedStyle(open, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
  )
  if (!element || element.closest('[aria-disabled="true"]')) return null
  if (covering && !covering.contains(element)) return null
  const place = () => {
    const field = element.matches('input, textarea')
    const range = document.createRange()
    const text = [...element.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!field && !text) return null
    range.selectNodeContents(text ?? element)
    return field ? element.getBoundingClientRect() : (range.getClientRects()[0] ?? null)
  }
  const isOutside = ({ left, top, right, bottom }: DOMRect) =>
    left < 0 || top < 0 || right > document.documentElement.clientWidth || bottom > innerHeight
  const before = place()
  if (before && isOutside(before))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const rect = place()
  if (!rect || rect.width < 2 || isOutside(rect)) return null
  const topmost = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2)
  if (!topmost || !(element.contains(topmost) || topmost.contains(element))) return null
  const style = getComputedStyle(element)
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!canvas) return null
  const source = element.matches(':placeholder-shown')
    ? getComputedStyle(element, '::placeholder').color
    : style.color
  // The canvas converts any notation. Its alpha is applied below.
  canvas.fillStyle = source
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data
  let opacity = alpha / 255
  for (let node: Element | null = element; node; node = node.parentElement)
    opacity *= Number(getComputedStyle(node).opacity)
  // Controls of the lightbox hide after a while without the pointer.
  if (opacity === 0) return null
  const size = parseFloat(style.fontSize)
  return {
    box: { x: rect.x, y: rect.y, width: Math.max(1, rect.width), height: Math.max(1, rect.height) },
    color: [red, green, blue, opacity],
    isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
  }
}

const blend = (
  [red = 0, green = 0, blue = 0, alpha = 1]: readonly number[],
  behind: readonly number[],
) => [red, green, blue].map((value, index) => value * alpha + (behind[index] ?? 0) * (1 - alpha))

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: readonly number[], b: readonly number[]): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const luminance = (rgb: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
