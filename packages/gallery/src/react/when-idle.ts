/** Calls back in a pause of the page, after 100 ms at the latest. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 16)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 100 })
  return () => cancelIdleCallback(handle)
}
