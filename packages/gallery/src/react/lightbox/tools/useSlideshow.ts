import { useEffect, useState, type RefObject } from 'react'
import { LIGHTBOX_SLIDESHOW } from '../../../core/lightbox-constants'
import { useTimer } from '../useTimer'

/**
 * Goes on by itself while `playing`, each time `ready`; `key` names the slide. Waits while the visitor is about to do
 * something (the pointer or the focus is on a control other than the slideshow's own) and while nobody looks.
 */
export function useSlideshow(
  dialog: RefObject<HTMLDialogElement | null>,
  { playing, ready, key, onNext }: Slideshow,
) {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (!playing || !element) return
    const look = () => setWaiting(document.hidden || element.querySelector(BUSY) !== null)
    const events = ['pointerover', 'pointerout', 'focusin', 'focusout', 'busychange'] as const
    // After the event: a control that loses the focus still has it while it is told so.
    const lookSoon = () => queueMicrotask(look)
    for (const name of events) element.addEventListener(name, lookSoon)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      for (const name of events) element.removeEventListener(name, lookSoon)
      document.removeEventListener('visibilitychange', look)
    }
  }, [dialog, playing])
  useTimer(playing && ready && !waiting, LIGHTBOX_SLIDESHOW, onNext, key)
}

interface Slideshow {
  readonly playing: boolean
  readonly ready: boolean
  readonly key: string
  readonly onNext: () => void
}

/** Videos play, words are read, controls are aimed at, and whoever plays a slideshow has just pressed its button. */
const BUSY =
  '[data-busy], :is(button, a, input):is(:hover, :focus-visible):not([data-control="slideshow"])'
