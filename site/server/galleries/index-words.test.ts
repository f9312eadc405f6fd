import {
  DEFAULT_TEXT_POSITION,
  GalleryIndex,
  INITIAL_STATE,
  type Gallery,
  type Tile,
} from '@tessera/gallery/core'
import { expect, test } from 'vitest'
import { indexWords } from './index-words'

const gallery: Gallery = {
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: '4',
  groups: [],
  paging: { kind: 'pages', size: 24 },
  search: true,
  sorts: [],
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: true,
}
const tiles = Array.from({ length: 1_300 }, (_, place): Tile => ({
  id: `${place}`,
  title: place % 13 === 0 ? 'Harbour' : 'Hill',
  href: '/',
  image: null,
  plate: null,
  intro: null,
  date: null,
  author: null,
  terms: {},
}))

test('a gallery made ready finds what one finds that was not', async () => {
  const [ready, other] = [new GalleryIndex(gallery, tiles), new GalleryIndex(gallery, tiles)]
  await indexWords(ready)
  const state = { ...INITIAL_STATE, query: 'harb' }
  expect(ready.view(state)).toEqual(other.view(state))
  expect(ready.view(state).matching).toBe(100)
})
