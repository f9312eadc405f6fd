import { expect, test } from 'vitest'
import { figure } from './figure'
import { atLeast, atMost } from './goal'

test('meets a goal when the median is within the limit', () => {
  expect(atMost({ what: 'narrow', figure: figure([9, 30, 8]), limit: 10 })).toEqual({
    what: 'narrow',
    target: '≤ 10 ms',
    measured: '9 ms (8 to 30)',
    met: true,
    ratio: '',
  })
  expect(atLeast({ what: 'frames', figure: figure([51], '/s'), limit: 52 }).met).toBe(false)
})

test('neither meets nor misses a goal without samples', () => {
  expect(atMost({ what: 'narrow', figure: figure([]), limit: 10 }).met).toBeNull()
})
