import { expect, test } from 'vitest'
import type { GalleryPlan } from '../../media-library/gallery/gallery-plan'
import { filterOptions, initialValues, newFilter, toRequest } from './option-values'

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
  const values = initialValues(plan)
  expect(toRequest(values).keywords).toEqual([
    { keyword: 'topic|Boats', group: 4 },
    { keyword: 'Light|Dawn', group: 'Light' },
    { keyword: 'Light|Dusk', group: 'Light' },
  ])
  const choices = new Map([...values.choices, ['topic|Boats', '']])
  expect(toRequest({ ...values, choices }).keywords).toHaveLength(2)
})

test('proposes the filters of the images, and the front page when there is none', () => {
  const groups = [{ id: 7, label: 'Place', terms: ['Coast'] }]
  expect(toRequest(initialValues({ ...plan, groups, hasFrontPage: false }))).toMatchObject({
    ...{ isFrontPage: true, groups: [7] },
  })
})
