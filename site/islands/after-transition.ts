/** A transition that never reports its end is taken for ended after so long, ms. */
export const TRANSITION_LIMIT = 500

/**
 * Works once the transitions of an element have ended; at once where there are none.
 *
 * @param limit ms after which it works whatever the browser reports
 */
export function afterTransition(
  element: Element,
  work: () => void,
  limit: number = TRANSITION_LIMIT,
): void {
  // Asks for the styles of the moment: transitions that they begin are counted.
  if (element.getAnimations().length === 0) return work()
  const done = (event?: Event) => {
    if (event && event.target !== element) return
    clearTimeout(timer)
    element.removeEventListener('transitionend', done)
    element.removeEventListener('transitioncancel', done)
    work()
  }
  const timer = setTimeout(done, limit)
  element.addEventListener('transitionend', done)
  element.addEventListener('transitioncancel', done)
}
