import type { Movement } from '../../core/movement'
import type { Hush } from './hide-text'

/** ms. The whole movement ends within 400 ms. */
const GLIDE = 350
const ENTER = 250
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

export interface Gliders {
  readonly elementOf: (id: string) => HTMLElement | null
  readonly direction: 'ltr' | 'rtl'
  /** Tiles on their way, replaced by those that start now. */
  readonly running: Map<string, Animation>
  readonly hush: Hush | null
}

/** Starts tiles where they were, on their way to where they are. */
export function glideTiles(
  { gliding, entering }: Movement,
  { elementOf, direction, running, hush }: Gliders,
): void {
  for (const animation of running.values()) animation.cancel()
  running.clear()
  const start = (id: string, keyframes: PropertyIndexedKeyframes, duration: number) => {
    const element = elementOf(id)
    if (!element) return
    hush?.add(element)
    running.set(id, element.animate(keyframes, { duration, easing: EASE, id: 'tessera-movement' }))
  }
  for (const [id, { x, y, scale }] of gliding) {
    const from = `translate(${direction === 'rtl' ? -x : x}px, ${y}px) scale(${scale})`
    start(id, { transform: [from, 'none'] }, GLIDE)
  }
  for (const id of entering) start(id, { opacity: [0, 1] }, ENTER)
  hush?.endLater()
}
