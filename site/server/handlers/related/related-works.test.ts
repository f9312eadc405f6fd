import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticleRecord } from '../../publications/article-record'
import { DocumentStore } from '../../publications/document-store'
import { relatedWorks } from './related-works'

const record = (key: string, changes: Partial<ArticleRecord>): ArticleRecord => ({
  kind: 'article',
  key,
  path: `/articles/${key}`,
  slug: key,
  title: key,
  excerpt: null,
  author: null,
  date: null,
  cover: null,
  terms: [],
  time: null,
  modified: 0,
  lines: [],
  aspectRatio: null,
  restJson: '{}',
  tile: null,
  ...changes,
})
const related = (records: readonly ArticleRecord[], max = 4) => {
  const { works } = new DocumentStore()
  records.forEach((each) => works.put(each))
  const [of = record('x', {})] = records
  return relatedWorks(works, of, max).map(({ key }) => key)
}

test('sorts by common terms, then by date, and omits the article itself and articles without common terms', () => {
  expect(
    related([
      record('of', { terms: ['a', 'b'], author: 'Ida' }),
      record('unrelated', { terms: ['c'] }),
      record('old', { terms: ['a'], time: 1 }),
      record('new', { terms: ['b'], time: 2 }),
      record('both', { terms: ['a', 'b'] }),
      record('hers', { author: 'Ida', terms: ['a', 'b'] }),
    ]),
  ).toEqual(['hers', 'both', 'new', 'old'])
})

test('does not relate articles because both have no author', () => {
  expect(related([record('of', {}), record('other', {})])).toEqual([])
})

test('returns the first items of the longer list', () => {
  const terms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  const articles = fc.array(fc.record({ terms, time: fc.option(fc.nat(3)) }), { minLength: 1 })
  fc.assert(
    fc.property(articles, fc.nat(5), (changes, max) => {
      const records = changes.map((each, i) => record(`${i}`, each))
      expect(related(records, max)).toEqual(related(records, 1_000).slice(0, max))
    }),
  )
})
