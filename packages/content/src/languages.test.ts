import { expect, test } from 'vitest'
import { basePath, isLanguageTag, localeOfPath, withBase } from './languages'

test('recognises language tags', () => {
  expect(['en', 'pt-BR', 'e', 'EN', 'en/..'].map(isLanguageTag)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the first language has no tag in its addresses, the others begin with theirs', () => {
  const languages = ['en', 'ar'] as const
  const at = (locale: string, path: string) => withBase(basePath(locale, languages), path)
  expect([at('en', '/'), at('en', '/about')]).toEqual(['/', '/about'])
  expect([at('ar', '/'), at('ar', '/about')]).toEqual(['/ar', '/ar/about'])
  const asked = ['/', '/about', '/area', '/ar', '/ar/about', '/ar?q=1', '/de/about']
  expect(asked.map((path) => localeOfPath(path, languages))).toEqual([
    'en',
    'en',
    'en',
    'ar',
    'ar',
    'ar',
    'en',
  ])
})
