import { vi } from 'vitest'

/** Tries the expectation until it holds; gives up after ten seconds, which only a broken program needs. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 10_000, interval: 10 })
}
