import { selectableOptions } from '../filter/group-options'
import { readPeriod } from '../filter/period/years'
import { cleanQuery } from '../filter/query'
import { selectedIn } from '../filter/selection'
import { MAX_SEED } from '../filter/sort'
import type { FilterGroup, Gallery, GalleryState, Selection, Sort } from '../types'

/** Keys after the dot that are not filter groups. A group with such an id is written with a leading `_`. */
const RESERVED_KEYS = ['page', 'view', 'sort', 'q']

/** A larger page number is read as 1. */
const MAX_PAGE = 10_000

/** Most options read from one group: every link of a page repeats the selection. */
const MAX_SELECTED = 24

/** Reads a gallery's state from a query string. Ignores unknown groups, options, orders and page numbers. */
export function readState(gallery: Gallery, search: string): GalleryState {
  const params = new URLSearchParams(search)
  const read = (key: string) => params.get(`${gallery.id}.${key}`) ?? ''
  const selection = gallery.groups.flatMap((group): [string, readonly string[]][] => {
    const key = groupKey(group.id)
    // Without script, each year is a field of a form with the same name.
    const selected = group.period
      ? readPeriod(group.period, params.getAll(`${gallery.id}.${key}`).join('..'))
      : readSelected(group, read(key))
    return selected.length === 0 ? [] : [[group.id, selected]]
  })
  return {
    selection: Object.fromEntries(selection),
    query: gallery.search ? cleanQuery(read('q')) : '',
    sort: readSort(gallery, read('sort')),
    page: gallery.paging.kind === 'all' ? 1 : readPage(read('page')),
    openTileId: gallery.lightbox ? read('view') || null : null,
  }
}

/** Whether `readState` may find something in a query string, which is not parsed for it. */
export function mayHaveState({ id, groups }: Gallery, search: string): boolean {
  if (search === '') return false
  if (search.includes('%')) return true
  const hasKey = (key: string) => search.includes(`${id}.${key}=`)
  return RESERVED_KEYS.some(hasKey) || groups.some((group) => hasKey(groupKey(group.id)))
}

/**
 * Replaces this gallery's part of `search` by `state`; the rest stays as it is. Returns a query string (`?…`, or '' when
 * empty). Canonical for the gallery: groups in their order, then search, sort, page and view; defaults are omitted.
 */
export const writeState = (gallery: Gallery, state: GalleryState, search: string): string =>
  createStateWriter(gallery, search)(state)

/** `writeState` for many states: parses `search` once and writes each selection once. */
export function createStateWriter(
  gallery: Gallery,
  search: string,
): (state: GalleryState) => string {
  const all = [...new URLSearchParams(search)]
  const isOwn = ([key]: Pair) => key.startsWith(`${gallery.id}.`)
  const ownStart = all.findIndex(isOwn)
  const before = (ownStart === -1 ? all : all.slice(0, ownStart)).map(writePair)
  const after = (ownStart === -1 ? [] : all.slice(ownStart))
    .filter((pair) => !isOwn(pair))
    .map(writePair)
  let last: { readonly selection: Selection; readonly written: readonly string[] } | null = null
  return (state) => {
    if (last?.selection !== state.selection) {
      const written = groupPairs(gallery, state.selection).map(writePair)
      last = { selection: state.selection, written }
    }
    const rest = otherPairs(gallery, state).map(writePair)
    return toSearch([...before, ...last.written, ...rest, ...after])
  }
}

/** The canonical query string of a page with these galleries: theirs in page order and nothing else. */
export const canonicalSearch = (galleries: readonly Gallery[], search: string): string =>
  toSearch(
    galleries.flatMap((gallery) => {
      const state = readState(gallery, search)
      return [...groupPairs(gallery, state.selection), ...otherPairs(gallery, state)].map(writePair)
    }),
  )

type Pair = readonly [key: string, value: string]

function groupPairs(gallery: Gallery, selection: Selection): readonly Pair[] {
  return gallery.groups.flatMap((group): Pair[] => {
    const all = selectedIn(selection, group.id)
    const ids = new Set(all)
    const selected = selectableOptions(group, all).filter(({ id }) => ids.has(id))
    const value = selected.map(({ id }) => writeId(id)).join(',')
    return value === '' ? [] : [[`${gallery.id}.${groupKey(group.id)}`, value]]
  })
}

function otherPairs(
  { id, search, paging, lightbox }: Gallery,
  { query, sort, page, openTileId }: GalleryState,
): readonly Pair[] {
  const pairs: Pair[] = []
  if (search && query !== '') pairs.push([`${id}.q`, query])
  if (sort !== null) pairs.push([`${id}.sort`, writeSort(sort)])
  if (paging.kind !== 'all' && page > 1) pairs.push([`${id}.page`, `${page}`])
  if (lightbox && openTileId !== null) pairs.push([`${id}.view`, openTileId])
  return pairs
}

/** Text that needs no escaping. Most keys and ids match, and the test is faster than `URLSearchParams`. */
const UNESCAPED = /^[\w.*-]*$/

/** A comma inside an id is escaped by `writeId`, so every `%2C` here is a separator and is written as a comma. */
const writePair = ([key, value]: Pair): string =>
  UNESCAPED.test(key) && UNESCAPED.test(value)
    ? `${key}=${value}`
    : new URLSearchParams([[key, value]]).toString().replaceAll('%2C', ',')

const toSearch = (pairs: readonly string[]): string =>
  pairs.length === 0 ? '' : `?${pairs.join('&')}`

/** Key of a group after the dot. */
export const groupKey = (group: string) =>
  group.startsWith('_') || RESERVED_KEYS.includes(group) ? `_${group}` : group

/** Without `multiple`, reads the first known option only. */
function readSelected({ options, multiple }: FilterGroup, value: string): readonly string[] {
  if (value === '') return []
  const known = new Map(
    options.flatMap(({ id, formerIds = [] }) => formerIds.map((old) => [old, id])),
  )
  for (const { id } of options) known.set(id, id)
  const ids = new Set(readIds(value).flatMap((id) => known.get(id) ?? []))
  if (!multiple) return [...ids].slice(0, 1)
  const selected = options.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  return selected.slice(0, MAX_SELECTED)
}

const writeId = (id: string) => id.replaceAll('%', '%25').replaceAll(',', '%2C')
const readIds = (value: string) =>
  value.split(',').map((id) => id.replaceAll('%2C', ',').replaceAll('%25', '%'))

const writeSort = (sort: Sort) => (sort.by === 'random' ? `random-${sort.seed}` : sort.by)

function readSort({ sorts }: Gallery, value: string): Sort | null {
  const [, by, digits] = /^([a-z]+)(?:-([1-9]\d{0,5}))?$/.exec(value) ?? []
  const key = sorts.find((sort) => sort === by)
  if (key === 'random') return { by: key, seed: Math.min(Number(digits ?? 1), MAX_SEED) }
  return key === undefined || digits !== undefined ? null : { by: key }
}

const readPage = (value: string) => {
  const page = /^[1-9]\d*$/.test(value) ? Number(value) : 1
  return page <= MAX_PAGE ? page : 1
}
