import { expect, test } from 'vitest'
import { createSlowDown } from './slow-down'

test('lets attempts wait, and asks further ones to come back', async () => {
  const finish: (() => void)[] = []
  const slowDown = createSlowDown(() => new Promise<void>((resolve) => finish.push(resolve)))
  expect(await slowDown(0)).toBe(0)
  const waiting = Array.from({ length: 8 }, () => slowDown(10_000))
  expect(await slowDown(10_000)).toBe(10_000)
  finish.forEach((resolve) => resolve())
  expect(await Promise.all(waiting)).toEqual(Array(8).fill(0))
  const next = slowDown(10_000)
  finish.forEach((resolve) => resolve())
  expect(await next).toBe(0)
})
