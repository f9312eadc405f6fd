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
