import { DEFAULT_LIGHTBOX, DEFAULT_TEXT_POSITION } from '../../core/defaults'
import type { FilterGroup, Gallery, Tile } from '../../core/types'

/** A tile with a text cover. */
export const tileOf = (id: string, terms: Tile['terms'] = {}): Tile => ({
  id,
  title: `Title ${id}`,
  href: `/articles/${id}`,
  image: null,
  textCover: { aspectRatio: 1.5, lines: ['Ada Lindqvist'] },
  intro: null,
  date: null,
  author: null,
  terms,
})

export const groupOf = (
  id: string,
  options: readonly string[],
  form: FilterGroup['form'] = 'buttons',
): FilterGroup => ({
  id,
  label: capitalise(id),
  form,
  multiple: false,
  options: options.map((option) => ({ id: option, label: capitalise(option) })),
})

export const galleryOf = (settings: Partial<Gallery> = {}): Gallery => ({
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: '4',
  groups: [
    groupOf('topic', ['print', 'photo', 'book']),
    groupOf('year', ['2024', '2023', '2019'], 'dropdown'),
  ],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
  ...settings,
})

/** 12 tiles: alternating topics print, photo and book, alternating years 2024 and 2023, no 2019. The last two have no topic. */
export const twelveTiles: readonly Tile[] = Array.from({ length: 12 }, (_, i) =>
  tileOf(`t${i + 1}`, {
    topic: i < 10 ? [['print', 'photo', 'book'][i % 3] ?? ''] : [],
    year: [['2024', '2023'][i % 2] ?? ''],
  }),
)

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
