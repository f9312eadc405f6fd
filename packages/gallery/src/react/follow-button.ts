import { afterResize } from './after-resize'
import { placeMenu } from './place-menu'

/** Keeps a menu at the button before it while the page scrolls or changes size. Call what it returns to stop. */
export function followButton(menu: HTMLElement): () => void {
  const button = menu.previousElementSibling
  const update = () => {
    if (!button) return
    const viewport = { width: innerWidth, height: innerHeight }
    const size = menu.getBoundingClientRect()
    const { left, top } = placeMenu(button.getBoundingClientRect(), size, viewport)
    menu.style.setProperty('--menu-left', `${left}px`)
    menu.style.setProperty('--menu-top', `${top}px`)
  }
  update()
  addEventListener('scroll', update, { passive: true })
  const resize = afterResize(update)
  addEventListener('resize', resize.call)
  return () => {
    resize.cancel()
    removeEventListener('scroll', update)
    removeEventListener('resize', resize.call)
  }
}
