import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let errors: MockInstance<typeof console.error>

/** An error in the console fails the test that caused it, above all React's hydration warnings. */
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
  history.replaceState(null, '', location.pathname)
})

afterEach(() => {
  const calls = [...errors.mock.calls]
  errors.mockRestore()
  expect(calls).toEqual([])
})
