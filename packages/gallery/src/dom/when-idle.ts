/**
 * Calls back when the page is idle.
 *
 * @param timeout ms, the longest wait
 * @param fallbackDelay ms to wait in browsers without `requestIdleCallback` (Safari)
 * @returns cancels the call
 */
export function whenIdle(
  work: () => void,
  {
    timeout = 100,
    fallbackDelay = 16,
  }: { readonly timeout?: number; readonly fallbackDelay?: number } = {},
): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, fallbackDelay)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout })
  return () => cancelIdleCallback(handle)
}
