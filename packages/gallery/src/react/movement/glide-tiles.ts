import type { Movement } from '../../core/movement'

/** ms. The whole movement ends within 400 ms. */
const GLIDE = 350
const ENTER = 250
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

/** Starts tiles where they were, on their way to where they are. What was under way is replaced. */
export function glideTiles(
  { gliding, entering }: Movement,
  elements: ReadonlyMap<string, HTMLElement>,
  direction: 'ltr' | 'rtl',
): void {
  for (const [id, { x, y, scale }] of gliding) {
    const element = elements.get(id)
    if (!element) continue
    stopMoving(element)
    const from = `translate(${direction === 'rtl' ? -x : x}px, ${y}px) scale(${scale})`
    element.animate({ transform: [from, 'none'] }, { duration: GLIDE, easing: EASE, id: ANIMATION })
  }
  for (const id of entering) {
    const element = elements.get(id)
    element?.animate({ opacity: [0, 1] }, { duration: ENTER, easing: EASE, id: ANIMATION })
  }
}

const ANIMATION = 'tessera-movement'

function stopMoving(element: HTMLElement) {
  for (const animation of element.getAnimations())
    if (animation.id === ANIMATION) animation.cancel()
}
