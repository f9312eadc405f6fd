/** Longest wait for a transition that never reports its end, ms. */
export const TRANSITION_TIMEOUT_MS = 500

/**
 * Calls back once the transitions of an element have ended; at once when it has none.
 *
 * @param timeout ms after which it calls back in any case
 */
export function afterTransition(
  element: Element,
  callback: () => void,
  timeout: number = TRANSITION_TIMEOUT_MS,
): void {
  // `getAnimations` computes the styles first, so it includes transitions that start now.
  if (element.getAnimations().length === 0) return callback()
  const finish = (event?: Event) => {
    if (event && event.target !== element) return
    clearTimeout(timer)
    element.removeEventListener('transitionend', finish)
    element.removeEventListener('transitioncancel', finish)
    callback()
  }
  const timer = setTimeout(finish, timeout)
  element.addEventListener('transitionend', finish)
  element.addEventListener('transitioncancel', finish)
}
