import { expect, test } from 'vitest'
import { toPartialResult } from './partial-result'

test('keeps the measured part of a table that failed and adds the reason', () => {
  const goal = { what: 'narrow', target: '', measured: '5 ms', met: true, ratio: '' }
  const progress = { method: 'Clicked.', goals: [goal], grids: [], notes: ['A note.'] }
  const { goals, notes } = toPartialResult(progress, 'It did not finish within 480 s.\n  at run')
  expect(goals[0]).toEqual(goal)
  expect(goals[1]).toMatchObject({ measured: 'It did not finish within 480 s.', met: null })
  expect(notes).toEqual(['A note.', 'Incomplete: It did not finish within 480 s.'])
})
