import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMessages } from './all-messages'
import ar from './ar'
import de from './de'
import { pluralFormatter } from './formatters'
import fr from './fr'

test('there are six languages; only Arabic is written from right to left', () => {
  expect([...allMessages.keys()].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it'])
  for (const { lang, dir } of allMessages.values()) expect(dir).toBe(lang === 'ar' ? 'rtl' : 'ltr')
})

test('includes every file that is named by a language tag', () => {
  const files = readdirSync(import.meta.dirname).flatMap(
    (name) => /^([a-z]{2}(?:-\w+)?)\.ts$/.exec(name)?.[1] ?? [],
  )
  expect([...allMessages.keys()].sort()).toEqual(files.sort())
})

test('nouns have the plural form of their number', () => {
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
  expect(de.gallery?.images?.results(3, 20_000)).toBe('3 von 20.000 Bildern')
  expect([1, 2, 3].map((count) => ar.gallery?.images?.results(count, count))).toEqual([
    'صورة واحدة',
    'صورتان',
    '3 صور',
  ])
  expect(fr.gallery?.images?.noResults(['A'])).toBe('Aucune image ne correspond à A.')
})

test('the name of an option begins with the words and the figure that it shows, in every language', () => {
  for (const { lang, gallery } of allMessages.values())
    for (const labels of [gallery, gallery?.images])
      for (const count of [0, 1, 2, 3, 11, 100, 2500]) {
        const name = labels?.option?.('Print', count) ?? `Print, ${count}`
        const shown = gallery?.count?.(count) ?? String(count)
        expect(name.replace(/[,(]/, ''), lang).toMatch(new RegExp(`^Print ${shown}\\b`))
      }
})

test('a plural category without a form uses the form "other"', () => {
  expect(pluralFormatter('ar', { other: '# x' })(2)).toBe('2 x')
})

test('one, two and three options without results make a sentence', () => {
  const { noResults } = de.gallery ?? {}
  expect(noResults?.(['Druck'])).toBe('Kein Artikel passt zu Druck.')
  expect(noResults?.(['Druck', '2019', 'Ness'])).toBe(
    'Kein Artikel passt zugleich zu Druck, 2019 und Ness.',
  )
  expect(noResults?.(['Druck'], 'Meer')).toBe('Kein Artikel zu Druck enthält die Wörter „Meer“.')
})

/** All messages of a language with their path; functions are called with example arguments. */
function listMessages(messages: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof messages === 'function')
    return [
      [
        path,
        messages(...(/^\.gallery\b.*\.noResults$/.test(path) ? [['a', 'b'], 'q'] : examples(path))),
      ],
    ]
  if (typeof messages !== 'object' || messages === null) return [[path, messages]]
  return Object.entries(messages).flatMap(([key, value]) => listMessages(value, `${path}.${key}`))
}
const TAKES_LIST = ['.gallery.selected', '.gallery.anyOf']
const examples = (path: string): readonly unknown[] =>
  TAKES_LIST.includes(path) ? [['a', 'b']] : [1, 2, 3]

test.each([...allMessages.values()])('$name has every message', (messages) => {
  for (const [path, text] of listMessages({ ...messages, gallery: messages.gallery ?? {} })) {
    expect(text, path).toBeTypeOf('string')
    expect(text, path).not.toBe('')
    expect(text, path).not.toMatch(/undefined|NaN|object/)
  }
})
