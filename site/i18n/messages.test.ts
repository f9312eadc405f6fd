import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMessages } from './all-messages'
import ar from './ar'
import { pluralFormatter } from './formatters'
import de from './de'
import fr from './fr'

test('six languages are there, Arabic from right to left', () => {
  expect([...allMessages.keys()].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it'])
  for (const { lang, dir } of allMessages.values()) expect(dir).toBe(lang === 'ar' ? 'rtl' : 'ltr')
})

test('every file that is named by a tag is a language of the site', () => {
  const files = readdirSync(import.meta.dirname).flatMap(
    (name) => /^([a-z]{2}(?:-\w+)?)\.ts$/.exec(name)?.[1] ?? [],
  )
  expect([...allMessages.keys()].sort()).toEqual(files.sort())
})

test('the number of a noun takes the form that its language wants', () => {
  const counts = [0, 1, 2, 3, 11, 100, 2500]
  expect(counts.map((count) => ar.gallery?.results(count, count))).toEqual([
    'لا مقالات',
    'مقال واحد',
    'مقالان',
    '3 مقالات',
    '11 مقالًا',
    '100 مقال',
    '2,500 مقال',
  ])
  expect([0, 1, 2, 1_000_000].map((count) => fr.gallery?.results(count, count))).toEqual([
    '0 article',
    '1 article',
    '2 articles',
    '1\u202f000\u202f000 d’articles',
  ])
  expect(de.gallery?.results(3, 20_000)).toBe('3 von 20.000 Artikeln')
})

test('a category that a language names no form for takes the general one', () => {
  expect(pluralFormatter('ar', { other: '# x' })(2)).toBe('2 x')
})

test('one, two and three choices that nothing matches make a sentence each', () => {
  const { noResults } = de.gallery ?? {}
  expect(noResults?.(['Druck'])).toBe('Kein Artikel passt zu Druck.')
  expect(noResults?.(['Druck', '2019', 'Ness'])).toBe(
    'Kein Artikel passt zugleich zu Druck, 2019 und Ness.',
  )
  expect(noResults?.(['Druck'], 'Meer')).toBe('Kein Artikel zu Druck enthält die Wörter „Meer“.')
})

/** What a language says, with examples for what it needs to be told. */
function sayings(words: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof words === 'function')
    return [[path, words(...(path.endsWith('noResults') ? [['a', 'b'], 'q'] : examples(path)))]]
  if (typeof words !== 'object' || words === null) return [[path, words]]
  return Object.entries(words).flatMap(([key, value]) => sayings(value, `${path}.${key}`))
}
const LISTS = ['.gallery.chosen', '.gallery.anyOf']
const examples = (path: string): readonly unknown[] =>
  LISTS.includes(path) ? [['a', 'b']] : [1, 2, 3]

test.each([...allMessages.values()])('$name leaves nothing unsaid', (words) => {
  for (const [path, said] of sayings({ ...words, gallery: words.gallery ?? {} })) {
    expect(said, path).toBeTypeOf('string')
    expect(said, path).not.toBe('')
    expect(said, path).not.toMatch(/undefined|NaN|object/)
  }
})
