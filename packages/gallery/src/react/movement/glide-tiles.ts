import type { Movement } from '../../core/movement'

/** ms. The whole movement ends within 400 ms. */
const GLIDE = 350
const ENTER = 250
const EASE = 'cubic-bezier(0.2, 0, 0, 1)'

export interface Gliders {
  readonly elementOf: (id: string) => HTMLElement | null
  readonly direction: 'ltr' | 'rtl'
  /** Tiles on their way, replaced by those that start now. */
  readonly running: Map<string, Animation>
}

/** Starts tiles where they were, on their way to where they are. */
export function glideTiles(
  { gliding, entering }: Movement,
  { elementOf, direction, running }: Gliders,
): void {
  for (const animation of running.values()) animation.cancel()
  running.clear()
  const start = (id: string, keyframes: PropertyIndexedKeyframes, duration: number) => {
    const timing = { duration, easing: EASE, id: 'tessera-movement' }
    const animation = elementOf(id)?.animate(keyframes, timing)
    if (animation) running.set(id, animation)
  }
  for (const [id, { x, y, scale }] of gliding) {
    const from = `translate(${direction === 'rtl' ? -x : x}px, ${y}px) scale(${scale})`
    start(id, { transform: [from, 'none'] }, GLIDE)
  }
  for (const id of entering) start(id, { opacity: [0, 1] }, ENTER)
}
