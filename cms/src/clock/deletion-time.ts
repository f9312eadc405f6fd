import type { Payload } from 'payload'
import { z } from 'zod'

const HOUR_MS = 60 * 60_000
/** Smaller corrections are believed at once. */
const TOLERANCE_MS = HOUR_MS
/** A program that did not run for longer cannot know whether its clock is right. */
const BELIEVED_PAUSE_MS = 7 * 24 * HOUR_MS
/** A clock that was set forward is believed when nobody has corrected it for this long. */
const BELIEVED_AFTER_MS = 24 * HOUR_MS

interface Clocks {
  /** The date, ms. */
  wall(): number
  /** Time since the start of the process, ms, which no correction of the date changes. */
  elapsed(): number
}

/**
 * The date that deletions by age go by: if the clock is set forward by more than an hour, or a start finds it more than
 * a week after the last run, the date before goes on for a day. Otherwise a wrong date would empty the trash for good
 * before somebody notices it.
 * @param lastRun the date that the last run went by, ms
 */
export function createDeletionClock({ wall, elapsed }: Clocks, lastRun = wall()): () => number {
  const pause = wall() - lastRun
  let believed = (pause > BELIEVED_PAUSE_MS ? lastRun : wall()) - elapsed()
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

const CLOCKS: Clocks = { wall: () => Date.now(), elapsed: () => performance.now() }
let clock = createDeletionClock(CLOCKS)

/** ms */
export const deletionTime = () => clock()

/** Begins with the date that the last run went by, and notes the present one, for the next start. */
export async function continueDeletionTime({ kv }: Pick<Payload, 'kv'>): Promise<void> {
  clock = createDeletionClock(
    CLOCKS,
    z
      .number()
      .optional()
      .parse((await kv.get(KEY)) ?? undefined),
  )
  await noteDeletionTime({ kv })
}

export const noteDeletionTime = ({ kv }: Pick<Payload, 'kv'>): Promise<void> =>
  kv.set(KEY, deletionTime())

const KEY = 'deletion-time'
