import type { LimitFunction } from 'p-limit'

/** Waits for a turn of a limit, in the order of the calls. @returns ends it */
export const takeTurn = (limit: LimitFunction): Promise<() => void> =>
  new Promise((begin) => {
    void limit(() => new Promise<void>((end) => begin(end)))
  })
