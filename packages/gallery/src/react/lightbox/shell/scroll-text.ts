/** Ways of the keys that scroll, and how far: a line in px, or nearly all that is seen. */
const KEYS: Readonly<Record<string, { readonly way: 1 | -1; readonly isPage: boolean }>> = {
  ArrowDown: { way: 1, isPage: false },
  ArrowUp: { way: -1, isPage: false },
  PageDown: { way: 1, isPage: true },
  PageUp: { way: -1, isPage: true },
}
const LINE = 40
const PAGE = 0.875

/**
 * Scrolls the words of a slide as a key asks; at their end, pressed anew, it is to move. Not left to the browser: its
 * glide cannot be stopped and would go on in the next slide.
 *
 * @returns whether the key is done with
 */
export function scrollText(dialog: Element, { key, repeat }: KeyboardEvent): boolean {
  const pressed = KEYS[key]
  const sheet = dialog.querySelector('[data-panel]')
  if (!pressed || !sheet) return false
  const { scrollTop, scrollHeight, clientHeight } = sheet
  const room = scrollHeight - clientHeight
  if (room <= 1) return false
  const { way, isPage } = pressed
  if (way === 1 ? scrollTop >= room - 1 : scrollTop <= 0) return repeat
  const isStill = repeat || matchMedia('(prefers-reduced-motion: reduce)').matches
  sheet.scrollBy({
    top: way * (isPage ? clientHeight * PAGE : LINE),
    behavior: isStill ? 'instant' : 'smooth',
  })
  return true
}
