import { expect, test } from 'vitest'
import { partial } from './partial'

test('a table that failed midway keeps what it has measured and says what is missing', () => {
  const goal = { what: 'narrow', target: '', measured: '5 ms', met: true, ratio: '' }
  const known = { method: 'By hand.', goals: [goal], grids: [], notes: ['A note.'] }
  const { goals, notes } = partial(known, 'It was not done after 480 s.\n  at run')
  expect(goals[0]).toEqual(goal)
  expect(goals[1]).toMatchObject({ measured: 'It was not done after 480 s.', met: null })
  expect(notes).toEqual(['A note.', 'Not all was measured: It was not done after 480 s.'])
})
