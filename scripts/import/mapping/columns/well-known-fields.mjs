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
    'slug',
    'url',
  ],
  title: ['title', 'name', 'headline', 'heading', 'label'],
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
  ],
  author: ['author', 'artist', 'creator', 'by', 'writer', 'maker', 'photographer'],
  body: ['body', 'content', 'text', 'article'],
  html: ['html', 'bodyhtml', 'contenthtml', 'contentencoded', 'introtext', 'fulltext'],
  images: [
    ...['image', 'images', 'imagefile', 'imagefiles', 'picture', 'pictures', 'photo', 'photos'],
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
  'collection',
  'series',
  'department',
]

/** Lower case, without spaces, hyphens and underscores. @param {string} name */
export const normalizeName = (name) => name.toLowerCase().replace(/[\s_-]/g, '')
