/** Prefix of a `sessionStorage` key for each URL. Chromium ignores a change of `history.state` during `pagehide`. */
const KEY = 'tessera-heights '

/**
 * Restores the height that galleries had when the visitor left, so that the browser can restore the scroll position.
 * An endless gallery is longer than the page from the server, until it is hydrated.
 *
 * @returns whether a gallery was longer
 */
export function reserveHeights(roots: readonly HTMLElement[]): boolean {
  addEventListener('pagehide', () => {
    const heights = roots.map((root) => root.offsetHeight)
    tryStorage(() => sessionStorage.setItem(KEY + location.href, heights.join(' ')))
  })
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || ('type' in navigation && navigation.type === 'navigate')) return false
  const heights = (tryStorage(() => sessionStorage.getItem(KEY + location.href)) ?? '').split(' ')
  const longer = roots.filter((root, index) => {
    const height = Number(heights[index])
    if (!(height > root.offsetHeight)) return false
    root.style.minHeight = `${height}px`
    return true
  })
  return longer.length > 0
}

/** A hydrated gallery needs some frames to reach its height. If it stays shorter, the gap is removed after this time, ms. */
const RELEASE_TIMEOUT_MS = 2_000

/** Removes the reserved heights of hydrated galleries once their content is as high. */
export function releaseHeights(roots: readonly HTMLElement[]): void {
  for (const root of roots) {
    const release = () => {
      observer.disconnect()
      root.style.removeProperty('min-height')
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height >= parseFloat(root.style.minHeight)) release()
    })
    if (!root.style.minHeight || !root.firstElementChild) continue
    observer.observe(root.firstElementChild)
    setTimeout(release, RELEASE_TIMEOUT_MS)
  }
}

/** Storage may be blocked or full. Then the scroll position is restored only roughly. */
function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
