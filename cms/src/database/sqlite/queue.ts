/** A mutex that is granted in the order of the requests. */
export interface Queue {
  /**
   * Waits for the turn and returns the function that ends it, which can be called more than once.
   * @throws when the turn does not come within the maximum wait
   */
  enter(): Promise<() => void>
}

const TIMED_OUT =
  'This write waited too long for the previous one, so it was not saved. ' +
  'A write in a hook without the request of the transaction waits for that transaction forever: ' +
  'pass `req` to every call in a hook. Otherwise the database is overloaded: try again.'

/** @param maxWait ms */
export function createQueue(maxWait: number): Queue {
  let last: Promise<void> = Promise.resolve()
  return {
    enter: async () => {
      const previous = last
      let leave = () => {}
      const turn = new Promise<void>((resolve) => (leave = resolve))
      last = previous.then(() => turn)
      try {
        await within(previous, maxWait)
      } catch (error) {
        leave() // The next ones still wait for the previous turn.
        throw error
      }
      return leave
    },
  }
}

async function within(promise: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(TIMED_OUT)), ms)
  })
  try {
    await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}
