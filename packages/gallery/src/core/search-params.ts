import { isSelected } from './selection'
import type { Gallery, GalleryState } from './types'

/** Names after the dot that are not filter groups; a group with such a name is written with a `_` before it. */
const RESERVED = /^(_|(page|view|sort|q)$)/

/** Beyond this a page number is taken for a mistake. */
const MAX_PAGE = 10_000

/** Reads what a query string says of a gallery. Unknown groups, options and page numbers read as if they were not there. */
export function readState(gallery: Gallery, search: string): GalleryState {
  const params = new URLSearchParams(search)
  const selection = gallery.groups.flatMap((group): [string, string[]][] => {
    const wanted = readIds(params.get(groupKey(gallery, group.id)) ?? '')
    const chosen = group.options.filter(({ id }) => wanted.has(id)).map(({ id }) => id)
    return chosen.length === 0 ? [] : [[group.id, chosen]]
  })
  return {
    selection: Object.fromEntries(selection),
    query: '',
    sort: null,
    page: gallery.paging.kind === 'more' ? readPage(params.get(`${gallery.id}.page`)) : 1,
    view: gallery.lightbox ? params.get(`${gallery.id}.view`) || null : null,
  }
}

/**
 * The query string (`?…`, or '' for none) in which this gallery says `state` and everything else is as in `search`.
 * Canonical for the gallery: groups in their order, then page, then view; defaults left out.
 */
export function writeState(gallery: Gallery, state: GalleryState, search: string): string {
  const all = [...new URLSearchParams(search)]
  const isOwn = ([key]: readonly [string, string]) => key.startsWith(`${gallery.id}.`)
  const at = all.findIndex(isOwn)
  const before = (at === -1 ? all : all.slice(0, at)).filter((pair) => !isOwn(pair))
  const after = (at === -1 ? [] : all.slice(at)).filter((pair) => !isOwn(pair))
  return toSearch([...before, ...ownPairs(gallery, state), ...after])
}

/** The one query string for what these galleries show: theirs in page order, nothing else. For caches and `rel=canonical`. */
export const canonicalSearch = (galleries: readonly Gallery[], search: string): string =>
  toSearch(galleries.flatMap((gallery) => ownPairs(gallery, readState(gallery, search))))

type Pair = readonly [key: string, value: string]

function ownPairs(gallery: Gallery, { selection, page, view }: GalleryState): readonly Pair[] {
  const groups = gallery.groups.flatMap((group): Pair[] => {
    const chosen = group.options.filter(({ id }) => isSelected(selection, group.id, id))
    const value = chosen.map(({ id }) => writeId(id)).join(',')
    return value === '' ? [] : [[groupKey(gallery, group.id), value]]
  })
  return [
    ...groups,
    ...(page > 1 && gallery.paging.kind === 'more'
      ? [[`${gallery.id}.page`, `${page}`] as const]
      : []),
    ...(view !== null && gallery.lightbox ? [[`${gallery.id}.view`, view] as const] : []),
  ]
}

/** A comma inside an id is escaped before the URL's own escaping, so what is left in the query are separators, set plainly. */
const toSearch = (pairs: readonly Pair[]): string => {
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString()
  return search === '' ? '' : `?${search.replaceAll('%2C', ',')}`
}

const groupKey = (gallery: Gallery, group: string) =>
  `${gallery.id}.${RESERVED.test(group) ? '_' : ''}${group}`

const writeId = (id: string) => id.replaceAll('%', '%25').replaceAll(',', '%2C')
const readIds = (value: string) =>
  new Set(value.split(',').map((id) => id.replaceAll('%2C', ',').replaceAll('%25', '%')))

const readPage = (value: string | null) => {
  const page = /^[1-9]\d*$/.test(value ?? '') ? Number(value) : 1
  return page <= MAX_PAGE ? page : 1
}
