import { expect, test } from 'vitest'
import { TermIndex } from './term-index'

const terms = new TermIndex()

test('tells the options of each group', () => {
  terms.rebuild([
    { slug: 'topic', label: 'Topic', terms: [{ id: '1', slug: 'print', label: 'Print' }] },
    { slug: 'year', label: 'Year', terms: [{ id: '2', slug: '2024', label: '2024' }] },
  ])
  expect({ ...terms.memberships(['1', '2', '3']) }).toEqual({ topic: ['print'], year: ['2024'] })
})

test('a group may be called what every object has', () => {
  const built = { id: '1', slug: 'gaudi', label: 'Gaudí' }
  terms.rebuild([{ slug: 'constructor', label: 'Constructor', terms: [built] }])
  expect(Object.entries(terms.memberships(['1']))).toEqual([['constructor', ['gaudi']]])
})
