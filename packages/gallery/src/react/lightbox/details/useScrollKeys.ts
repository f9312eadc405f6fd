import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../hooks/useLatest'

const SCROLL_KEYS: readonly string[] = [
  ...['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '],
]

/**
 * Keys in the details: the vertical ones scroll them instead of moving to another slide, and Escape hides the sheet
 * before it closes the lightbox.
 */
export function useScrollKeys(
  panel: RefObject<HTMLElement | null>,
  options: { readonly isSheet: boolean; readonly onEscape: () => void },
) {
  const latest = useLatest(options)
  useEffect(() => {
    const dialog = panel.current?.closest('dialog')
    if (!dialog) return
    // Before the listeners on the document, which move between slides.
    const onKeyDown = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Node && panel.current?.contains(event.target)
      if (isInside && SCROLL_KEYS.includes(event.key)) event.stopPropagation()
    }
    // On the document: after a click on the image the body has the focus.
    const onEscapeKey = (event: KeyboardEvent) => {
      const { isSheet, onEscape } = latest.current
      if (event.key !== 'Escape' || event.defaultPrevented || !isSheet) return
      event.preventDefault()
      onEscape()
    }
    dialog.addEventListener('keydown', onKeyDown)
    document.addEventListener('keydown', onEscapeKey)
    return () => {
      dialog.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onEscapeKey)
    }
  }, [panel, latest])
}
