const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** Pause before a request is repeated, ms: 1 s, 2 s, 4 s … 30 s. @param failures number of failed attempts */
export const retryPause = (failures: number) =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS)
