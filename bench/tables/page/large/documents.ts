import {
  articlePath,
  type Article,
  type GalleryBlock,
  type Media,
  type PublishedDocument,
} from '@tessera/content'
import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { row } from '../../../../site/testing/documents/test-documents'
import { pickOption } from '../../../candidate-page/pick-option'

interface Group {
  readonly slug: string
  readonly form: 'buttons' | 'dropdown'
  /** Number of terms. */
  readonly terms: number
}

/** Four groups of 50 terms, as in the filter table. */
const LARGE_GROUPS: readonly Group[] = [
  { slug: 'topic', form: 'buttons', terms: 50 },
  { slug: 'place', form: 'buttons', terms: 50 },
  { slug: 'maker', form: 'dropdown', terms: 50 },
  { slug: 'year', form: 'dropdown', terms: 50 },
]
/** Two groups, as in a gallery of a few dozen tiles. */
const SMALL_GROUPS: readonly Group[] = [
  { slug: 'kind', form: 'buttons', terms: 6 },
  { slug: 'format', form: 'dropdown', terms: 5 },
]
const GROUPS: readonly Group[] = [...LARGE_GROUPS, ...SMALL_GROUPS]

/** Number of articles on the page `/sixty`. */
export const SIXTY = 60

/** A site with `count` articles in one gallery on `/`, and a page `/sixty` with sixty tiles with images. */
export function* largeSite(count: number, media: readonly Media[]): Generator<PublishedDocument> {
  for (const [index, body] of media.entries()) yield row('media', `m${index}`, null, body)
  for (const group of GROUPS) {
    const terms = Array.from({ length: group.terms }, (_, term) => ({
      id: termId(group, term),
      slug: `${group.slug}-${term}`,
      label: `${capital(group.slug)} ${term}`,
    }))
    const body = { slug: group.slug, label: capital(group.slug), terms }
    yield row('filter-group', group.slug, null, body)
  }
  for (let index = 0; index < count; index++) {
    const body = toArticle(index, media.length)
    const uses = body.cover ? [body.cover] : []
    yield row('article', `a${index}`, articlePath(body.slug), body, uses)
  }
  yield page('home', '/', {
    groups: LARGE_GROUPS,
    articles: { query: { terms: [], from: null, to: null }, picked: [] },
    paging: { kind: 'more', size: 48 },
  })
  const picked = Array.from({ length: SIXTY }, (_, index) => `a${index}`)
  yield page('sixty', '/sixty', {
    groups: SMALL_GROUPS,
    articles: { query: null, picked },
    paging: { kind: 'all' },
  })
  yield row('site', 'site', null, { name: 'A large site', description: null, logo: null })
}

interface GalleryOptions {
  readonly groups: readonly Group[]
  readonly articles: GalleryBlock['articles']
  readonly paging: GalleryBlock['paging']
}

function page(slug: string, path: string, options: GalleryOptions): PublishedDocument {
  const block: GalleryBlock = {
    type: 'gallery',
    id: 'work',
    title: 'Work',
    layout: 'mosaic',
    pattern: '4',
    fitShapes: false,
    search: false,
    sorts: [],
    groups: options.groups.map(({ slug, form }) => ({ group: slug, form, multiple: false })),
    articles: options.articles,
    images: { query: null, picked: [] },
    order: 'newest',
    paging: options.paging,
    hoverBox: 'fade',
    textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
    lightbox: DEFAULT_LIGHTBOX,
    tileClick: 'article',
  }
  return row('page', slug, path, {
    slug,
    title: capital(slug),
    description: null,
    showTitle: true,
    blocks: [block],
  })
}

/** Of 100,000 articles, about 40 have each pair of terms. */
const toArticle = (index: number, images: number): Article => ({
  slug: `sheet-${index}`,
  title: `Sheet ${index} of the survey`,
  excerpt: index % 3 === 0 ? 'Drawn in the field and inked in winter.' : null,
  author: `Surveyor ${index % 97}`,
  date: new Date(Date.UTC(1990 + (index % 35), index % 12, 1 + (index % 28))).toISOString(),
  cover: index < SIXTY && images > 0 ? `m${index % images}` : null,
  terms: GROUPS.map((group, at) => termId(group, pickOption(index, at, group.terms))),
  facts: [{ label: 'Medium', value: 'Ink on paper' }],
  proportions: { width: 300 + (index % 200), height: 400 },
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Sheet of a survey.' }] }],
  modified: '2020-01-01T00:00:00.000Z',
})

const termId = ({ slug }: Group, term: number) => `${slug}-${term}`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Query strings of `count` different filter views: pairs of options of two groups. */
export const filterViews = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const [first, second] = [at % 50, Math.floor(at / 50) % 50]
    return `?work.topic=topic-${first}&work.place=place-${second}`
  })
