import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Tile,
} from '@tessera/gallery/core'

/** A gallery with nothing but what a test says of it. */
export const galleryOf = (said: Partial<Gallery> = {}): Gallery => ({
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: '4',
  groups: [],
  paging: { kind: 'all' },
  search: false,
  sorts: [],
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
  ...said,
})

/** A tile with nothing but what a test says of it. */
export const tileOf = (id: string, said: Partial<Tile> = {}): Tile => ({
  id,
  title: id,
  href: '/',
  image: null,
  textCover: null,
  intro: null,
  date: null,
  author: null,
  terms: {},
  ...said,
})
