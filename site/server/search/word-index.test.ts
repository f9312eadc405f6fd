import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WordIndexBuilder, type SearchedTexts } from './word-index'

const text = (said: Partial<SearchedTexts>): SearchedTexts => ({
  title: '',
  terms: '',
  intro: '',
  body: '',
  transcripts: '',
  ...said,
})
const indexOf = (texts: readonly SearchedTexts[]) => {
  const builder = new WordIndexBuilder()
  texts.forEach((each) => builder.add(each))
  return builder.build()
}
const shown = { most: 10, isHidden: () => false }
const places = (texts: readonly Partial<SearchedTexts>[], query: string) =>
  indexOf(texts.map(text))
    .find(query, shown)
    .best.map(({ place }) => place)

test('a word in the title leads, then terms, intro, body and what is said in videos', () => {
  const texts = [
    { transcripts: 'harbour' },
    { body: 'harbour' },
    { intro: 'harbour' },
    { title: 'Harbour' },
    { terms: 'harbour' },
  ]
  expect(places(texts, 'harbour')).toEqual([3, 4, 2, 1, 0])
})

test('all words count, each whole or begun, without case and accents', () => {
  const texts = [
    { title: 'Café in Zürich' },
    { title: 'Café in Bern' },
    { title: 'Zurich at night' },
  ]
  expect(places(texts, 'CAFE zur')).toEqual([0])
  expect(places(texts, 'zürich')).toEqual([0, 2])
})

test('a whole word comes before one that only begins so', () => {
  expect(places([{ title: 'Printing' }, { title: 'Print' }], 'print')).toEqual([1, 0])
})

test('a misspelt word finds what was meant, and only when nothing is spelt so', () => {
  const texts = [{ title: 'Harbour at dusk' }, { title: 'Harder times' }]
  expect(places(texts, 'harbor dusk')).toEqual([0])
  expect(places(texts, 'harder')).toEqual([1])
})

test('scripts without spaces are found by any two letters', () => {
  expect(places([{ title: '東京の港' }, { title: '京都' }], 'の港')).toEqual([0])
  expect(places([{ title: '東京の港' }, { title: '京都' }], '京')).toEqual([0, 1])
})

test('what nobody wrote finds nothing, and neither do signs', () => {
  for (const query of ['', '  ', '?!', '"', '*', 'xqzw', '\u0000', '%'])
    expect(places([{ title: 'Harbour' }], query), query).toEqual([])
})

const word = fc.constantFrom('ab', 'abc', 'b', 'bcd', 'ca', 'é', 'Ab')
const words = fc.array(word, { maxLength: 5 }).map((list) => list.join(' '))

test('every query finds what a plain look through all documents finds', () => {
  const plain = (value: string) =>
    value.toLowerCase().replaceAll('é', 'e').split(' ').filter(Boolean)
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, body: words })), words, (documents, query) => {
      const naive = documents.flatMap(({ title, body }, place) => {
        const has = [...plain(title), ...plain(body)]
        const all = plain(query).every((asked) => has.some((each) => each.startsWith(asked)))
        return all && plain(query).length > 0 ? [place] : []
      })
      const { best, total } = indexOf(documents.map(text)).find(query, {
        most: 1_000,
        isHidden: () => false,
      })
      expect(best.map(({ place }) => place).toSorted((a, b) => a - b)).toEqual(naive)
      expect(total).toBe(naive.length)
    }),
  )
})

test('of many only the best are told, but all are counted', () => {
  const texts = Array.from({ length: 50 }, (_, i) =>
    i % 10 === 0 ? { title: 'ink' } : { body: 'ink' },
  )
  const { best, total } = indexOf(texts.map(text)).find('ink', { ...shown, most: 5 })
  expect(best.map(({ place }) => place)).toEqual([0, 10, 20, 30, 40])
  expect(total).toBe(50)
})

test('what is hidden is neither told nor counted', () => {
  const index = indexOf([text({ title: 'ink' }), text({ title: 'ink' })])
  expect(index.find('ink', { most: 5, isHidden: (place) => place === 0 })).toMatchObject({
    best: [{ place: 1 }],
    total: 1,
  })
})
