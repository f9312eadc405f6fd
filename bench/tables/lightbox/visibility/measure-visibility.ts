/** How an element is visible. */
export interface Visibility {
  /** Width on the screen, px. */
  readonly width: number
  /** 0 to 1, including the opacity of its ancestors. */
  readonly opacity: number
  /** Fraction of its area in the viewport, 0 to 1. */
  readonly inside: number
}

/** How an image is visible in an open lightbox. */
export interface ImageVisibility {
  /** In any of its files, including the small one of its tile. */
  readonly any: Visibility
  /** In its large file. */
  readonly large: Visibility
}

const HIDDEN: Visibility = { width: 0, opacity: 0, inside: 0 }

/** How an image is visible within the element that a selector matches. Files that are still loading do not count. */
export function measureVisibility(selector: string, image: number): ImageVisibility {
  const candidates = [...document.querySelectorAll(selector)].flatMap((element) => [
    ...imagesOf(element, image),
    ...backgroundsOf(element, image),
  ])
  const large = candidates.filter(({ isLarge }) => isLarge)
  return { any: best(candidates), large: best(large) }
}

interface ImageElement extends Visibility {
  readonly isLarge: boolean
}

const imagesOf = (root: Element, image: number): readonly ImageElement[] =>
  [...root.querySelectorAll('img')].flatMap((img) => {
    const name = new URL(img.currentSrc || 'about:blank', location.href).pathname
    const isLoaded = img.complete && img.naturalWidth > 0
    if (!isLoaded || !/^\/(large|small)-\d+\.jpg$/.test(name)) return []
    if (!name.endsWith(`-${image}.jpg`)) return []
    return [{ ...visibilityOf(img), isLarge: name.startsWith('/large') }]
  })

/** Background images behind an image that is still loading: the tile's file, which the page has loaded. */
const backgroundsOf = (root: Element, image: number): readonly ImageElement[] =>
  [...root.querySelectorAll(`[style*="small-${image}.jpg"]`)].flatMap((element) =>
    getComputedStyle(element).backgroundImage.includes('small-')
      ? [{ ...visibilityOf(element), isLarge: false }]
      : [],
  )

function visibilityOf(element: Element): Visibility {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }))
    return HIDDEN
  const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
  const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  return { width, opacity: opacityOf(element), inside: (across * down) / (width * height) }
}

function opacityOf(element: Element): number {
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity
}

const best = (elements: readonly Visibility[]): Visibility =>
  elements.reduce((max, each) => (score(each) > score(max) ? each : max), HIDDEN)

const score = ({ width, opacity, inside }: Visibility) => width * opacity * inside
