import type { MouseEvent, SyntheticEvent } from 'react'
import { markBusy } from './mark-busy'

/** Handles `play` and `pause` of a video in any slide. */
export function markPlaying({ target, type }: SyntheticEvent): void {
  if (target instanceof Element) markBusy(target, type === 'play')
}

/** Height of the browser's own controls at the bottom of a video, px. */
const NATIVE_CONTROLS_HEIGHT = 88

/** Plays a video on a click anywhere, as Firefox does. Chromium plays one without metadata only by its small button. */
export function playOnClick({ target, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLVideoElement) || target.readyState > 0 || !target.paused) return
  if (clientY > target.getBoundingClientRect().bottom - NATIVE_CONTROLS_HEIGHT) return
  // After the browser's own handling of the click.
  setTimeout(() => {
    if (target.paused) void target.play().catch(() => undefined) // The player shows the error.
  })
}
