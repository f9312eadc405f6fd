import { expect, test } from 'vitest'
import { createUrlRewriter } from './rewrite-urls'
import { STATIC_PREFIX as P } from '../files/static-paths'

const files: string[] = []
const { rewrite, rewritePage } = createUrlRewriter({
  base: '/docs',
  siteUrl: 'https://museum.example',
  hasNumberedPage: (path, gallery, page) => path === '/prints' && gallery === 'work' && page <= 3,
  onFile: (path) => void files.push(path),
})

test('replaces the prefix in HTML, XML and JSON', () => {
  expect(
    rewrite(
      `<a href="${P}">Home</a> <a href="${P}/prints#work">Prints</a> <loc>https://museum.example${P}/articles/tide</loc> {"url":"${P}/ar/about","articles":"${P}/articles/"}`,
    ),
  ).toBe(
    '<a href="/docs/">Home</a> <a href="/docs/prints/#work">Prints</a> <loc>https://museum.example/docs/articles/tide/</loc> {"url":"/docs/ar/about/","articles":"/docs/articles/"}',
  )
})

test('keeps the starts of image URLs in data files, and lists other files', () => {
  files.length = 0
  expect(rewrite(`["${P}/media/a-1b2c",[320]] "${P}/feeds/home/rss.xml" src="/scripts/x.js"`)).toBe(
    '["/docs/media/a-1b2c",[320]] "/docs/feeds/home/rss.xml" src="/docs/scripts/x.js"',
  )
  expect(files).toEqual(['/feeds/home/rss.xml', '/scripts/x.js'])
})

test('leaves text alone that looks like a URL', () => {
  const text = '<p>The folder /icons/ and &quot;/media/a.jpg&quot; of a server</p>'
  expect(rewrite(text)).toBe(text)
})

test('later pages are files, and other states are query strings of the page', () => {
  const links = (search: string, ...queries: readonly string[]) =>
    rewritePage(queries.map((query) => `<a href="?${query}#work">x</a>`).join(''), {
      path: '/prints',
      search,
    }).match(/(?<=href=")[^"]*/g)
  expect(links('', '', 'work.page=2', 'work.page=4', 'work.topic=map&amp;work.page=2')).toEqual([
    '/docs/prints/#work',
    '/docs/prints/work.page-2/#work',
    '/docs/prints/?work.page=4#work',
    '/docs/prints/?work.topic=map&amp;work.page=2#work',
  ])
  expect(
    links('?work.page=2', 'work.page=2', 'work.page=3', 'work.page=2&amp;wall.page=9'),
  ).toEqual([
    '/docs/prints/work.page-2/#work',
    '/docs/prints/work.page-3/#work',
    '/docs/prints/?wall.page=9#work',
  ])
})
