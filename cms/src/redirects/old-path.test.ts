import { expect, test } from 'vitest'
import { readOldPath } from './old-path'

const read = (typed: string) =>
  readOldPath(typed, { siteUrl: 'https://press.example', languages: ['en', 'de'] })

test('takes a path as it is typed, pasted or escaped', () => {
  expect(read('/old-name')).toEqual({ path: '/old-name' })
  expect(read(' https://press.example/shop/prints/ ')).toEqual({ path: '/shop/prints' })
  expect(read('/index.php')).toEqual({ path: '/index.php' })
  expect(read('/über uns')).toEqual({ path: '/%C3%BCber%20uns' })
  expect(read('/%C3%BCber%20uns')).toEqual({ path: '/%C3%BCber%20uns' })
})

test('takes what the program answers at in the first language alone', () => {
  for (const path of ['/de', '/de/media/tide.jpg', '/de/icons', '/fr/feeds/work'])
    expect(read(path)).toEqual({ path })
})

test.each([
  ['old-name', 'Write a path'],
  ['https://elsewhere.example/a', 'Write a path'],
  ['//elsewhere.example', 'Write a path'],
  ['/\\elsewhere.example', 'Write a path'],
  ['/a?b=1', 'behind ?'],
  ['/a#b', 'behind ?'],
  ['/a//b', 'cannot ask'],
  ['/a/../admin', 'cannot ask'],
  ['/a%2fb', 'cannot ask'],
  ['/a%0d%0aSet-Cookie:b', 'cannot ask'],
  ['/%ff', 'cannot ask'],
  ['/', 'front page'],
  ['/admin', 'program itself'],
  ['/admin/login', 'program itself'],
  ['/media/a.avif', 'program itself'],
  ['/sitemap.xml', 'program itself'],
  ['/scripts/a.js', 'program itself'],
  ['/speculation-rules.json', 'program itself'],
  ['/feeds/work/rss.xml', '/feeds is an address of the program itself'],
  ['/de/feeds/work/rss.xml', '/de/feeds is an address of the program itself'],
  ['https://press.example/de/sitemaps/pages.xml', '/de/sitemaps is'],
  ['/de/galleries/3/work/view', '/de/galleries is'],
  ['/de/og-images/page/3/a.png', '/de/og-images is'],
])('refuses %s', (typed, reason) => {
  expect(read(typed)).toEqual({ problem: expect.stringContaining(reason) })
})
