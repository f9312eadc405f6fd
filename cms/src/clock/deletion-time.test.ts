import { expect, test } from 'vitest'
import { createDeletionClock } from './deletion-time'

const HOUR = 3_600_000
const START = Date.parse('2026-11-22T12:00:00Z')

/** @param pause since the last run, hours */
function makeClock(pause = 0) {
  let elapsed = 0
  let correction = 0
  const clocks = { wall: () => START + elapsed + correction, elapsed: () => elapsed }
  const now = createDeletionClock(clocks, START - pause * HOUR)
  return {
    pass: (hours: number) => (elapsed += hours * HOUR),
    correct: (hours: number) => (correction += hours * HOUR),
    /** Hours since the start. */
    read: () => (now() - START) / HOUR,
  }
}

test('follows the clock, and small corrections of it', () => {
  const clock = makeClock()
  clock.pass(5)
  expect(clock.read()).toBe(5)
  clock.correct(0.5)
  expect(clock.read()).toBe(5.5)
  clock.correct(-0.5)
  expect(clock.read()).toBe(5)
})

test('follows a clock that is set back', () => {
  const clock = makeClock()
  clock.correct(-24)
  clock.pass(1)
  expect(clock.read()).toBe(-23)
})

test('goes on as before for a day after the clock was set forward', () => {
  const clock = makeClock()
  clock.correct(365 * 24)
  for (const hours of [1, 2, 23]) {
    expect(clock.read()).toBeLessThan(24)
    clock.pass(hours - clock.read())
  }
  clock.pass(2)
  expect(clock.read()).toBe(365 * 24 + 25)
})

test('forgets a jump that was corrected', () => {
  const clock = makeClock()
  clock.correct(24)
  clock.pass(20)
  expect(clock.read()).toBe(20)
  clock.correct(-24)
  expect(clock.read()).toBe(20)
  clock.correct(24)
  clock.pass(20)
  expect(clock.read()).toBe(40)
})

test('starts at the date of the clock after a pause of a week or less; after a longer one, continues from the last date for a day', () => {
  expect(makeClock(7 * 24).read()).toBe(0)
  const clock = makeClock(31 * 24)
  expect(clock.read()).toBe(-31 * 24)
  clock.pass(23)
  expect(clock.read()).toBe(23 - 31 * 24)
  clock.pass(2)
  expect(clock.read()).toBe(25)
})
