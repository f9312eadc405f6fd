import { vi } from 'vitest'

/** Retries the expectation until it holds, for up to 10 s. */
export function eventually(expectation: () => void): Promise<void> {
  return vi.waitFor(expectation, { timeout: 10_000, interval: 10 })
}
