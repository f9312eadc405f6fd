import { expect, test } from 'vitest'
import { galleryOf } from '../testing/tiles'
import { choose, selectedOptions, isSelected, leaveOut } from './selection'

test('choosing an option leaves no other of its group, and the other groups as they are', () => {
  const before = { topic: ['print', 'book'], year: ['2024'] }
  expect(choose(before, 'topic', 'photo')).toEqual({ topic: ['photo'], year: ['2024'] })
  expect(choose(before, 'topic', '')).toEqual({ year: ['2024'] })
})

test('leaving out one option keeps the others of its group', () => {
  expect(leaveOut({ topic: ['print', 'book'] }, 'topic', 'print')).toEqual({ topic: ['book'] })
  expect(leaveOut({ topic: ['print'] }, 'topic', 'print')).toEqual({})
})

test('"All" is active in a group where nothing is chosen, whatever the group is called', () => {
  expect(isSelected({}, 'constructor', '')).toBe(true)
  expect(isSelected({ topic: [] }, 'topic', '')).toBe(true)
  expect(isSelected({ topic: ['print'] }, 'topic', '')).toBe(false)
})

test('chosen options are told in the order of the groups, not of the choices', () => {
  const chosen = selectedOptions(galleryOf(), { year: ['2024'], topic: ['book', 'print'] })
  expect(chosen.map(({ option }) => option.id)).toEqual(['print', 'book', '2024'])
})
