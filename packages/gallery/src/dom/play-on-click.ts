/** Height of the browser's own controls at the bottom of a video, px. */
const NATIVE_CONTROLS_HEIGHT = 88

/**
 * Handles a click on a video: plays it if it has not loaded yet, unless the click is on its controls. Firefox does so by
 * itself. Chromium plays a video without metadata only by its small button.
 */
export function playOnClick({ target, clientY }: Pick<MouseEvent, 'target' | 'clientY'>): void {
  if (!(target instanceof HTMLVideoElement) || target.readyState > 0 || !target.paused) return
  if (clientY > target.getBoundingClientRect().bottom - NATIVE_CONTROLS_HEIGHT) return
  // After the browser's own handling of the click.
  setTimeout(() => {
    if (target.paused) void target.play().catch(() => undefined) // The player shows the error.
  })
}
