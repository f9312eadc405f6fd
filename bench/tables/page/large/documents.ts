import {
  articlePath,
  DEFAULT_LOCALE,
  type Article,
  type GalleryBlock,
  type Media,
  type PublishedDocument,
} from '@tessera/content'
import { spread } from '../../../stage/spread'

/** Four groups of 50 terms, as in the filter table. */
const GROUPS = ['topic', 'place', 'maker', 'year'] as const
const TERMS = 50
/** Articles of the page `/sixty`, which shows them all. */
export const SIXTY = 60

/** So many articles in one gallery on `/`, and a page `/sixty` with all of sixty tiles and their pictures. */
export function* largeSite(count: number, media: readonly Media[]): Generator<PublishedDocument> {
  for (const [index, body] of media.entries()) yield row('media', `m${index}`, null, body)
  for (const [at, slug] of GROUPS.entries()) {
    const terms = Array.from({ length: TERMS }, (_, term) => ({
      id: `${at}-${term}`,
      slug: `${slug}-${term}`,
      label: `${capital(slug)} ${term}`,
    }))
    yield row('filter-group', `g${at}`, null, { slug, label: capital(slug), terms })
  }
  for (let index = 0; index < count; index++) {
    const body = toArticle(index, media.length)
    const uses = body.cover ? [body.cover] : []
    yield row('article', `a${index}`, articlePath(body.slug), body, uses)
  }
  yield page('home', '/', { query: EVERYTHING, picked: [] })
  const picked = Array.from({ length: SIXTY }, (_, index) => `a${index}`)
  yield page('sixty', '/sixty', { query: null, picked }, { kind: 'all' })
  yield row('site', 'site', null, { name: 'A large site', description: null, logo: null })
}

const EVERYTHING = { terms: [], from: null, to: null }

function page(
  slug: string,
  path: string,
  articles: GalleryBlock['articles'],
  paging: GalleryBlock['paging'] = { kind: 'more', size: 48 },
): PublishedDocument {
  const block: GalleryBlock = {
    type: 'gallery',
    id: 'work',
    title: 'Work',
    layout: 'mosaic',
    pattern: '4',
    search: false,
    sorts: [],
    groups: GROUPS.map((_, at) => ({
      group: `g${at}`,
      form: at < 2 ? 'buttons' : 'dropdown',
      several: false,
    })),
    articles,
    order: 'newest',
    paging,
    hoverBox: 'fade',
    textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
    lightbox: true,
  }
  return row('page', slug, path, {
    slug,
    title: capital(slug),
    description: null,
    showTitle: true,
    blocks: [block],
  })
}

/** Each pair of terms has about 40 articles of 100,000. */
const toArticle = (index: number, pictures: number): Article => ({
  slug: `sheet-${index}`,
  title: `Sheet ${index} of the survey`,
  excerpt: index % 3 === 0 ? 'Drawn in the field and inked in winter.' : null,
  author: `Surveyor ${index % 97}`,
  date: new Date(Date.UTC(1990 + (index % 35), index % 12, 1 + (index % 28))).toISOString(),
  cover: index < SIXTY && pictures > 0 ? `m${index % pictures}` : null,
  terms: GROUPS.map((_, at) => `${at}-${spread(index, at, TERMS)}`),
  facts: [{ label: 'Medium', value: 'Ink on paper' }],
  proportions: { width: 300 + (index % 200), height: 400 },
  body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Sheet of a survey.' }] }],
})

const row = (
  kind: PublishedDocument['kind'],
  key: string,
  path: string | null,
  body: object,
  uses: readonly string[] = [],
): PublishedDocument => ({
  kind,
  key,
  path,
  body,
  locale: DEFAULT_LOCALE,
  uses: uses.map((id) => `media:${id} `).join(''),
})

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Addresses of `count` different filter views: pairs of options of two groups. */
export const filterViews = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const [first, second] = [at % TERMS, Math.floor(at / TERMS) % TERMS]
    return `?work.topic=topic-${first}&work.place=place-${second}`
  })
