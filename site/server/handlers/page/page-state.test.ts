import { GalleryIndex } from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { galleryOf, tileOf } from '../../../testing/documents/test-galleries'
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
const completePreparation = { waitFor: () => undefined, complete: async () => undefined }
const built = (id: string) => ({
  gallery: gallery(id),
  index: new GalleryIndex(gallery(id), tiles),
  preparation: completePreparation,
  file: { hash: () => '', json: () => '' },
})
const canonical = (search: string) =>
  readPageState([built('work'), built('journal')], search).search

test('drops unknown keys, unknown values and defaults, and sorts the others', () => {
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
  expect(canonical('?w%6Frk.topic=print')).toBe('?work.topic=print')
})

test('shows the last page for page numbers beyond it', () => {
  expect(canonical('?work.page=9999')).toBe('?work.page=3')
  expect(canonical('?work.topic=print&work.page=9999')).toBe('?work.topic=print&work.page=2')
})

test('closes a slide whose tile the filter hides', () => {
  expect(canonical('?work.view=a')).toBe('?work.view=a')
  expect(canonical('?work.topic=book&work.view=a')).toBe('?work.topic=book')
})

test('opens one slide at most', () => {
  expect(canonical('?work.view=a&journal.view=b')).toBe('?work.view=a')
})

test('does not change a canonical query string', () => {
  const search = canonical('?journal.page=2&work.view=b&work.topic=print')
  expect(canonical(search)).toBe(search)
})
