import { useEffect, useState, type RefObject } from 'react'
import { SLIDESHOW_INTERVAL_MS } from '../../../core/lightbox/constants'
import { useTimer } from '../useTimer'

/**
 * Calls `onNext` after `SLIDESHOW_INTERVAL_MS` of `playing` and `ready`; `key` identifies the slide. Pauses while the
 * pointer or the focus is on a control other than the slideshow's own, while a video plays, and while the tab is hidden.
 */
export function useSlideshow(
  dialog: RefObject<HTMLDialogElement | null>,
  { playing, ready, key, onNext }: Slideshow,
) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (!playing || !element) return
    const update = () => setPaused(document.hidden || element.querySelector(PAUSES) !== null)
    const events = ['pointerover', 'pointerout', 'focusin', 'focusout', 'busychange'] as const
    // In a microtask: during `focusout` the control still has the focus.
    const updateSoon = () => queueMicrotask(update)
    for (const name of events) element.addEventListener(name, updateSoon)
    document.addEventListener('visibilitychange', update)
    update()
    return () => {
      for (const name of events) element.removeEventListener(name, updateSoon)
      document.removeEventListener('visibilitychange', update)
    }
  }, [dialog, playing])
  useTimer(playing && ready && !paused, SLIDESHOW_INTERVAL_MS, onNext, key)
}

interface Slideshow {
  readonly playing: boolean
  readonly ready: boolean
  readonly key: string
  readonly onNext: () => void
}

/** Elements that pause the slideshow: playing media, and controls with hover or focus. */
const PAUSES =
  '[data-busy], :is(button, a, input, [data-details-panel]):is(:hover, :focus-visible):not([data-control="slideshow"])'
