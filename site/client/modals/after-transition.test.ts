import { expect, test } from 'vitest'
import { TRANSITION_TIMEOUT_MS } from './after-transition'

test('waits half a second for a transition that never reports its end', () => {
  expect(TRANSITION_TIMEOUT_MS).toBe(500)
})
