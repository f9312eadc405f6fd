import { useEffect, type RefObject } from 'react'
import type { KeyPress } from '../../../core/lightbox-keys'
import { useLatest } from '../../hooks/useLatest'
import { scrollText } from './scroll-text'

/** A video has keys of its own. */
const FIELD = 'input, textarea, select, video, [contenteditable]:not([contenteditable="false"])'
const CONTROL = 'a[href], button, summary'

export interface LightboxKeys<Command> {
  /** What a key press asks for; null when it is none of the listener's business. */
  readonly read: (press: KeyPress) => Command | null
  readonly zoomed: boolean
  /** Null while nobody listens. */
  readonly onCommand: ((command: Command) => void) | null
}

/** Obeys the keyboard. On the document, since a click on the image takes the focus out of the dialog. */
export function useLightboxKeys<Command>(
  dialog: RefObject<HTMLDialogElement | null>,
  orders: LightboxKeys<Command>,
) {
  // One listener for as long as somebody listens: a rendering between two listeners of one key press (the controls
  // come back at any key) would take away the one that is yet to be called.
  const latest = useLatest(orders)
  const listening = orders.onCommand !== null
  useEffect(() => {
    if (!listening) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !dialog.current) return
      const { read, zoomed, onCommand } = latest.current
      const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey
      const on = whereFrom(event.target)
      if (!modified && on !== 'field' && scrollText(dialog.current, event)) {
        return event.preventDefault()
      }
      const command = read({
        key: event.key,
        modified,
        on,
        rtl: isRightToLeft(dialog.current),
        zoomed,
      })
      if (command === null) return
      event.preventDefault()
      onCommand?.(command)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialog, listening, latest])
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

function whereFrom(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'elsewhere'
  if (target.closest(FIELD)) return 'field'
  return target.closest(CONTROL) ? 'control' : 'elsewhere'
}
