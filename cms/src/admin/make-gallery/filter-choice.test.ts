import { expect, test } from 'vitest'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { filterOptions, initialChoices, newFilter, toKeywords } from './filter-choice'

const plan: GalleryPlan = {
  groups: [],
  allGroups: [{ id: 4, label: 'Topic' }],
  keywords: [
    { keyword: 'topic|Boats', count: 6, group: 'topic' },
    { keyword: 'Light|Dawn', count: 4, group: 'Light' },
    { keyword: 'Light|Dusk', count: 2, group: 'Light' },
    { keyword: 'Driftwood', count: 2, group: null },
  ],
  withoutAlt: 0,
  hasFrontPage: true,
}

test('offers the existing filters, and new ones once', () => {
  expect(filterOptions(plan, 'Colour')).toEqual([
    { value: '4', label: 'Topic' },
    { value: newFilter('Light'), label: 'Light (new)' },
    { value: newFilter('Colour'), label: 'Colour (new)' },
  ])
})

test('keywords that name a filter go into it; the others are left out', () => {
  const choices = initialChoices(plan)
  expect(toKeywords(choices)).toEqual([
    { keyword: 'topic|Boats', group: 4 },
    { keyword: 'Light|Dawn', group: 'Light' },
    { keyword: 'Light|Dusk', group: 'Light' },
  ])
  expect(toKeywords(new Map([...choices, ['topic|Boats', '']]))).toHaveLength(2)
})
