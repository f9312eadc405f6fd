/** Media query of visitors who asked for less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * False where there is no window. Reading a media query makes the browser recalculate styles, so call it only when
 * something is about to move.
 */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia(REDUCED_MOTION).matches
