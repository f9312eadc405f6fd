import { expect, test } from 'vitest'
import { galleryOf } from '../../testing/tiles/tiles'
import { isSelected, removeFromGroup, selectedOptions, selectInGroup } from './selection'

test('selecting an option replaces the others of its group and keeps the other groups', () => {
  const before = { topic: ['print', 'book'], year: ['2024'] }
  expect(selectInGroup(before, 'topic', 'photo')).toEqual({ topic: ['photo'], year: ['2024'] })
  expect(selectInGroup(before, 'topic', '')).toEqual({ year: ['2024'] })
})

test('removing an option keeps the others of its group', () => {
  expect(removeFromGroup({ topic: ['print', 'book'] }, 'topic', 'print')).toEqual({
    topic: ['book'],
  })
  expect(removeFromGroup({ topic: ['print'] }, 'topic', 'print')).toEqual({})
})

test('"All" is selected in a group without selected options, whatever the id of the group', () => {
  expect(isSelected({}, 'constructor', '')).toBe(true)
  expect(isSelected({ topic: [] }, 'topic', '')).toBe(true)
  expect(isSelected({ topic: ['print'] }, 'topic', '')).toBe(false)
})

test('returns selected options in the order of the groups, not of the selection', () => {
  const selected = selectedOptions(galleryOf(), { year: ['2024'], topic: ['book', 'print'] })
  expect(selected.map(({ option }) => option.id)).toEqual(['print', 'book', '2024'])
})
