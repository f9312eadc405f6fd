import { expect, test } from 'vitest'
import { crowdedScene, usualScene } from './scene'
import { firstChosen, matching, stepsOf } from './steps'

test('the usual steps leave an eighth, a sixty-fourth, an eighth and all', () => {
  const scene = usualScene(1024)
  expect(stepsOf(scene).map(({ chosen }) => matching(scene, chosen).length)).toEqual([
    128, 16, 128, 1024,
  ])
})

test('in a crowd as many are visible before as after, and half of them stay', () => {
  const scene = crowdedScene(60)
  const before = matching(scene, firstChosen(scene))
  const after = matching(scene, stepsOf(scene)[0]?.chosen ?? { a: '', b: '' })
  expect([before.length, after.length]).toEqual([60, 60])
  expect(after.filter((index) => before.includes(index))).toHaveLength(30)
})
