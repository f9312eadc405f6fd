const HOUR_MS = 60 * 60_000
/** Smaller corrections are believed at once. */
const TOLERANCE_MS = HOUR_MS
/** A clock that was set forward is believed when nobody has corrected it for this long. */
const BELIEVED_AFTER_MS = 24 * HOUR_MS

interface Clocks {
  /** The date, ms. */
  wall(): number
  /** Time since the start of the process, ms, which no correction of the date changes. */
  elapsed(): number
}

/**
 * The date that deletions by age go by: if the clock is set forward by more than an hour, the one before goes on for a day.
 * Otherwise a wrong date would empty the trash for good before somebody notices it.
 */
export function createDeletionClock({ wall, elapsed }: Clocks): () => number {
  let believed = wall() - elapsed()
  let jump: { readonly offset: number; readonly since: number } | null = null
  return () => {
    const offset = wall() - elapsed()
    if (offset - believed > TOLERANCE_MS) {
      if (!jump || Math.abs(offset - jump.offset) > TOLERANCE_MS)
        jump = { offset, since: elapsed() }
      if (elapsed() - jump.since < BELIEVED_AFTER_MS) return believed + elapsed()
    }
    jump = null
    believed = offset
    return wall()
  }
}

/** ms */
export const deletionTime = createDeletionClock({
  wall: () => Date.now(),
  elapsed: () => performance.now(),
})
