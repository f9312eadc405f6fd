/** Clicks on a sleeping gallery's own links: kept until it is awake, then made again. */
export interface HeldClicks {
  /** Makes them again in their order, on what stands there now: filters of two groups add up. */
  readonly replay: () => void
  /** Follows the last one as the plain link it is. */
  readonly giveUp: () => void
}

interface Held {
  readonly link: Element
  readonly root: Element
  readonly href: string
  /** Its place among the root's links with this address. */
  readonly index: number
}

/** Links of galleries speak of this page's query string alone; all others are left to the browser. */
const OWN_LINK = 'a[href^="?"]'

export function holdClicks(roots: string, wake: () => void): HeldClicks {
  const held: Held[] = []

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !isPlain(event)) return
    const link = event.target.closest(OWN_LINK)
    const root = link?.closest(roots)
    if (!link || !root) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const href = link.getAttribute('href') ?? ''
    // Who sees nothing happen clicks once more and means the same.
    if (!held.some((other) => other.link === link))
      held.push({ link, root, href, index: sameLinks(root, href).indexOf(link) })
    wake()
  }
  addEventListener('click', onClick, { capture: true })

  const stop = () => removeEventListener('click', onClick, { capture: true })
  return {
    replay: () => {
      stop()
      for (const { link, root, href, index } of held) {
        const now = link.isConnected ? link : sameLinks(root, href)[index]
        if (now instanceof HTMLElement) now.click()
        else location.assign(href)
      }
    },
    giveUp: () => {
      stop()
      const last = held.at(-1)
      if (last) location.assign(last.href)
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
