// @ts-check
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopPrograms } from './stop-programs.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Programs that end after these times, in ms, unless they are killed before. @param {number[]} times */
function programsOf(...times) {
  /** @type {number[]} */
  const timeouts = []
  const programs = times.map((time) => ({
    /** @param {number} timeoutMs */
    stop: async (timeoutMs) => {
      timeouts.push(timeoutMs)
      await vi.advanceTimersByTimeAsync(Math.min(time, timeoutMs))
    },
  }))
  return { programs, timeouts }
}

test('the CMS has what the site leaves of 15 seconds, but at least 2.5', async () => {
  const quick = programsOf(1_500, 100)
  await stopPrograms(quick.programs, 0)
  expect(quick.timeouts).toEqual([12_500, 13_500])
  const hung = programsOf(60_000, 60_000)
  await stopPrograms(hung.programs, 0)
  expect(hung.timeouts).toEqual([12_500, 2_500])
})

test('the site has DRAIN_SECONDS in addition', async () => {
  const { programs, timeouts } = programsOf(41_500, 100)
  await stopPrograms(programs, 30)
  expect(timeouts).toEqual([42_500, 3_500])
})

test('a program alone has all the time', async () => {
  const { programs, timeouts } = programsOf(100)
  await stopPrograms(programs, 0)
  expect(timeouts).toEqual([15_000])
})
