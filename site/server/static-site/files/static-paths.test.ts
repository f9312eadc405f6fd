import { expect, test } from 'vitest'
import { numberedPagePath, parseBase, toFileName, toStaticUrl } from './static-paths'

test('pages are folders, and files keep their names', () => {
  const paths = ['/', '/work', '/ar', '/ar/أعمال', '/feeds/home/rss.xml']
  expect(paths.map((path) => toStaticUrl('/docs', encodeURI(path)))).toEqual([
    '/docs/',
    '/docs/work/',
    '/docs/ar/',
    encodeURI('/docs/ar/أعمال/'),
    '/docs/feeds/home/rss.xml',
  ])
  expect(paths.map((path) => toFileName(encodeURI(path)))).toEqual([
    'index.html',
    'work/index.html',
    'ar/index.html',
    'ar/أعمال/index.html',
    'feeds/home/rss.xml',
  ])
})

test('later pages of a gallery are below its page', () => {
  expect(numberedPagePath('/', 'work', 2)).toBe('/work.page-2')
  expect(toFileName(numberedPagePath('/prints', 'work', 12))).toBe('prints/work.page-12/index.html')
})

test('the base is a path', () => {
  expect(['', '/', '/a/', '/a/b-c_d~1'].map(parseBase)).toEqual(['', '', '/a', '/a/b-c_d~1'])
  for (const text of ['a', '//evil.example', '/a"b', '/a/../b c', '/a?b', 'https://a.example/'])
    expect(() => parseBase(text), text).toThrow('--base is a path such as /gallery/')
})
