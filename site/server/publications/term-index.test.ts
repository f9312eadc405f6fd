import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { TermIndex } from './term-index'

const terms = new TermIndex()

test('returns the options of each group and ignores unknown terms', () => {
  terms.rebuild([
    { slug: 'topic', label: 'Topic', terms: [{ id: '1', slug: 'print', label: 'Print' }] },
    { slug: 'year', label: 'Year', terms: [{ id: '2', slug: '2024', label: '2024' }] },
  ])
  expect({ ...terms.memberships(['1', '2', '3']) }).toEqual({ topic: ['print'], year: ['2024'] })
})

test('returns several options of a group in the order of the article', () => {
  const topics = ['a', 'b', 'c'].map((id) => ({ id, slug: `topic-${id}`, label: id }))
  terms.rebuild([{ slug: 'topic', label: 'Topic', terms: topics }])
  expect({ ...terms.memberships(['c', 'a']) }).toEqual({ topic: ['topic-c', 'topic-a'] })
  expect({ ...terms.memberships(['c']) }).toEqual({ topic: ['topic-c'] })
})

test('allows a group named like a property of every object', () => {
  const built = { id: '1', slug: 'gaudi', label: 'Gaudí' }
  terms.rebuild([{ slug: 'constructor', label: 'Constructor', terms: [built] }])
  expect(Object.entries(terms.memberships(['1']))).toEqual([['constructor', ['gaudi']]])
})

test('has no inherited properties', () => {
  expect(terms.memberships([])['constructor']).toBeUndefined()
  expect(terms.memberships([])['__proto__']).toBeUndefined()
})

test('needs less than 250 bytes for an article whose terms differ from all others', () => {
  const groups = ['topic', 'place', 'maker', 'year', 'kind', 'series'].map((slug) => ({
    slug,
    label: slug,
    terms: [0, 1, 2, 3, 4].map((n) => ({ id: `${slug}-${n}`, slug: `${n}`, label: slug })),
  }))
  terms.rebuild(groups)
  const articles = Array.from({ length: 5 ** 6 }, (_, article) =>
    groups.map(({ slug }, index) => `${slug}-${Math.floor(article / 5 ** index) % 5}`),
  )
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const heap = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  const memberships = articles.map((ids) => terms.memberships(ids))
  // Hash tables with separate lists take 1,600 bytes.
  expect((heap() - before) / memberships.length).toBeLessThan(250)
})
