import type { SyntheticEvent } from 'react'
import { markBusy } from './mark-busy'

/** Handles `play` and `pause` of a video in any slide. */
export function markPlaying({ target, type }: SyntheticEvent): void {
  if (target instanceof Element) markBusy(target, type === 'play')
}
