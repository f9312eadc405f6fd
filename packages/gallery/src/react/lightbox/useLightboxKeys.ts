import { useEffect, type RefObject } from 'react'
import type { KeyPress } from '../../core/lightbox-keys'
import { useLatest } from '../useLatest'

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

/** Obeys the keyboard. On the document, since a click on the picture takes the focus out of the dialog. */
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
      if (isScrollKey(event, dialog.current)) return
      const { read, zoomed, onCommand } = latest.current
      const command = read({
        key: event.key,
        modified: event.ctrlKey || event.altKey || event.metaKey || event.shiftKey,
        on: whereFrom(event.target),
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

/** Keys that scroll an article; at its end, pressed anew, they move. */
function isScrollKey({ key, repeat }: KeyboardEvent, dialog: Element): boolean {
  const way = VERTICAL[key]
  const sheet = dialog.querySelector<HTMLElement>('[data-sheet]')
  if (!way || !sheet) return false
  const { scrollTop, scrollHeight, clientHeight } = sheet
  const room = scrollHeight - clientHeight
  if (room <= 1) return false
  const isAtEnd = way === 1 ? scrollTop >= room - 1 : scrollTop <= 0
  // The browser scrolls what the focus is in.
  if (!sheet.contains(document.activeElement)) sheet.focus()
  return repeat || !isAtEnd
}

const VERTICAL: Readonly<Record<string, 1 | -1>> = {
  ...{ ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 },
}

export const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

function whereFrom(target: EventTarget | null): KeyPress['on'] {
  if (!(target instanceof Element)) return 'elsewhere'
  if (target.closest(FIELD)) return 'field'
  return target.closest(CONTROL) ? 'control' : 'elsewhere'
}
