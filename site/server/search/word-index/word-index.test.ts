import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchableTexts } from '../texts/searchable-texts'
import { stemmerOf } from './stemmers'
import { WordIndexBuilder } from './word-index-builder'

const texts = (changes: Partial<SearchableTexts>): SearchableTexts => ({
  title: '',
  terms: '',
  intro: '',
  body: '',
  transcripts: '',
  ...changes,
})
const indexOf = (documents: readonly SearchableTexts[]) => {
  const builder = new WordIndexBuilder()
  documents.forEach((document) => builder.add(document))
  return builder.build()
}
const options = { max: 10, isHidden: () => false }
const find = (documents: readonly Partial<SearchableTexts>[], query: string) =>
  indexOf(documents.map(texts))
    .find(query, options)
    .best.map(({ document }) => document)

test('ranks matches in the title first, then terms, intro, body and transcripts', () => {
  const documents = [
    { transcripts: 'harbour' },
    { body: 'harbour' },
    { intro: 'harbour' },
    { title: 'Harbour' },
    { terms: 'harbour' },
  ]
  expect(find(documents, 'harbour')).toEqual([3, 4, 2, 1, 0])
})

test('requires all words, as words or prefixes, and ignores case and accents', () => {
  const documents = [
    { title: 'Café in Zürich' },
    { title: 'Café in Bern' },
    { title: 'Zurich at night' },
  ]
  expect(find(documents, 'CAFE zur')).toEqual([0])
  expect(find(documents, 'zürich')).toEqual([0, 2])
})

test('ranks a whole word before a prefix', () => {
  expect(find([{ title: 'Printing' }, { title: 'Print' }], 'print')).toEqual([1, 0])
})

test('allows typos only in words that match nothing', () => {
  const documents = [{ title: 'Harbour at dusk' }, { title: 'Harder times' }]
  expect(find(documents, 'harbor dusk')).toEqual([0])
  expect(find(documents, 'harder')).toEqual([1])
})

test('a misspelt word finds what the right one finds', () => {
  const documents = [{ title: 'Harbour' }, { body: 'Harbours' }, { title: 'Harbinger' }]
  expect(find(documents, 'harbuor')).toEqual(find(documents, 'harbour'))
  expect(find(documents, 'harbuor')).toEqual([0, 1])
})

test('figures are exact', () => {
  const documents = [{ title: 'Print 1950' }, { title: 'Print 1850' }, { title: 'No. 12345' }]
  expect(find(documents, '1850')).toEqual([1])
  expect(find(documents, '1851')).toEqual([])
  expect(find(documents, '12346')).toEqual([])
})

test.each([
  ['en', 'Boats in a study', 'boat studies'],
  ['de', 'Bilder vom Haus', 'bild häuser'],
  ['fr', 'Expositions de bateaux', 'exposition bateau'],
  ['es', 'Barcos y redes', 'barco red'],
  ['it', 'Barche rosse', 'barca rossa'],
  ['ar', 'الكتاب الكبير', 'كتاب كبير'],
])('finds other forms of words in %s', (language, title, query) => {
  const builder = new WordIndexBuilder(stemmerOf(language))
  builder.add(texts({ title }))
  expect(builder.build().find(query, options).total).toBe(1)
})

test('years match dates, alone, approximately and as ranges', () => {
  const builder = new WordIndexBuilder()
  const years = [[1850, 1850], [1853, 1853], [1840, 1860], [1900, 1900], null] as const
  for (const range of years)
    builder.add(
      texts({ title: range ? 'Boat' : 'Boat of 1850' }),
      range && { from: range[0], to: range[1] },
    )
  const index = builder.build()
  const found = (query: string, given = {}) =>
    index
      .find(query, { ...options, ...given })
      .best.map(({ document }) => document)
      .toSorted((a, b) => a - b)
  expect(found('1850')).toEqual([0, 2, 4])
  expect(found('harbour 1850')).toEqual([])
  expect(found('boat about 1850')).toEqual([0, 1, 2, 4])
  expect(found('ca. 1850')).toEqual([0, 1, 2, 4])
  expect(found('1851-1855')).toEqual([1, 2])
  expect(found('1855 – 1851')).toEqual([1, 2])
  expect(found('1900s')).toEqual([3])
  // Suggestions complete titles.
  expect(found('1850', { lastField: 0 })).toEqual([4])
})

test('finds any two adjacent letters in scripts without spaces', () => {
  expect(find([{ title: '東京の港' }, { title: '京都' }], 'の港')).toEqual([0])
  expect(find([{ title: '東京の港' }, { title: '京都' }], '京')).toEqual([0, 1])
})

test('finds nothing for unknown words, punctuation and empty queries', () => {
  for (const query of ['', '  ', '?!', '"', '*', 'xqzw', '\u0000', '%'])
    expect(find([{ title: 'Harbour' }], query), query).toEqual([])
})

const word = fc.constantFrom('ab', 'abc', 'b', 'bcd', 'ca', 'é', 'Ab')
const words = fc.array(word, { maxLength: 5 }).map((list) => list.join(' '))

test('finds the same documents as a search through all texts', () => {
  const toWords = (value: string) =>
    value.toLowerCase().replaceAll('é', 'e').split(' ').filter(Boolean)
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, body: words })), words, (documents, query) => {
      const expected = documents.flatMap(({ title, body }, index) => {
        const own = [...toWords(title), ...toWords(body)]
        const matches = toWords(query).every((prefix) =>
          own.some((each) => each.startsWith(prefix)),
        )
        return matches && toWords(query).length > 0 ? [index] : []
      })
      const { best, total } = indexOf(documents.map(texts)).find(query, {
        max: 1_000,
        isHidden: () => false,
      })
      expect(best.map(({ document }) => document).toSorted((a, b) => a - b)).toEqual(expected)
      expect(total).toBe(expected.length)
    }),
  )
})

test('returns the best documents and counts all', () => {
  const documents = Array.from({ length: 50 }, (_, i) =>
    i % 10 === 0 ? { title: 'ink' } : { body: 'ink' },
  )
  const { best, total } = indexOf(documents.map(texts)).find('ink', { ...options, max: 5 })
  expect(best.map(({ document }) => document)).toEqual([0, 10, 20, 30, 40])
  expect(total).toBe(50)
})

test('neither returns nor counts hidden documents', () => {
  const index = indexOf([texts({ title: 'ink' }), texts({ title: 'ink' })])
  expect(index.find('ink', { max: 5, isHidden: (document) => document === 0 })).toMatchObject({
    best: [{ document: 1 }],
    total: 1,
  })
})

test('a word with a typo finds what one word of the index finds, and never more', () => {
  // Few letters, so that many words are similar.
  const word = fc.stringMatching(/^[abc]{4,9}$/)
  const typo = fc.tuple(fc.nat(8), fc.constantFrom('wrong', 'missing', 'additional', 'swapped'))
  fc.assert(
    fc.property(
      fc.array(fc.array(word), { minLength: 1 }),
      word,
      typo,
      (documents, right, [at, kind]) => {
        const index = indexOf(
          [[right], ...documents].map((words) => texts({ body: words.join(' ') })),
        )
        const found = (query: string) =>
          index
            .find(query, { ...options, max: 1_000 })
            .best.map(({ document }) => document)
            .sort()
        const typed = misspell(right, at % right.length, kind)
        const all = [right, ...documents.flat()]
        // Words of which it is a prefix are what the visitor is typing.
        if (all.some((each) => each.startsWith(typed))) return
        const sets = new Set(all.map((each) => JSON.stringify(found(each))))
        const result = found(typed)
        expect(result.length === 0 || sets.has(JSON.stringify(result))).toBe(true)
      },
    ),
  )
})

function misspell(word: string, at: number, kind: string): string {
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)]
  if (kind === 'missing') return before + after
  if (kind === 'additional') return `${before}${letter}x${after}`
  return kind === 'wrong'
    ? `${before}x${after}`
    : before + after.slice(0, 1) + letter + after.slice(1)
}

test('several words and years find what each of them finds, with the sum of the scores', () => {
  const terms = ['boat', 'boats', 'bo', 'sea', '1850', '1845-1855', 'about 1860']
  const term = fc.constantFrom(...terms)
  const document = fc.record({
    text: fc.array(fc.constantFrom('boat', 'boats', 'sea', '1850', 'boathouse')),
    title: fc.constantFrom('', 'Boats', 'Sea'),
    year: fc.constantFrom(1840, 1850, 1852, 1861),
  })
  const isHidden = null
  fc.assert(
    fc.property(
      fc.array(document, { minLength: 1, maxLength: 12 }),
      fc.uniqueArray(term, { minLength: 1, maxLength: 4 }),
      (documents, query) => {
        const builder = new WordIndexBuilder(stemmerOf('en'))
        for (const { text, title, year } of documents)
          builder.add(texts({ title, body: text.join(' ') }), { from: year, to: year + 1 })
        const index = builder.build()
        const scoresOf = (each: string) =>
          new Map(
            index
              .find(each, { max: 12, isHidden })
              .best.map(({ document: found, score }) => [found, score]),
          )
        const each = query.map(scoresOf)
        const expected = documents
          .map((_, found) => [found, each.map((scores) => scores.get(found) ?? 0)] as const)
          .filter(([, scores]) => scores.every((score) => score > 0))
          .map(([found, scores]) => [found, scores.reduce((sum, score) => sum + score)] as const)
        const all = scoresOf(query.join(' '))
        expect([...all.keys()].toSorted()).toEqual(expected.map(([found]) => found).toSorted())
        for (const [found, score] of expected) expect(all.get(found)).toBeCloseTo(score, 4)
      },
    ),
  )
})
