import {
  DEFAULT_TEXT_POSITION,
  type FilterGroup,
  type Gallery,
  type Selection,
  type Span,
  type Tile,
} from '@tessera/gallery/core'
import { pickOption } from '../../candidate-page/pick-option'

const GROUPS = ['a', 'b', 'c', 'd'] as const
const OPTIONS = 50

const groups: readonly FilterGroup[] = GROUPS.map((id) => ({
  id,
  label: id,
  form: 'buttons',
  multiple: false,
  options: Array.from({ length: OPTIONS }, (_, option) => ({
    id: `${id}${option}`,
    label: `${id}${option}`,
  })),
}))

export const testGallery: Gallery = {
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: '4',
  groups,
  search: false,
  sorts: [],
  paging: { kind: 'more', size: 24 },
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: null,
  tileClick: 'article',
}

const tilesByCount = new Map<number, readonly Tile[]>()

/** Tiles with one option in each group. The same array for the same count. */
export function makeTiles(count: number): readonly Tile[] {
  const existing = tilesByCount.get(count)
  if (existing) return existing
  const tiles = Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    title: `Sheet ${index}`,
    href: `/articles/t${index}`,
    image: null,
    textCover: { aspectRatio: null, lines: [] },
    intro: null,
    date: null,
    author: null,
    terms: Object.fromEntries(
      GROUPS.map((group, at) => [group, [`${group}${pickOption(index, at, OPTIONS)}`]]),
    ),
  }))
  tilesByCount.set(count, tiles)
  return tiles
}

export const selections: readonly Selection[] = [
  {},
  { a: ['a3'] },
  { b: ['b7'] },
  { a: ['a3'], b: ['b7'] },
  { c: ['c0'] },
  { c: ['c0'], d: ['d1'] },
  { a: ['a11'], d: ['d2'] },
  { b: ['b20'] },
  { b: ['b20'], c: ['c4'] },
  { d: ['d0'] },
]

const PATTERN: readonly Span[] = [
  [2, 2],
  [2, 1],
  [1, 1],
  [1, 1],
]
const spansByCount = new Map<number, readonly Span[]>()

/** The pattern `1122/1134`, repeated. */
export function spansOf(count: number): readonly Span[] {
  const existing = spansByCount.get(count)
  if (existing) return existing
  const list = Array.from({ length: count }, (_, i): Span => PATTERN[i % PATTERN.length] ?? [1, 1])
  spansByCount.set(count, list)
  return list
}
