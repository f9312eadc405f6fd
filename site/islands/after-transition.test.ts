import { expect, test } from 'vitest'
import { TRANSITION_LIMIT } from './after-transition'

test('a transition that never reports its end is taken for ended after half a second', () => {
  expect(TRANSITION_LIMIT).toBe(500)
})
