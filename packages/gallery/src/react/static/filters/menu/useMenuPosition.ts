import type { RefObject } from 'react'
import { tellFailure } from '../../../tell-failure'
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect'

/**
 * Positions an open menu at the button before it in browsers without CSS anchor positioning (Firefox before 147,
 * Safari before 26). In other browsers the style sheet does it, and this code is never loaded.
 */
export function useMenuPosition(menu: RefObject<HTMLElement | null>, open: boolean) {
  useBrowserLayoutEffect(() => {
    const element = menu.current
    const button = element?.previousElementSibling
    if (!open || !element || !button || CSS.supports('position-area', 'block-end')) return
    let stop: (() => void) | undefined
    let isOver = false
    import('../../../../dom/position-popover').then(
      ({ positionPopover }) => {
        if (!isOver) stop = positionPopover(element, button, MENU_PLACEMENT)
      },
      (error: unknown) => tellFailure('position-popover', error),
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [menu, open])
}

const MENU_PLACEMENT = { align: 'start', distance: 4 } as const
