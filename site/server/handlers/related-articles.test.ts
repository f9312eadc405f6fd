import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticleRecord } from '../publications/article-record'
import { relatedArticles } from './related-articles'

const record = (key: string, said: Partial<ArticleRecord>): ArticleRecord => ({
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
  ...said,
})
const related = (records: readonly ArticleRecord[], most = 4) => {
  const [of = record('x', {})] = records
  const articles = new Map(records.map((each) => [each.key, each]))
  return relatedArticles({ articles }, of, most).map(({ key }) => key)
}

test('most in common comes first, then the newest; the article itself and strangers stay out', () => {
  expect(
    related([
      record('of', { terms: ['a', 'b'], author: 'Ida' }),
      record('stranger', { terms: ['c'] }),
      record('old', { terms: ['a'], time: 1 }),
      record('new', { terms: ['b'], time: 2 }),
      record('both', { terms: ['a', 'b'] }),
      record('hers', { author: 'Ida', terms: ['a', 'b'] }),
    ]),
  ).toEqual(['hers', 'both', 'new', 'old'])
})

test('articles without an author have none in common', () => {
  expect(related([record('of', {}), record('other', {})])).toEqual([])
})

test('the short list is the head of the whole one', () => {
  const terms = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  const articles = fc.array(fc.record({ terms, time: fc.option(fc.nat(3)) }), { minLength: 1 })
  fc.assert(
    fc.property(articles, fc.nat(5), (said, most) => {
      const records = said.map((each, i) => record(`${i}`, each))
      expect(related(records, most)).toEqual(related(records, 1_000).slice(0, most))
    }),
  )
})
