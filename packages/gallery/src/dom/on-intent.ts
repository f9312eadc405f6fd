/** Events that come before a click: hover, focus and touch. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Calls back on every hover, focus or touch of an element that matches the selector within `root`.
 *
 * @returns removes the listeners
 */
export function onIntent(
  root: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  selector: string,
  listener: (element: HTMLElement) => void,
): () => void {
  const onEvent = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null
    if (element) listener(element)
  }
  INTENT_EVENTS.forEach((type) => root.addEventListener(type, onEvent, { passive: true }))
  return () => INTENT_EVENTS.forEach((type) => root.removeEventListener(type, onEvent))
}
