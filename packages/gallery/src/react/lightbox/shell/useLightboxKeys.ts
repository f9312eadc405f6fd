import type { RefObject } from 'react'
import type { KeyPress } from '../../../core/lightbox/keyboard'
import { useBrowserLayoutEffect } from '../../hooks/useBrowserLayoutEffect'
import { useLatest } from '../../hooks/useLatest'
import { scrollText } from './scroll-text'

/** Elements with keys of their own. */
const FIELD = 'input, textarea, select, video, [contenteditable]:not([contenteditable="false"])'
const CONTROL = 'a[href], button, summary'

interface LightboxKeys<Command> {
  /** The command of a key press; null for keys without one. */
  readonly read: (press: KeyPress) => Command | null
  readonly zoomed: boolean
  /** Null while keys have no effect. */
  readonly onCommand: ((command: Command) => void) | null
}

/** Calls `onCommand` on key presses. Listens on the document, because a click on the image moves the focus to the body. */
export function useLightboxKeys<Command>(
  dialog: RefObject<HTMLDialogElement | null>,
  keys: LightboxKeys<Command>,
) {
  const latest = useLatest(keys)
  const isListening = keys.onCommand !== null
  // The listener stays across renders: a render can happen between two listeners of the same event (any key press shows
  // the idle controls again), and a listener removed then is not called. A layout effect: keys count as soon as the dialog
  // is open.
  useBrowserLayoutEffect(() => {
    if (!isListening) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !dialog.current) return
      const { read, zoomed, onCommand } = latest.current
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey
      const on = targetKind(event.target)
      if (!modified && on !== 'field' && scrollText(dialog.current, event)) {
        return event.preventDefault()
      }
      const rtl = isRightToLeft(dialog.current)
      const command = read({ key: event.key, modified, target: on, rtl, zoomed })
      if (command === null) return
      event.preventDefault()
      onCommand?.(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialog, isListening, latest])
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

function targetKind(target: EventTarget | null): KeyPress['target'] {
  if (!(target instanceof Element)) return 'other'
  if (target.closest(FIELD)) return 'field'
  return target.closest(CONTROL) ? 'control' : 'other'
}
