import { useEffect, type RefObject } from 'react'
import { readKey, type KeyPress } from '../../core/lightbox-keys'
import type { Direction } from '../../core/lightbox'

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
const CONTROL = 'a[href], button, summary'

/** Moves by keyboard. On the document, since a click on the picture takes the focus out of the dialog. */
export function useLightboxKeys(
  dialog: RefObject<HTMLDialogElement | null>,
  onMove: ((direction: Direction) => void) | null,
) {
  useEffect(() => {
    if (!onMove) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !dialog.current) return
      const direction = readKey({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey || event.shiftKey,
        on: whereFrom(event.target),
        rtl: isRightToLeft(dialog.current),
      })
      if (direction === null) return
      event.preventDefault()
      onMove(direction)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [dialog, onMove])
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

function whereFrom(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'elsewhere'
  if (target.closest(FIELD)) return 'field'
  return target.closest(CONTROL) ? 'control' : 'elsewhere'
}
