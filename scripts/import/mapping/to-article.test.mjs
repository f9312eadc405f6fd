import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readRows } from '../sources/read-rows.mjs'
import { loadMapping } from './load-mapping.mjs'
import { mappingSchema } from './mapping-schema.mjs'
import { toArticle } from './to-article.mjs'

const inImport = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../../import/${name}`, import.meta.url))
const tate = loadMapping(inImport('tate.json'))
const work = {
  acno: 'T01767',
  title: '144 Magnesium Square',
  artist: 'Carl Andre',
  year: 1969,
  medium: 'Magnesium',
  classification: 'sculpture',
  subjects: ['abstraction'],
  width_mm: 10,
  height_mm: 3658,
  acquired: 1973,
  dims: 'object: 10 x 3658 x 3658 mm\r\n',
}

/** @param {import('../sources/read-rows.mjs').Fields} fields @param {import('./mapping-schema.mjs').Mapping} mapping */
function converted(fields, mapping) {
  const result = toArticle(fields, mapping)
  if (!result.ok) throw new Error(result.reason)
  return result
}
const articleOf = (/** @type {import('../sources/read-rows.mjs').Fields} */ fields) =>
  converted(fields, tate).article

test('converts a work of the catalogue to an article', () => {
  const term = (/** @type {string[]} */ ...[group, label, slug, name]) => ({
    group: { slug: group, label },
    slug,
    label: name,
  })
  expect(toArticle(work, tate)).toEqual({
    ok: true,
    key: 'T01767',
    losses: [],
    omissions: [],
    article: {
      title: '144 Magnesium Square',
      slug: '144-magnesium-square-t01767',
      excerpt: 'Carl Andre, 1969',
      date: '1969-01-01T00:00:00.000Z',
      body: [
        'Magnesium, made in 1969.',
        'It came to the Tate in 1973 and is kept there under the number T01767.',
      ],
      facts: [
        { label: 'Artist', value: 'Carl Andre' },
        { label: 'Year', value: '1969' },
        { label: 'Medium', value: 'Magnesium' },
        { label: 'Dimensions', value: 'object: 10 x 3658 x 3658 mm' },
        { label: 'Accession number', value: 'T01767' },
        { label: 'Acquired', value: '1973' },
      ],
      proportions: { width: 3658, height: 10 },
      terms: [
        term('classification', 'Classification', 'sculpture', 'Sculptures'),
        term('subject', 'Subject', 'abstraction', 'Abstraction'),
        term('period', 'Period', '1960s', '1960s'),
        term('collection', 'Collection', 'tate', 'Tate'),
      ],
    },
  })
})

test('omits unknown values', () => {
  const unknown = { ...work, year: 'no date', medium: null, width_mm: null, acquired: null }
  const article = articleOf(unknown)
  expect(article).not.toHaveProperty('date')
  expect(article).not.toHaveProperty('proportions')
  expect(article.excerpt).toBe('Carl Andre')
  expect(article.body).toEqual(['It is kept at the Tate under the number T01767.'])
  expect(JSON.stringify(article)).not.toMatch(/null|undefined|no date/)
  expect(article.terms?.map((term) => term.slug)).toContain('undated')
})

test('rejects a row without a title or a key', () => {
  expect(toArticle({ ...work, title: ' \n' }, tate)).toEqual({
    ok: false,
    reason: 'It has no title.',
  })
  expect(toArticle({ ...work, acno: '' }, tate)).toMatchObject({ reason: /no key/ })
})

test('derives the key from the whole row if the mapping has none', () => {
  const { key, ...keyless } = tate
  const keyOf = (/** @type {object} */ fields) => converted({ ...fields }, keyless).key
  expect(key).toBe('{acno}')
  expect(keyOf(work)).toBe(keyOf({ ...work }))
  expect(keyOf(work)).not.toBe(keyOf({ ...work, medium: 'Steel' }))
})

test('keeps a written date as a range with its text', () => {
  expect(articleOf({ ...work, year: '1848–52' })).toMatchObject({
    date: '1848-01-01T00:00:00.000Z',
    dateEnd: '1852-12-31T00:00:00.000Z',
    dateText: '1848–52',
  })
})

test('reports each value that is not in the article', () => {
  const row = {
    ...{ title: 'Tide', date: '1901-02-30', w: 'wide', h: 2, note: 'n', maker: { id: 7 } },
    ...{ medium: 'Ink', tags: ['a', { b: 1 }], empty: '-', blank: ' ' },
  }
  const mapping = mappingSchema.parse({
    ...{ collection: { slug: 'c', label: 'C' }, title: '{title}', date: '{date}', empty: ['-'] },
    ...{ body: ['{medium} on {support}'], proportions: { width: '{w}', height: '{h}' } },
    terms: [{ group: { slug: 'tags', label: 'Tags' }, from: 'tags' }],
  })
  const { article, losses } = converted(row, mapping)
  expect(article).not.toHaveProperty('date')
  expect(losses.map(({ field, value, reason }) => `${field}: ${value} ${reason}`)).toEqual([
    'date: 1901-02-30 cannot be read as a date without doubt',
    'w: wide is not a number above 0',
    'note: n is in a column that the mapping does not use',
    'maker.id: 7 is in a column that the mapping does not use',
    'medium: Ink is only used together with other fields, which are empty in its row',
    'tags: [{"b":1}] is neither a text nor a number',
  ])
})

test('takes image files from a column, as paths or addresses', () => {
  const mapping = mappingSchema.parse({
    ...{ collection: { slug: 'c', label: 'C' }, title: '{title}' },
    images: { from: 'files', split: ';' },
  })
  const files = 'sea\\tide #1.jpg; b/100 %.png ;https://old.example/c%20d.jpg'
  const { article, losses } = converted({ title: 'Tide', files }, mapping)
  expect(article.images?.map(({ src, alt }) => [src, alt])).toEqual([
    ['sea/tide%20%231.jpg', 'Tide'],
    ['b/100%20%25.png', 'Tide'],
    ['https://old.example/c%20d.jpg', 'Tide'],
  ])
  expect(losses).toEqual([])
})

test('loses a text that is too long, but not its article', () => {
  const { article, losses } = converted({ ...work, artist: 'x'.repeat(1001) }, tate)
  expect(article.facts?.map(({ label }) => label)).not.toContain('Artist')
  expect(losses).toMatchObject([{ field: 'artist', reason: 'is longer than 1000 characters' }])
})

test('gives each of the 20,000 works of the catalogue its own slug', async () => {
  const slugs = new Set()
  const groups = new Map()
  for await (const row of readRows(inImport('tate-artworks-20k.ndjson.gz'))) {
    if ('reason' in row) throw new Error(row.reason)
    const article = articleOf(row.fields)
    slugs.add(article.slug)
    for (const { group, slug } of article.terms ?? [])
      groups.set(group.slug, (groups.get(group.slug) ?? new Set()).add(slug))
  }
  expect(slugs.size).toBe(20_000)
  expect([...groups].map(([slug, terms]) => [slug, terms.size])).toEqual([
    ['classification', 7],
    ['subject', 15],
    ['period', 17],
    ['collection', 1],
  ])
})
