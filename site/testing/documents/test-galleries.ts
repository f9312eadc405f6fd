import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Tile,
} from '@tessera/gallery/core'

/** A gallery with defaults for all fields. */
export const galleryOf = (fields: Partial<Gallery> = {}): Gallery => ({
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
  ...fields,
})

/** A tile with defaults for all fields. */
export const tileOf = (id: string, fields: Partial<Tile> = {}): Tile => ({
  id,
  title: id,
  href: '/',
  image: null,
  textCover: null,
  intro: null,
  date: null,
  author: null,
  terms: {},
  ...fields,
})
