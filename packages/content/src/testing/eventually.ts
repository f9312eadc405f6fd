import { vi } from 'vitest'

/** Retries the expectation until it holds, for up to 30 s. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 30_000, interval: 10 })
}
