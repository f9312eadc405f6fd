import type { RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect'
import { createLoader } from '../../../lazy'

const loadPositioner = createLoader(
  'position-popover',
  async () => (await import('../../../../dom/position-popover')).positionPopover,
)

/**
 * Positions an open menu at the button before it in browsers without CSS anchor positioning (Firefox before 147,
 * Safari before 26). In other browsers the style sheet does it, and this code is never loaded.
 */
export function useMenuPosition(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useBrowserLayoutEffect(() => {
    const element = menu.current
    const button = element?.previousElementSibling
    if (!isOpen || !element || !button || CSS.supports('position-area', 'block-end')) return
    let stop: (() => void) | undefined
    let isClosed = false
    void loadPositioner().then((position) => {
      if (!isClosed) stop = position?.(element, button, PLACEMENT)
    })
    return () => {
      isClosed = true
      stop?.()
    }
  }, [menu, isOpen])
}

const PLACEMENT = { align: 'start', distance: 4 } as const
