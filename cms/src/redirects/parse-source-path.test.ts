import { expect, test } from 'vitest'
import { parseSourcePath } from './parse-source-path'

const parse = (typed: string) =>
  parseSourcePath(typed, { siteUrl: 'https://press.example', languages: ['en', 'de'] })

test('accepts a path as typed, pasted or escaped', () => {
  expect(parse('/old-name')).toEqual({ path: '/old-name' })
  expect(parse(' https://press.example/shop/prints/ ')).toEqual({ path: '/shop/prints' })
  expect(parse('/index.php')).toEqual({ path: '/index.php' })
  expect(parse('/über uns')).toEqual({ path: '/%C3%BCber%20uns' })
  expect(parse('/%C3%BCber%20uns')).toEqual({ path: '/%C3%BCber%20uns' })
})

test('accepts a reserved path below the prefix of another language', () => {
  for (const path of ['/de', '/de/media/tide.jpg', '/de/icons', '/fr/feeds/work'])
    expect(parse(path)).toEqual({ path })
})

test.each([
  ['old-name', 'Write a path'],
  ['https://elsewhere.example/a', 'Write a path'],
  ['//elsewhere.example', 'Write a path'],
  ['/\\elsewhere.example', 'Write a path'],
  ['/a?b=1', 'after ?'],
  ['/a#b', 'after ?'],
  ['/a//b', 'cannot request'],
  ['/a/../admin', 'cannot request'],
  ['/a%2fb', 'cannot request'],
  ['/a%0d%0aSet-Cookie:b', 'cannot request'],
  ['/%ff', 'cannot request'],
  ['/', 'home page'],
  ['/admin', 'reserved for the program'],
  ['/admin/login', 'reserved for the program'],
  ['/media/a.avif', 'reserved for the program'],
  ['/sitemap.xml', 'reserved for the program'],
  ['/scripts/a.js', 'reserved for the program'],
  ['/speculation-rules.json', 'reserved for the program'],
  ['/feeds/work/rss.xml', '/feeds is reserved'],
  ['/de/feeds/work/rss.xml', '/de/feeds is reserved'],
  ['https://press.example/de/sitemaps/pages.xml', '/de/sitemaps is'],
  ['/de/galleries/3/work/view', '/de/galleries is'],
  ['/de/og-images/page/3/a.png', '/de/og-images is'],
])('refuses %s', (typed, reason) => {
  expect(parse(typed)).toEqual({ problem: expect.stringContaining(reason) })
})
