import { isPlainClick } from '@tessera/gallery/dom'
import { elementAt } from '../loading/element-at'

/** Clicks on links of galleries that are not hydrated yet. */
export interface PendingClicks {
  /** Repeats all clicks in order on the hydrated galleries, so filters of two groups add up. */
  readonly replay: () => void
  /** Follows the last clicked link. */
  readonly followLast: () => void
}

interface PendingClick {
  readonly link: Element
  readonly root: Element
  readonly href: string
  /** Index among the root's links with this `href`. */
  readonly index: number
}

/** Links of a gallery change only the query string. The browser follows all others. */
const OWN_LINK = 'a[href^="?"]'

/**
 * Queues plain clicks on links of galleries until one method of the result is called.
 *
 * @param roots selector of the galleries' roots
 * @param onClick is called for each click
 */
export function queueClicks(roots: string, onClick: () => void): PendingClicks {
  const pending: PendingClick[] = []

  const queue = (event: MouseEvent) => {
    const link = elementAt(OWN_LINK, event)
    const root = link?.closest(roots)
    if (!link || !root || !isPlainClick(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const href = link.getAttribute('href') ?? ''
    // A visitor who sees no effect clicks again and means the same.
    if (!pending.some((other) => other.link === link))
      pending.push({ link, root, href, index: linksTo(root, href).indexOf(link) })
    onClick()
  }
  addEventListener('click', queue, true)

  const stop = () => removeEventListener('click', queue, true)
  return {
    replay: () => {
      stop()
      for (const { link, root, href, index } of pending) {
        const current = link.isConnected ? link : linksTo(root, href)[index]
        if (current instanceof HTMLElement) current.click()
        else location.assign(href)
      }
    },
    followLast: () => {
      stop()
      const last = pending.at(-1)
      if (last) location.assign(last.href)
    },
  }
}

/** Several links of a gallery may have one `href`, such as "All" and the removal of a filter. */
const linksTo = (root: Element, href: string): readonly Element[] =>
  [...root.querySelectorAll(OWN_LINK)].filter((link) => link.getAttribute('href') === href)
