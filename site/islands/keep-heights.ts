/** Of this tab, for each address: a change of history at `pagehide` comes too late for Chromium. */
const KEY = 'tessera-heights '

/**
 * An endless gallery is longer than the page the server sent. Back would find no such place: the height it had when
 * the visitor left is kept free until it is awake.
 * @returns whether a visitor comes back to a page that was longer
 */
export function keepHeights(roots: readonly HTMLElement[]): boolean {
  addEventListener('pagehide', () => {
    const heights = roots.map((root) => root.offsetHeight)
    remember(() => sessionStorage.setItem(KEY + location.href, heights.join(' ')))
  })
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || ('type' in navigation && navigation.type === 'navigate')) return false
  const heights = (remember(() => sessionStorage.getItem(KEY + location.href)) ?? '').split(' ')
  const longer = roots.filter((root, index) => {
    const height = Number(heights[index])
    if (!(height > root.offsetHeight)) return false
    root.style.minHeight = `${height}px`
    return true
  })
  return longer.length > 0
}

/** A gallery that is awake needs some frames to be as high as it was. If it will not be again, this is how long a gap stays, ms. */
const GIVE_UP = 2_000

export function forgetHeights(roots: readonly HTMLElement[]): void {
  for (const root of roots) {
    const forget = () => {
      observer.disconnect()
      root.style.removeProperty('min-height')
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.height >= parseFloat(root.style.minHeight)) forget()
    })
    if (!root.style.minHeight || !root.firstElementChild) continue
    observer.observe(root.firstElementChild)
    setTimeout(forget, GIVE_UP)
  }
}

/** A visitor may forbid storage, or it may be full: then Back comes near, not to the place. */
function remember<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
