import type { FilterGroup as PublishedGroup } from '@tessera/content'
import type { FilterGroup, Gallery, Tile } from '@tessera/gallery/core'
import { DEFAULT_LIGHTBOX, DEFAULT_TEXT_POSITION } from '@tessera/gallery/core'
import { toShownGallery, type ShownGallery } from '../galleries/shown-gallery'
import { tileOf } from '../galleries/to-tile'
import type { Library } from '../publications/library'
import type { SearchedDocument } from './searched-documents'

/** Divisible by two, three and four columns. */
const PAGE_SIZE = 24

/** What was found, as a gallery: the same tiles, filters and lightbox as everywhere. */
export function resultsGallery(
  library: Library,
  documents: readonly SearchedDocument[],
  title: string,
): ShownGallery {
  const tiles = documents.map((document) => toResult(library, document))
  const gallery: Gallery = {
    id: 'results',
    title,
    layout: 'columns',
    pattern: '4',
    groups: [...library.groups.values()].flatMap((group) => presentOptions(group, tiles)),
    search: false,
    // The best match first: any other order would bury it.
    sorts: [],
    paging: { kind: 'more', size: PAGE_SIZE },
    hoverBox: 'none',
    textPosition: DEFAULT_TEXT_POSITION,
    lightbox: DEFAULT_LIGHTBOX,
    tileClick: 'article',
  }
  return toShownGallery(gallery, tiles, library)
}

function toResult(library: Library, document: SearchedDocument): Tile {
  if (document.kind === 'article') return tileOf(library, document.record)
  const { path, page } = document.record
  return {
    // No article has such a slug.
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

/** A group in which the results differ, with the options they have. */
function presentOptions(
  { slug, label, terms }: PublishedGroup,
  tiles: readonly Tile[],
): readonly FilterGroup[] {
  const present = new Set(tiles.flatMap((tile) => tile.terms[slug] ?? []))
  const options = terms
    .filter((term) => present.has(term.slug))
    .map((term) => ({ id: term.slug, label: term.label }))
  return options.length < 2 ? [] : [{ id: slug, label, form: 'dropdown', multiple: true, options }]
}
