import { useEffect, type RefObject } from 'react'

/**
 * What an Escape closes instead. A lightbox becomes modal one frame after it has opened, and closes by Escape in that
 * frame too.
 */
const CLOSED_BY_ESCAPE = ':popover-open, :modal, [data-lightbox][open]'

/**
 * Escape hides the hover box of a tile until the pointer or the focus leaves the tile (WCAG 2.2, criterion 1.4.13). The
 * event is not consumed: the listener runs in the capture phase, and open popovers and dialogs get the key first. A key
 * that is held after it has closed one of them does nothing more.
 */
export function useDismissal(section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key, isComposing, repeat }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || repeat) return
      if (document.querySelector(CLOSED_BY_ESCAPE)) return
      section.current
        ?.querySelectorAll('[data-tile]:is(:hover, :focus-within)')
        .forEach(dismissHoverBox)
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [section])
}

function dismissHoverBox(tile: Element) {
  tile.setAttribute('data-dismissed', '')
  for (const type of ['pointerleave', 'focusout'])
    tile.addEventListener(type, () => tile.removeAttribute('data-dismissed'), { once: true })
}
