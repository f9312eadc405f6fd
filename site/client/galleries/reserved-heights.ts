import { readSession, writeSession } from '../loading/session-storage'

/** Prefix of a `sessionStorage` key for each URL. Chromium ignores a change of `history.state` during `pagehide`. */
const KEY = 'heights '

/**
 * Restores the height that galleries had when the visitor left, so that the browser can restore the scroll position.
 * An endless gallery is longer than the page from the server, until it is hydrated.
 *
 * @returns whether a gallery was longer
 */
export function reserveHeights(roots: readonly HTMLElement[]): boolean {
  addEventListener('pagehide', () => {
    const heights = roots.map((root) => root.offsetHeight)
    writeSession(KEY + location.href, heights.join(' '))
  })
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || ('type' in navigation && navigation.type === 'navigate')) return false
  const heights = (readSession(KEY + location.href) ?? '').split(' ')
  const [longer] = roots.filter((root, index) => {
    const height = Number(heights[index])
    if (!(height > root.offsetHeight)) return false
    root.style.minHeight = `${height}px`
    return true
  })
  return longer !== undefined
}
