import type { RefObject } from 'react'
import { placeMenu } from './place-menu'
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect'

/**
 * Puts an open menu at its button in browsers without CSS anchor positioning (Firefox before 147, Safari before 26);
 * the style sheet does it in the others. The menu follows its button when the page scrolls or changes size.
 */
export function useMenuPosition(menu: RefObject<HTMLElement | null>, open: boolean) {
  useBrowserLayoutEffect(() => {
    const element = menu.current
    const button = element?.previousElementSibling
    if (!open || !element || !button || CSS.supports('position-area', 'block-end')) return
    const update = () => {
      const viewport = { width: innerWidth, height: innerHeight }
      const size = element.getBoundingClientRect()
      const { left, top } = placeMenu(button.getBoundingClientRect(), size, viewport)
      element.style.setProperty('--menu-left', `${left}px`)
      element.style.setProperty('--menu-top', `${top}px`)
    }
    update()
    addEventListener('scroll', update, { passive: true })
    addEventListener('resize', update)
    return () => {
      removeEventListener('scroll', update)
      removeEventListener('resize', update)
    }
  }, [menu, open])
}
