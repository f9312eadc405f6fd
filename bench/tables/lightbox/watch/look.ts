/** How an image is to be seen. */
export interface Seen {
  /** px on the screen. */
  readonly width: number
  /** 0 to 1, everything it lies in included. */
  readonly opacity: number
  /** Which part of it is within the window, 0 to 1. */
  readonly inside: number
}

/** An image in an open lightbox, at one moment. */
export interface Look {
  /** In any of its files: the small one of its tile will do. */
  readonly any: Seen
  /** In its large file. */
  readonly large: Seen
}

const NOTHING: Seen = { width: 0, opacity: 0, inside: 0 }

/** How an image is seen within `room` (a selector); files that are not there yet do not count. */
export function look(room: string, image: number): Look {
  const drawn = [...document.querySelectorAll(room)].flatMap((element) => [
    ...imagesOf(element, image),
    ...backgroundsOf(element, image),
  ])
  const large = drawn.filter(({ isLarge }) => isLarge)
  return { any: best(drawn), large: best(large) }
}

interface Drawn extends Seen {
  readonly isLarge: boolean
}

const imagesOf = (room: Element, image: number): readonly Drawn[] =>
  [...room.querySelectorAll('img')].flatMap((img) => {
    const name = new URL(img.currentSrc || 'about:blank', location.href).pathname
    const isThere = img.complete && img.naturalWidth > 0
    if (!isThere || !/^\/(large|small)-\d+\.jpg$/.test(name)) return []
    if (!name.endsWith(`-${image}.jpg`)) return []
    return [{ ...seen(img), isLarge: name.startsWith('/large') }]
  })

/** What lies under an image that is still to come: the tile's own file, which the page shows and therefore has. */
const backgroundsOf = (room: Element, image: number): readonly Drawn[] =>
  [...room.querySelectorAll(`[style*="small-${image}.jpg"]`)].flatMap((element) =>
    getComputedStyle(element).backgroundImage.includes('small-')
      ? [{ ...seen(element), isLarge: false }]
      : [],
  )

function seen(element: Element): Seen {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true }))
    return NOTHING
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

const best = (drawn: readonly Seen[]): Seen =>
  drawn.reduce((most, each) => (worth(each) > worth(most) ? each : most), NOTHING)

const worth = ({ width, opacity, inside }: Seen) => width * opacity * inside
