import { positionPopover } from './position-popover'

/**
 * What a menu needs beyond its popover while it is open: it stays at its button, and the arrow keys, Home and End move
 * the focus through its links, around at both ends.
 *
 * @returns ends both; call it when the menu closes
 */
export function serveOpenMenu(menu: HTMLElement, button: HTMLElement): () => void {
  const stopPositioning = positionPopover(menu, button, PLACEMENT)
  const onKeyDown = (event: KeyboardEvent) => {
    // A slider in the menu has the same keys.
    if (event.target instanceof Element && event.target.matches('[role="slider"], select')) return
    const links = [...menu.querySelectorAll<HTMLElement>('a[href]')]
    const next = nextLink(event, links)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const elements = [menu, button]
  for (const element of elements) element.addEventListener('keydown', onKeyDown)
  return () => {
    stopPositioning()
    for (const element of elements) element.removeEventListener('keydown', onKeyDown)
  }
}

const PLACEMENT = { align: 'start', distance: 4 } as const

/** The link that a key leads to. */
function nextLink(
  { key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent,
  links: readonly HTMLElement[],
): HTMLElement | undefined {
  if (ctrlKey || altKey || metaKey || shiftKey) return undefined
  const current = links.findIndex((link) => link === document.activeElement)
  switch (key) {
    case 'ArrowDown':
      return links[(current + 1) % links.length]
    case 'ArrowUp':
      return links.at(Math.max(current, 0) - 1)
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    default:
      return undefined
  }
}
