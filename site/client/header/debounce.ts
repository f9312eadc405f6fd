interface Delays {
  /** The work runs when no call came for this long, ms. */
  readonly quiet: number
  /** The work runs at the latest this long after the first call, ms. */
  readonly max: number
}

/**
 * Delays work until calls have stopped, but not without end. The `debounce` of the gallery has no longest delay; and a
 * file shared with it would be one more name in the entry script, whose budget is 3 kB.
 */
export function debounce(work: () => void, { quiet, max }: Delays): () => void {
  let deadline: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    const now = performance.now()
    deadline ??= now + max
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        deadline = undefined
        work()
      },
      Math.min(quiet, Math.max(0, deadline - now)),
    )
  }
}
