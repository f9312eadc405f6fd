import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

test('an article may have several options of a group, in its own order', () => {
  const topics = ['a', 'b', 'c'].map((id) => ({ id, slug: `topic-${id}`, label: id }))
  terms.rebuild([{ slug: 'topic', label: 'Topic', terms: topics }])
  expect({ ...terms.memberships(['c', 'a']) }).toEqual({ topic: ['topic-c', 'topic-a'] })
  expect({ ...terms.memberships(['c']) }).toEqual({ topic: ['topic-c'] })
})

test('a group may be called what every object has', () => {
  const built = { id: '1', slug: 'gaudi', label: 'Gaudí' }
  terms.rebuild([{ slug: 'constructor', label: 'Constructor', terms: [built] }])
  expect(Object.entries(terms.memberships(['1']))).toEqual([['constructor', ['gaudi']]])
})

test('what is not said is not there', () => {
  expect(terms.memberships([])['constructor']).toBeUndefined()
  expect(terms.memberships([])['__proto__']).toBeUndefined()
})

test('articles that differ in every group are a few bytes each', () => {
  const groups = ['topic', 'place', 'maker', 'year', 'kind', 'shelf'].map((slug) => ({
    slug,
    label: slug,
    terms: [0, 1, 2, 3, 4].map((nth) => ({ id: `${slug}-${nth}`, slug: `${nth}`, label: slug })),
  }))
  terms.rebuild(groups)
  const articles = Array.from({ length: 5 ** 6 }, (_, article) =>
    groups.map(({ slug }, at) => `${slug}-${Math.floor(article / 5 ** at) % 5}`),
  )
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  const kept = articles.map((ids) => terms.memberships(ids))
  // As hash tables, each with lists of its own, they were 1,600.
  expect((heap() - before) / kept.length).toBeLessThan(250)
})
