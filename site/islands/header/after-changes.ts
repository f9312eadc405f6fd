interface Patience {
  /** Changes have ended when none came for this long, ms. */
  readonly quiet: number
  /** Nobody waits longer than this after the first of them, ms. */
  readonly within: number
}

/**
 * Work that waits until changes have ended, and does not wait for ever.
 * @returns what is called at every change
 */
export function afterChanges(work: () => void, { quiet, within }: Patience): () => void {
  let latest: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    const now = performance.now()
    latest ??= now + within
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        latest = undefined
        work()
      },
      Math.min(quiet, Math.max(0, latest - now)),
    )
  }
}
