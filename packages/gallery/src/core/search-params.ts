import { cleanQuery } from './query'
import { selectedIn } from './selection'
import { MAX_SEED } from './sort'
import type { FilterGroup, Gallery, GalleryState, Selection, Sort } from './types'

/** Names after the dot that are not filter groups; a group with such a name is written with a `_` before it. */
const RESERVED = /^(_|(page|view|sort|q)$)/

/** Beyond this a page number is taken for a mistake. */
const MAX_PAGE = 10_000

/** Reads what a query string says of a gallery. Unknown groups, options, orders and page numbers read as if they were not there. */
export function readState(gallery: Gallery, search: string): GalleryState {
  const params = new URLSearchParams(search)
  const read = (key: string) => params.get(`${gallery.id}.${key}`) ?? ''
  const selection = gallery.groups.flatMap((group): [string, readonly string[]][] => {
    const chosen = readChosen(group, read(groupKey(group.id)))
    return chosen.length === 0 ? [] : [[group.id, chosen]]
  })
  return {
    selection: Object.fromEntries(selection),
    query: gallery.search ? cleanQuery(read('q')) : '',
    sort: readSort(gallery, read('sort')),
    page: gallery.paging.kind === 'all' ? 1 : readPage(read('page')),
    view: gallery.lightbox ? read('view') || null : null,
  }
}

/**
 * The query string (`?…`, or '' for none) in which this gallery says `state` and everything else is as in `search`.
 * Canonical for the gallery: groups in their order, then search, sort, page and view; defaults left out.
 */
export const writeState = (gallery: Gallery, state: GalleryState, search: string): string =>
  createStateWriter(gallery, search)(state)

/** `writeState` for many states: what the others say is read once, what a selection says once for all who share it. */
export function createStateWriter(
  gallery: Gallery,
  search: string,
): (state: GalleryState) => string {
  const all = [...new URLSearchParams(search)]
  const isOwn = ([key]: Pair) => key.startsWith(`${gallery.id}.`)
  const at = all.findIndex(isOwn)
  const before = (at === -1 ? all : all.slice(0, at)).map(writePair)
  const after = (at === -1 ? [] : all.slice(at)).filter((pair) => !isOwn(pair)).map(writePair)
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

/** The one query string for what these galleries show: theirs in page order, nothing else. For caches and `rel=canonical`. */
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
    const wanted = new Set(selectedIn(selection, group.id))
    const chosen = group.options.filter(({ id }) => wanted.has(id))
    const value = chosen.map(({ id }) => writeId(id)).join(',')
    return value === '' ? [] : [[`${gallery.id}.${groupKey(group.id)}`, value]]
  })
}

function otherPairs(
  { id, search, paging, lightbox }: Gallery,
  { query, sort, page, view }: GalleryState,
): readonly Pair[] {
  const pairs: Pair[] = []
  if (search && query !== '') pairs.push([`${id}.q`, query])
  if (sort !== null) pairs.push([`${id}.sort`, writeSort(sort)])
  if (paging.kind !== 'all' && page > 1) pairs.push([`${id}.page`, `${page}`])
  if (lightbox && view !== null) pairs.push([`${id}.view`, view])
  return pairs
}

/** Letters, digits and these need no escaping: most keys and ids are of nothing else. */
const PLAIN = /^[\w.*-]*$/

/** A comma inside an id is escaped before the URL's own escaping, so what is left in the query are separators, set plainly. */
const writePair = ([key, value]: Pair): string =>
  PLAIN.test(key) && PLAIN.test(value)
    ? `${key}=${value}`
    : new URLSearchParams([[key, value]]).toString().replaceAll('%2C', ',')

const toSearch = (pairs: readonly string[]): string =>
  pairs.length === 0 ? '' : `?${pairs.join('&')}`

const groupKey = (group: string) => `${RESERVED.test(group) ? '_' : ''}${group}`

/** Every link of a page repeats what is chosen: more than anybody chooses would make it huge. */
const MOST_CHOSEN = 24

/** In a group of single choice the first known option counts. */
function readChosen({ options, multiple }: FilterGroup, value: string): readonly string[] {
  if (value === '') return []
  const known = new Set(options.map(({ id }) => id))
  const wanted = new Set(readIds(value).filter((id) => known.has(id)))
  if (!multiple) return [...wanted].slice(0, 1)
  const chosen = options.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
  return chosen.slice(0, MOST_CHOSEN)
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
