import { expect, test } from 'vitest'
import { mergeSearch } from './gallery-search'

test.each([
  ['the link alone', '?work.topic=print#work', '', '?work.topic=print'],
  ['no query string, when nothing is selected', '?#work', '?work.topic=print', ''],
  [
    'the present state of other galleries',
    '?work.topic=print',
    '?b.q=x',
    '?work.topic=print&b.q=x',
  ],
  ['not a state that another gallery had', '?work.topic=print&b.q=x', '', '?work.topic=print'],
  ['not the state that the gallery has', '?work.page=2', '?work.topic=print', '?work.page=2'],
  ['keys of the page that the link has', '?q=sea&work.page=2', '?q=sea', '?q=sea&work.page=2'],
  ['no key that the link does not have', '?work.page=2', '?utm=1', '?work.page=2'],
  ['commas as they are', '?work.topic=print,book', '', '?work.topic=print,book'],
  ['galleries whose ids begin alike', '?work.page=2', '?work2.page=3', '?work.page=2&work2.page=3'],
])('contains %s', (_, link, page, expected) => {
  expect(mergeSearch('work', link, page)).toBe(expected)
})
