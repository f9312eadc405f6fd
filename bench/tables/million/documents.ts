import {
  articlePath,
  type Article,
  type GalleryBlock,
  type PublishedDocument,
} from '@tessera/content'
import { DEFAULT_LIGHTBOX, SORT_KEYS } from '@tessera/gallery/core'
import { row } from '../../../site/testing/documents/test-documents'
import type { CatalogueGroup, CatalogueWork } from './read-catalogue'

/** Id of the gallery of all works, which is on `/`. */
export const GALLERY_ID = 'work'

interface Catalogue {
  readonly works: readonly CatalogueWork[]
  readonly groups: readonly CatalogueGroup[]
}

/**
 * A site with `count` published works in one gallery with search and orders. The catalogue is repeated as often as
 * necessary. Copy `n` of a work differs in its slug, which ends with `-n`, its title, which ends with `, n`, and the number
 * in its text. Dates, terms, facts and proportions are the same. Ids are numbers, as those of the CMS.
 */
export function* millionSite(
  { works, groups }: Catalogue,
  count: number,
): Generator<PublishedDocument> {
  for (const { slug, label, terms } of groups)
    yield row('filter-group', slug, null, { slug, label, terms })
  for (let index = 0; index < count; index++) {
    const work = works[index % works.length]
    if (!work) return
    const body = toArticle(work, Math.floor(index / works.length))
    yield row('article', `${index + 1}`, articlePath(body.slug), body)
  }
  yield row('page', 'home', '/', {
    ...{ slug: 'home', title: 'Works', description: null, showTitle: true },
    blocks: [galleryOf(groups)],
  })
  yield row('site', 'site', null, { name: 'A large site', description: null, logo: null })
}

/** As the mapping of the catalogue sets it up: two orders, a search, three groups. */
const galleryOf = (groups: readonly CatalogueGroup[]): GalleryBlock => ({
  type: 'gallery',
  id: GALLERY_ID,
  title: 'Work',
  layout: 'mosaic',
  pattern: '9',
  fitShapes: false,
  search: true,
  sorts: SORT_KEYS.filter((key) => key === 'oldest' || key === 'title'),
  groups: groups.map(({ slug }) => ({ group: slug, form: 'dropdown', multiple: true })),
  articles: { query: { terms: [], from: null, to: null }, picked: [] },
  images: { query: null, picked: [] },
  order: 'newest',
  paging: { kind: 'more', size: 24 },
  hoverBox: 'fade',
  textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
})

function toArticle({ slug, title, paragraphs, ...work }: CatalogueWork, copy: number): Article {
  const texts = copy === 0 ? paragraphs : [...paragraphs, `Copy ${copy} of this work.`]
  return {
    ...work,
    slug: copy === 0 ? slug : `${slug}-${copy}`,
    title: copy === 0 ? title : `${title}, ${copy}`,
    author: null,
    cover: null,
    body: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
    modified: '2020-01-01T00:00:00.000Z',
  }
}
