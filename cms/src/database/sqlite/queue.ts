/** Lets one holder in at a time, in the order they came. */
export interface Queue {
  /**
   * Waits for its turn; the function it gives ends the turn, and may be called more than once.
   * @throws when the turn does not come within the longest wait
   */
  enter(): Promise<() => void>
}

const STUCK =
  'This write waited too long for the one before it, so nothing of it was saved. ' +
  'A write inside a transaction that does not carry the request of that transaction waits for itself: ' +
  'pass `req` to every call in a hook. Otherwise the database is overloaded: try again.'

/** @param maxWait ms */
export function createQueue(maxWait: number): Queue {
  let tail: Promise<void> = Promise.resolve()
  return {
    enter: async () => {
      const before = tail
      let leave = () => {}
      const mine = new Promise<void>((resolve) => (leave = resolve))
      tail = before.then(() => mine)
      try {
        await within(before, maxWait)
      } catch (error) {
        leave() // Those behind still wait for the one before us.
        throw error
      }
      return leave
    },
  }
}

async function within(turn: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(STUCK)), ms)
  })
  try {
    await Promise.race([turn, late])
  } finally {
    clearTimeout(timer)
  }
}
