import type { MouseEvent, SyntheticEvent } from 'react'
import { markBusy } from './mark-busy'

/** A video in any slide: it makes the slideshow wait while it plays. */
export function markPlaying({ target, type }: SyntheticEvent): void {
  if (target instanceof Element) markBusy(target, type === 'play')
}

/** px: the player's own controls lie there. */
const CONTROLS = 88

/** Chromium plays a video by the small button alone before it knows anything of it; Firefox by any click. */
export function playByClick({ target, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLVideoElement) || target.readyState > 0 || !target.paused) return
  if (clientY > target.getBoundingClientRect().bottom - CONTROLS) return
  // After whatever the browser does by itself.
  setTimeout(() => {
    if (target.paused) void target.play().catch(() => undefined) // The player says that it cannot.
  })
}
