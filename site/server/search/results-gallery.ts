import type { FilterGroup as PublishedGroup } from '@tessera/content'
import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type FilterGroup,
  type Gallery,
  type Tile,
  type TileList,
} from '@tessera/gallery/core'
import { contentHash } from '../content-hash'
import { toOption } from '../galleries/to-gallery'
import { toBuiltGallery, type BuiltGallery } from '../galleries/build-gallery'
import { tileOf } from '../galleries/to-tile'
import type { DocumentStore } from '../publications/document-store'
import { withPresentOptions } from './present-options'
import { readDocuments, type FoundDocument } from './search-index'
import type { SearchableDocument } from './texts/searchable-documents'

/** Divisible by two, three and four columns. */
const PAGE_SIZE = 24

/**
 * A gallery of search results.
 * @param revision of the publications: with the documents it names the data file, so that a page need not make all tiles
 */
export function resultsGallery(
  store: DocumentStore,
  documents: readonly FoundDocument[],
  { title, revision }: { readonly title: string; readonly revision: number },
): BuiltGallery {
  const tiles = resultTiles(store, documents)
  const settings = resultsSettings(store, title)
  const gallery = { ...settings, groups: withPresentOptions(settings.groups, tiles) }
  const keys = documents.map(({ list, number }) => list.keyAt(number))
  return toBuiltGallery(gallery, tiles, store, () =>
    contentHash(JSON.stringify([revision, gallery, keys])),
  )
}

/** The tiles of results. Nearly all visitors see the first page of them only. */
function resultTiles(store: DocumentStore, documents: readonly FoundDocument[]): TileList {
  const at = (position: number) => {
    const [document] = readDocuments(documents.slice(position, position + 1))
    return document && toResultTile(store, document)
  }
  return {
    length: documents.length,
    at,
    facetsAt: (position) => {
      const document = documents[position]
      return document ? document.list.facetsAt(document.number) : { terms: {}, date: null }
    },
    positionOf: (id) => documents.findIndex((_, position) => at(position)?.id === id),
  }
}

/** The settings of a gallery of results, with all filter groups of the site. */
export const resultsSettings = ({ groups }: DocumentStore, title: string): Gallery => ({
  id: 'results',
  title,
  layout: 'columns',
  pattern: '4',
  groups: [...groups.values()].map(toFilterGroup),
  search: false,
  // The results are sorted by score only.
  sorts: [],
  paging: { kind: 'more', size: PAGE_SIZE },
  hoverBox: 'none',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
})

export function toResultTile(store: DocumentStore, document: SearchableDocument): Tile {
  if (document.kind !== 'page') return tileOf(store, document.record)
  const { path, page } = document.record
  return {
    // Slugs of articles have no colon.
    id: `page:${page.slug}`,
    title: page.title,
    href: path,
    image: null,
    textCover: { aspectRatio: null, lines: page.description ? [page.description] : [] },
    intro: page.description,
    date: null,
    author: null,
    terms: {},
  }
}

const toFilterGroup = ({ slug, label, terms }: PublishedGroup): FilterGroup => ({
  id: slug,
  label,
  form: 'dropdown',
  multiple: true,
  options: terms.map(toOption),
})
