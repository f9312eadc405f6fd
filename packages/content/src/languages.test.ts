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

test('adds a path prefix for every language but the first, and reads it back', () => {
  const languages = ['en', 'ar'] as const
  const pathIn = (locale: string, path: string) => withBase(basePath(locale, languages), path)
  expect([pathIn('en', '/'), pathIn('en', '/about')]).toEqual(['/', '/about'])
  expect([pathIn('ar', '/'), pathIn('ar', '/about')]).toEqual(['/ar', '/ar/about'])
  const paths = ['/', '/about', '/area', '/ar', '/ar/about', '/ar?q=1', '/de/about']
  expect(paths.map((path) => localeOfPath(path, languages))).toEqual([
    'en',
    'en',
    'en',
    'ar',
    'ar',
    'ar',
    'en',
  ])
})
