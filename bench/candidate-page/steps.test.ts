import { expect, test } from 'vitest'
import { oneScreenScenario, defaultScenario } from './scenario'
import { initialSelection, matchingTiles, stepsOf } from './steps'

test('matches 1/8, 1/64, 1/8 and all tiles in the default steps', () => {
  const scenario = defaultScenario(1024)
  expect(
    stepsOf(scenario).map(({ selection }) => matchingTiles(scenario, selection).length),
  ).toEqual([128, 16, 128, 1024])
})

test('matches as many tiles before as after a one-screen step, and half of them in both', () => {
  const scenario = oneScreenScenario(60)
  const before = matchingTiles(scenario, initialSelection(scenario))
  const after = matchingTiles(scenario, stepsOf(scenario)[0]?.selection ?? { a: '', b: '' })
  expect([before.length, after.length]).toEqual([60, 60])
  expect(after.filter((index) => before.includes(index))).toHaveLength(30)
})
