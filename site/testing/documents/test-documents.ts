import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import type { Article, CustomPattern, GalleryBlock, Media, RichText } from '@tessera/content'
import { articlePath, DEFAULT_LOCALE, type PublishedDocument } from '@tessera/content'

/** A site with forty articles and galleries of every kind. */
export function testDocuments(media: readonly Media[]): readonly PublishedDocument[] {
  return [
    ...media.map((body, index) => row('media', `m${index}`, null, body)),
    ...groups.map(({ key, body }) => row('filter-group', key, null, body)),
    ...TITLES.map((title, index) => {
      const body = toArticle(title, index, media.length)
      const path = articlePath(body.slug)
      return row('article', `a${index}`, path, body, body.cover ? [body.cover] : [])
    }),
    row('page', 'p0', '/', home),
    row('page', 'p1', '/about', {
      slug: 'about',
      title: 'About the studio',
      description: 'Who we are.',
      showTitle: true,
      blocks: [{ type: 'richText', content: PROSE }],
    }),
    row('page', 'p2', '/register', register),
    row('page', 'p3', '/archive', archive),
    row('pattern', 'd1', null, rackPattern),
    row('site', 'site', null, {
      name: 'Halden & Rook',
      description: 'A press and drawing office on the harbour: prints, books and maps.',
      logo: null,
    }),
    row('menu', 'menu', null, {
      items: [
        { label: 'Work', to: { href: '/#work' }, items: [] },
        { label: 'Journal', to: { href: '/#journal' }, items: [] },
        { label: 'About', to: { kind: 'page', key: 'p1' }, items: [] },
        { label: 'Gone', to: { kind: 'page', key: 'no such page' }, items: [] },
      ],
    }),
    row('footer', 'footer', null, {
      columns: [
        { title: 'Visit', content: [paragraph('Quay 4, open Thursday to Saturday, 11 to 6.')] },
        { title: 'Write', content: [link('studio@example.org', 'mailto:studio@example.org')] },
        {
          title: 'Terms',
          content: [paragraph('Prints are made to order and leave within a week.')],
        },
      ],
      note: '© 2026 Halden & Rook',
    }),
    row('redirect', '/old-about', '/old-about', { to: { kind: 'page', key: 'p1' } }),
  ]
}

export const row = (
  kind: PublishedDocument['kind'],
  key: string,
  path: string | null,
  body: object,
  uses: readonly string[] = [],
): PublishedDocument => ({
  kind,
  key,
  path,
  body: { ...DEFAULT_FIELDS[kind], ...body },
  locale: DEFAULT_LOCALE,
  uses: uses.map((id) => `media:${id} `).join(''),
})

const modified = '2020-01-01T00:00:00.000Z'
/** Fields that most tests do not set. */
const DEFAULT_FIELDS: Partial<Record<PublishedDocument['kind'], object>> = {
  article: { modified },
  page: { modified },
  site: {
    ...{ frameHosts: [], icon: null, feeds: 'full', search: true, related: true, scripts: [] },
  },
  footer: { links: [] },
  redirect: { status: 301 },
}

const paragraph = (text: string): RichText[number] => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})
const link = (text: string, href: string): RichText[number] => ({
  type: 'paragraph',
  children: [{ type: 'link', to: { href }, children: [{ type: 'text', text }] }],
})

const TOPICS = ['Print', 'Book', 'Map', 'Identity', 'Photograph']
const YEARS = ['2021', '2022', '2023', '2024']
const MEDIA = ['Woodcut', 'Letterpress', 'Risograph', 'Cyanotype']

const termsOf = (prefix: string, labels: readonly string[]) =>
  labels.map((label) => ({
    id: `${prefix}-${label.toLowerCase()}`,
    slug: label.toLowerCase(),
    label,
  }))

const groups = [
  { key: 'g1', body: { slug: 'topic', label: 'Topic', terms: termsOf('t', TOPICS) } },
  { key: 'g2', body: { slug: 'year', label: 'Year', terms: termsOf('y', YEARS) } },
  { key: 'g3', body: { slug: 'medium', label: 'Medium', terms: termsOf('m', MEDIA) } },
]

export const galleryBlock = (
  block: Partial<GalleryBlock> & Pick<GalleryBlock, 'id' | 'title'>,
): GalleryBlock => ({
  type: 'gallery',
  layout: 'mosaic',
  pattern: '5',
  fitShapes: false,
  search: false,
  sorts: [],
  groups: [],
  articles: { query: { terms: [], from: null, to: null }, picked: [] },
  images: { query: null, picked: [] },
  order: 'newest',
  paging: { kind: 'more', size: 24 },
  hoverBox: 'fade',
  textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
  ...block,
})

const home = {
  slug: 'home',
  title: 'Prints, books and maps',
  description: 'Recent work of the press.',
  showTitle: false,
  blocks: [
    galleryBlock({
      id: 'work',
      title: 'Work',
      pattern: '4',
      lightbox: { ...DEFAULT_LIGHTBOX, details: true },
      groups: [
        { group: 'g1', form: 'buttons', multiple: false },
        { group: 'g2', form: 'buttons', multiple: false },
      ],
    }),
    galleryBlock({
      id: 'journal',
      title: 'Journal',
      groups: [
        { group: 'g3', form: 'dropdown', multiple: false },
        { group: 'g2', form: 'buttons', multiple: false },
      ],
      order: 'title',
      hoverBox: 'slide-bottom',
    }),
    galleryBlock({
      id: 'studio',
      title: 'In the studio',
      groups: [
        { group: 'g1', form: 'dropdown', multiple: false },
        { group: 'g3', form: 'dropdown', multiple: false },
      ],
      order: 'oldest',
      hoverBox: 'zoom',
    }),
  ],
}

/** A gallery with search, orders and numbered pages. */
const register = {
  slug: 'register',
  title: 'The register',
  description: null,
  showTitle: true,
  blocks: [
    galleryBlock({
      id: 'register',
      title: 'Entries',
      layout: 'list',
      groups: [{ group: 'g1', form: 'buttons', multiple: true }],
      search: true,
      sorts: ['title', 'oldest', 'random'],
      paging: { kind: 'pages', size: 10 },
    }),
  ],
}

/** An endless gallery, and one with a custom pattern. */
const archive = {
  slug: 'archive',
  title: 'The archive',
  description: null,
  showTitle: true,
  blocks: [
    galleryBlock({
      id: 'sheets',
      title: 'Sheets',
      layout: 'masonry',
      paging: { kind: 'endless', size: 12 },
    }),
    galleryBlock({ id: 'wall', title: 'Wall', pattern: { custom: 'd1' }, paging: { kind: 'all' } }),
  ],
}

const rackBreakpoint = (columns: number): CustomPattern['breakpoints']['wide'] => ({
  columns,
  spans: [[columns, 1]],
  remainders: {},
})
export const rackPattern: CustomPattern = {
  label: 'Drying rack',
  breakpoints: { wide: rackBreakpoint(3), medium: rackBreakpoint(2), narrow: rackBreakpoint(1) },
}

const TITLES = [
  'The Seventh Wave',
  'Rain on the harbour',
  'Karr Ness, surveyed from memory',
  'Hill road, dusk',
  'Three drums',
  'Marram',
  'Midsummer',
  'Two o’clock',
  'Annular',
  'Low sun',
  'Peat road',
  'South-westerly',
  'Two-storey g',
  'A grammar of knots',
  'Slack water',
  'Night ferry',
  'An alphabet for people who read on trains, in waiting rooms and on the stairs of houses that are not theirs, set in eleven sizes and one weight, with notes on the ampersand by the compositor',
  'Salt',
  'Field guide to ordinary birds',
  'Ledger',
  'Letters from the pilot station',
  'Swifts',
  'Cold frame',
  'Tide table',
  'The long room',
  'Undertow',
  'Almanac',
  'Grey seals',
  'Lock no. 9',
  'Chalk',
  'Windfall',
  'Carbon',
  'Herring gulls at the fish quay',
  'Breakwater',
  'Ochre',
  'The cartographer’s apprentice',
  'Sluice',
  'Wet plate',
  'North',
  'Last light',
]

function toArticle(title: string, index: number, images: number): Article {
  const pick = (prefix: string, labels: readonly string[], step: number) =>
    `${prefix}-${labels[(index * step) % labels.length]?.toLowerCase()}`
  const isTextCover = index % 6 === 3
  const cover = isTextCover ? null : `m${index % Math.max(1, images)}`
  return {
    slug: title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60)
      .replace(/-$/, ''),
    title,
    excerpt:
      index % 3 === 2
        ? null
        : 'Eight blocks, five inks and a winter of proofs; the tenth pull was the one we kept.',
    author: index % 2 ? 'Ida Rook' : 'Jon Halden',
    date: new Date(Date.UTC(2021 + (index % 4), (index * 5) % 12, 1 + (index % 27))).toISOString(),
    cover: images > 0 ? cover : null,
    terms: [pick('t', TOPICS, 1), `y-${2021 + (index % 4)}`, pick('m', MEDIA, 3)],
    facts: [
      { label: 'Medium', value: 'Woodcut on Hosho' },
      { label: 'Sheet', value: '420 × 594 mm' },
      { label: 'Edition', value: '40, signed' },
    ],
    proportions: isTextCover ? { width: index % 4 === 1 ? 594 : 420, height: 500 } : null,
    body: PROSE.map((block) =>
      block.type === 'image' ? { ...block, media: `m${(index + 3) % Math.max(1, images)}` } : block,
    ),
    modified,
  }
}

const PROSE: RichText = [
  paragraph(
    'The harbour is never quiet, and so the block was cut in the hour before the first ferry, when the water lies as flat as type metal. What you see is the fourth state: the first three had more waves and less sea.',
  ),
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'We print on ' },
      { type: 'text', text: 'Hosho', marks: ['italic'] },
      {
        type: 'text',
        text: ', damp, by hand, in an edition of 40 – each pull takes about 25 minutes, and ',
      },
      { type: 'text', text: 'every fifth one fails', marks: ['bold'] },
      { type: 'text', text: '. More about it ' },
      {
        type: 'link',
        to: { kind: 'page', key: 'p1' },
        children: [{ type: 'text', text: 'on our own page' }],
      },
      { type: 'text', text: '.' },
    ],
  },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Compare ' },
      {
        type: 'link',
        to: { kind: 'article', key: 'a9' },
        lightbox: true,
        children: [{ type: 'text', text: 'the low sun' }],
      },
      { type: 'text', text: ' and ' },
      {
        type: 'link',
        to: { href: '#figure-1' },
        lightbox: true,
        children: [{ type: 'text', text: 'the fourth state' }],
      },
      { type: 'text', text: '.' },
    ],
  },
  { type: 'image', media: 'm2' },
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Five inks, one of them sea' }] },
  paragraph(
    'The blue is mixed from two tins and a spoon of black, and it is never the same twice. That is the point of an edition, or it is the fault of the printer; opinions in the shop differ.',
  ),
  {
    type: 'quote',
    children: [{ type: 'text', text: 'A print is a drawing that has been made to wait.' }],
  },
  {
    type: 'list',
    ordered: false,
    items: [
      { children: [{ type: 'text', text: 'Key block in cherry, 18 mm' }] },
      {
        children: [{ type: 'text', text: 'Four colour blocks in shina ply' }],
        sublist: {
          type: 'list',
          ordered: true,
          items: [{ children: [{ type: 'text', text: 'cut twice' }] }],
        },
      },
    ],
  },
  { type: 'rule' },
  paragraph('The remaining sheets are in the plan chest on the left, second drawer from the top.'),
]
