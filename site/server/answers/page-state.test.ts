import { GalleryIndex } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../testing/galleries'
import { readPageState } from './page-state'

const tiles = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
  tileOf(id, { terms: { topic: [index < 3 ? 'print' : 'book'] } }),
)
const gallery = (id: string) =>
  galleryOf({
    id,
    groups: [
      {
        id: 'topic',
        label: 'Topic',
        form: 'buttons',
        multiple: false,
        options: [
          { id: 'print', label: 'Print' },
          { id: 'book', label: 'Book' },
        ],
      },
    ],
    paging: { kind: 'more', size: 2 },
  })
const nothingToDo = { of: () => undefined, all: async () => undefined }
const shown = (id: string) => ({
  gallery: gallery(id),
  index: new GalleryIndex(gallery(id), tiles),
  preparation: nothingToDo,
  file: () => ({ hash: '', json: '' }),
})
const canonical = (search: string) =>
  readPageState([shown('work'), shown('journal')], search).search

test('unknown keys and values, defaults and disorder all read as one address', () => {
  for (const search of [
    '',
    '?',
    '?x=1',
    '?work.topic=no',
    '?work.page=1',
    '?work.page=-1',
    '?work.view=zz',
    '?utm=a&work.sort=title',
  ])
    expect(canonical(search), search).toBe('')
  expect(canonical('?journal.topic=book&x=1&work.topic=print')).toBe(
    '?work.topic=print&journal.topic=book',
  )
})

test('a page beyond the last is the last', () => {
  expect(canonical('?work.page=9999')).toBe('?work.page=3')
  expect(canonical('?work.topic=print&work.page=9999')).toBe('?work.topic=print&work.page=2')
})

test('a slide that the filter hides is not open', () => {
  expect(canonical('?work.view=a')).toBe('?work.view=a')
  expect(canonical('?work.topic=book&work.view=a')).toBe('?work.topic=book')
})

test('one dialog at a time', () => {
  expect(canonical('?work.view=a&journal.view=b')).toBe('?work.view=a')
})

test('a canonical address is its own canonical address', () => {
  const search = canonical('?journal.page=2&work.view=b&work.topic=print')
  expect(canonical(search)).toBe(search)
})
