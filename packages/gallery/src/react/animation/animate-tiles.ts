import type { AnimationPlan } from '../../core/animation/plan-animation'
import type { LateText } from '../store/deferred-features'
import type { Direction } from './read-grid'

/** ms. With the exits before them and a frame each to start, everything is still after 400 ms. */
const MOVE_DURATION_MS = 260
const ENTER_DURATION_MS = 200
const EASING = 'cubic-bezier(0.2, 0, 0, 1)'

export interface AnimateOptions {
  readonly elementOf: (id: string) => HTMLElement | null
  readonly direction: Direction
  /** ms until the tiles start to move and to fade in: the exiting tiles are gone then. */
  readonly delay: number
  /** Running animations by tile. They are cancelled and replaced by the new ones. */
  readonly running: Map<string, Animation>
  readonly lateText: LateText
}

/** Moves tiles from their old rectangles to the new ones, and fades new tiles in. */
export function animateTiles(
  { moving, entering }: AnimationPlan,
  { elementOf, direction, delay, running, lateText }: AnimateOptions,
): void {
  for (const animation of running.values()) animation.cancel()
  running.clear()
  const start = (id: string, keyframes: PropertyIndexedKeyframes, duration: number) => {
    const element = elementOf(id)
    if (!element) return
    lateText.hide(element)
    running.set(
      id,
      element.animate(keyframes, {
        duration,
        delay,
        fill: 'backwards',
        easing: EASING,
        id: 'tessera-animation',
      }),
    )
  }
  for (const [id, { x, y, scale }] of moving) {
    const from = `translate(${direction === 'rtl' ? -x : x}px, ${y}px) scale(${scale})`
    start(id, { transform: [from, 'none'] }, MOVE_DURATION_MS)
  }
  for (const id of entering) start(id, { opacity: [0, 1] }, ENTER_DURATION_MS)
  lateText.show([...running.values()].at(-1))
}
