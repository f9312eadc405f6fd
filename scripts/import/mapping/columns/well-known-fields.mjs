// @ts-check

/** In the form of `normalizeName`, the most specific name first. */
export const FIELD_NAMES = {
  key: [
    'id',
    'key',
    'uuid',
    'guid',
    'sku',
    'acno',
    'accessionnumber',
    'objectnumber',
    'accessionno',
    'inventorynumber',
    'inventoryno',
    'invno',
    'objectid',
    'slug',
    'url',
  ],
  title: [
    ...['title', 'objecttitle', 'name', 'headline', 'heading', 'label'],
    ...['titel', 'titre', 'titolo', 'titulo'],
  ],
  slug: ['slug', 'permalink', 'alias'],
  excerpt: ['excerpt', 'summary', 'teaser', 'abstract', 'description', 'subtitle'],
  date: [
    'date',
    'published',
    'publishedat',
    'publishdate',
    'pubdate',
    'createdat',
    'created',
    'year',
    'dated',
    'datemade',
    'whenmade',
    'productiondate',
    ...['datum', 'jahr', 'annee', 'anno', 'fecha'],
  ],
  author: [
    'author',
    'artist',
    'creator',
    'by',
    'writer',
    'maker',
    'photographer',
    'autor',
    'kunstler',
  ],
  body: ['body', 'content', 'text', 'article'],
  html: ['html', 'bodyhtml', 'contenthtml', 'contentencoded', 'introtext', 'fulltext'],
  images: [
    ...['image', 'images', 'imagefile', 'imagefiles', 'picture', 'pictures', 'photo', 'photos'],
    ...['picturefile', 'picturefiles', 'photofile', 'photofiles'],
    ...['filename', 'file', 'files'],
  ],
  width: ['width', 'widthmm', 'widthcm'],
  height: ['height', 'heightmm', 'heightcm'],
}

/** Fields whose values become terms of a filter group. */
export const TERM_FIELD_NAMES = [
  'category',
  'categories',
  'tags',
  'topic',
  'topics',
  'subject',
  'subjects',
  'keywords',
  'type',
  'genre',
  'classification',
  'section',
  'medium',
  'material',
  'materials',
  'technique',
  'collection',
  'series',
  'department',
]

/** Letters without accents, in lower case, and digits. @param {string} name */
export const normalizeName = (name) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
