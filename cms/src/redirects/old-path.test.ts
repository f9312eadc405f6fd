import { expect, test } from 'vitest'
import { readOldPath } from './old-path'

const SITE = 'https://press.example'
const read = (typed: string) => readOldPath(typed, SITE)

test('takes a path as it is typed, pasted or escaped', () => {
  expect(read('/old-name')).toEqual({ path: '/old-name' })
  expect(read(' https://press.example/shop/prints/ ')).toEqual({ path: '/shop/prints' })
  expect(read('/index.php')).toEqual({ path: '/index.php' })
  expect(read('/über uns')).toEqual({ path: '/%C3%BCber%20uns' })
  expect(read('/%C3%BCber%20uns')).toEqual({ path: '/%C3%BCber%20uns' })
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
])('refuses %s', (typed, reason) => {
  expect(read(typed)).toEqual({ problem: expect.stringContaining(reason) })
})
