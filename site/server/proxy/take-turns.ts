/** Lets at most `limit` run at a time; the others wait in order. */
export function createTurns(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    /** @returns a function that ends the turn, once */
    async begin(): Promise<() => void> {
      if (running < limit) running += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      let isRunning = true
      return () => {
        if (isRunning) end()
        isRunning = false
      }
    },
  }
}
