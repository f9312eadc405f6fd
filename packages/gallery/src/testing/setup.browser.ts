import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let errors: MockInstance<typeof console.error>

/** An error in the console fails the test that caused it: React's hydration warnings above all. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
  history.replaceState(null, '', location.pathname)
})

afterEach(() => {
  const calls = [...errors.mock.calls]
  errors.mockRestore()
  expect(calls).toEqual([])
})
