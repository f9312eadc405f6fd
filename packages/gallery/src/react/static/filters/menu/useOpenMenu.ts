import type { RefObject } from 'react'
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect'
import { createLoader } from '../../../loader'

/** What an open menu needs; see `serveOpenMenu`. Without it the browser's popover still opens and closes. */
export const loadOpenMenu = createLoader(
  'open-menu',
  async () => (await import('../../../../dom/open-menu')).serveOpenMenu,
)

/** Keeps an open menu at the button before it, and moves in it by the arrow keys. */
export function useOpenMenu(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useBrowserLayoutEffect(() => {
    const element = menu.current
    const button = element?.previousElementSibling
    if (!isOpen || !element || !(button instanceof HTMLElement)) return
    let stop: (() => void) | undefined
    let isClosed = false
    void loadOpenMenu().then((serve) => {
      if (!isClosed) stop = serve?.(element, button)
    })
    return () => {
      isClosed = true
      stop?.()
    }
  }, [menu, isOpen])
}
