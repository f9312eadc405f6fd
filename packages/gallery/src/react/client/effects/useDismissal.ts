import { useEffect, type RefObject } from 'react'

/**
 * Escape takes the words off an image, until the pointer or the focus leaves the tile (WCAG 2.2, criterion 1.4.13).
 * The key is not used up: it is watched on its way down, and left to whatever lies on top of the page.
 */
export function useDismissal(section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || document.querySelector(':popover-open, :modal')) return
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
  for (const leaving of ['pointerleave', 'focusout'])
    tile.addEventListener(leaving, () => tile.removeAttribute('data-dismissed'), { once: true })
}
