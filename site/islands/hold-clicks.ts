/** Clicks on a sleeping gallery's own links: kept until it is awake, then made again. */
export interface HeldClicks {
  /** Makes the last one again, on what stands there now. */
  readonly replay: () => void
  /** Follows it as the plain link it is. */
  readonly giveUp: () => void
}

/** Links of galleries speak of this page's query string alone; all others are left to the browser. */
const OWN_LINK = 'a[href^="?"]'

export function holdClicks(roots: string, wake: () => void): HeldClicks {
  let held: { readonly root: Element; readonly href: string; readonly index: number } | undefined

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !isPlain(event)) return
    const link = event.target.closest(OWN_LINK)
    const root = link?.closest(roots)
    if (!link || !root) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const href = link.getAttribute('href') ?? ''
    held = { root, href, index: sameLinks(root, href).indexOf(link) }
    wake()
  }
  addEventListener('click', onClick, { capture: true })

  const stop = () => removeEventListener('click', onClick, { capture: true })
  return {
    replay: () => {
      stop()
      if (!held) return
      const { root, href, index } = held
      const link = sameLinks(root, href)[index]
      if (link instanceof HTMLElement) link.click()
      else location.assign(href)
    },
    giveUp: () => {
      stop()
      if (held) location.assign(held.href)
    },
  }
}

/** "All" and the removal of a filter may lead to one address: the place among them tells which was meant. */
const sameLinks = (root: Element, href: string): readonly Element[] =>
  [...root.querySelectorAll(OWN_LINK)].filter((link) => link.getAttribute('href') === href)

/** Clicks that open tabs and windows are left to the browser. */
export const isPlain = (event: MouseEvent) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
