/** In the global object, because a production build can contain two copies of this module. */
const KEY = Symbol.for('tessera.last-job-run')
const store: typeof globalThis & { [KEY]?: number } = globalThis

/** Payload calls it before each run of the queue, and not while the run before has not ended. */
export function noteJobRun(): true {
  store[KEY] = performance.now()
  return true
}

/** Age of the last run of the queue, s; null before the first. */
export function lastJobSeconds(): number | null {
  const ranAt = store[KEY]
  return ranAt === undefined ? null : Math.round((performance.now() - ranAt) / 1000)
}
