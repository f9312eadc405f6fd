import { LRUCache } from 'lru-cache'

/** ms for which an attempt counts. */
export const ATTEMPT_LIFETIME_MS = 15 * 60 * 1000
/** Stored keys; those whose last attempt is the oldest are dropped. About 3 MB. */
const MAX_KEYS = 20_000

/** Times of recent attempts, by key. Kept in memory, so a restart clears them. */
export class RecentAttempts {
  readonly #times = new LRUCache<string, readonly number[]>({ max: MAX_KEYS })
  readonly #now: () => number

  /** @param now returns ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** @returns ms until there are less than `max` recent attempts; 0 if there are */
  waitFor(key: string, max: number): number {
    const times = this.recent(key)
    const first = times.at(-max)
    return times.length < max || first === undefined ? 0 : first + ATTEMPT_LIFETIME_MS - this.#now()
  }

  recent(key: string): readonly number[] {
    // Not `get`, which would make the key the newest: refused attempts, which are free, could then push out others.
    return (this.#times.peek(key) ?? []).filter((time) => time > this.#now() - ATTEMPT_LIFETIME_MS)
  }

  /** @param time of the attempt, so that attempts of several keys can be removed together */
  add(key: string, time = this.#now()): void {
    this.set(key, [...this.recent(key), time])
  }

  remove(key: string, times: readonly number[]): void {
    const removed = new Set(times)
    this.set(
      key,
      this.recent(key).filter((time) => !removed.has(time)),
    )
  }

  set(key: string, times: readonly number[]): void {
    if (times.length > 0) this.#times.set(key, times)
    else this.#times.delete(key)
  }
}
