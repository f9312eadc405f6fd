import type { RichText } from '@tessera/content'
import { expect, test } from 'vitest'
import { toRichText } from '../../src/rich-text/to-rich-text'
import { uploadImage } from '../testing/images'
import { publishedBody } from '../testing/published'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const cms = sharedCms()
const call = async (path: string, body: unknown) => {
  const response = await post(cms, `/internal/${path}`, body, INTERNAL_API)
  return { status: response.status, body: await response.json() }
}

const line = (n: number, article: object) => JSON.stringify({ line: n, key: `K${n}`, article })
const importLines = (...lines: string[]) => call('import?batch=test', lines.join('\n'))

test('an import creates new articles, skips existing ones and reports invalid lines', async () => {
  const topic = { group: { slug: 'topic', label: 'Topic' }, label: 'Print' }
  const lines = [
    line(1, { title: 'One', terms: [topic], body: ['A paragraph.'], date: '1826-01-01' }),
    line(2, { title: 'x'.repeat(501) }),
    'not json',
    line(4, { title: 'Four', terms: [topic], facts: [{ label: 'Medium', value: 'Ink' }] }),
  ]
  expect(await importLines(...lines)).toEqual({
    status: 200,
    body: {
      created: 2,
      skipped: 0,
      rejected: [
        { line: 2, reason: 'title: is longer than 500 characters' },
        { line: 0, reason: 'This line is not JSON.' },
      ],
    },
  })
  expect((await importLines(...lines)).body).toMatchObject({ created: 0, skipped: 2 })
  expect((await cms.payload.count({ collection: 'terms' })).totalDocs).toBe(1)
  const many = Array.from({ length: 501 }, (_, n) => line(n + 1, { title: 'x' }))
  expect((await importLines(...many)).status).toBe(413)
})

test('an import writes what a save in the admin writes', async () => {
  const article = {
    ...{ title: 'Two boats', excerpt: 'On the mud', author: 'Ada', body: ['One.', 'Two.'] },
    ...{ date: '1848-01-01', dateEnd: '1852-12-31', dateText: '1848–52' },
    ...{ facts: [{ label: 'Medium', value: 'Ink' }], proportions: { width: 3, height: 2 } },
    terms: [{ group: { slug: 'subject', label: 'Subject' }, label: 'Sea' }],
  }
  const invalid = { ...article, terms: [{ group: { slug: 'subject', label: 'T' }, label: ' ' }] }
  const importPlain = async (...lines: string[]) =>
    (await call('import?batch=plain', lines.join('\n'))).body
  expect(await importPlain(line(11, article), line(12, invalid))).toMatchObject({ created: 1 })
  const draft = { ...article, title: 'A draft', status: 'draft' }
  expect(await importPlain(line(13, draft))).toMatchObject({ created: 1 })
  const imported = await savedAs('plain:K11')
  const { id, slug, ...data } = imported.article
  const saved = await cms.payload.create({
    ...{ collection: 'articles', depth: 0, data: { ...data, importKey: 'saved', slug: '' } },
  })
  expect(saved['slug']).toBe('two-boats-2')
  const without = JSON.stringify(await savedAs('saved'))
    .replaceAll('"saved"', '"plain:K11"')
    .replaceAll(`${slug}-2`, String(slug))
  expect(JSON.parse(without)).toEqual(JSON.parse(JSON.stringify(imported)))
  expect(imported.published).toMatchObject({ title: 'Two boats', dateText: '1848–52' })
  expect(await savedAs('plain:K13')).toMatchObject({
    article: { _status: 'draft' },
    published: null,
  })
  expect(id).toBeGreaterThan(0)
})

/** An article, its version and its publication, without ids and times. */
async function savedAs(importKey: string) {
  const where = { importKey: { equals: importKey } }
  const { docs } = await cms.payload.find({ collection: 'articles', where, depth: 0 })
  const { id, createdAt, updatedAt, ...article } = docs[0] ?? { id: 0 }
  expect([createdAt, updatedAt].every((time) => Date.parse(String(time)) > 0)).toBe(true)
  const versions = await cms.payload.findVersions({
    ...{ collection: 'articles', depth: 0, where: { parent: { equals: id } } },
  })
  const version = versions.docs.map(({ version, latest }) => {
    const { createdAt, updatedAt, ...fields } = version
    expect([createdAt, updatedAt].every((time) => Date.parse(String(time)) > 0)).toBe(true)
    return { latest, ...fields }
  })
  const body = await publishedBody(cms.payload, 'article', id)
  const published = body && { ...body, modified: null }
  return { article: { id: 1, importKey, slug: '', ...article }, version, published }
}

test('creates a page once, and removes an import batch except what other documents use', async () => {
  const page = {
    slug: 'catalogue',
    title: 'Catalogue',
    gallery: {
      id: 'catalogue',
      title: 'Catalogue',
      groups: [{ slug: 'topic', form: 'dropdown' }],
      terms: [{ group: 'topic', slug: 'print' }],
      lightbox: { slides: 'articles' },
    },
  }
  const create = async () => (await call('page?batch=test', page)).body
  const created = await create()
  expect(created).toMatchObject({ created: true })
  const { blocks } = await cms.payload.findByID({ collection: 'pages', id: created.id, depth: 0 })
  expect(blocks).toMatchObject([
    { layout: 'mosaic', lightbox: true, slides: 'articles', captions: true, paging: 'more' },
  ])
  expect(await create()).toMatchObject({ created: false })
  const { docs: terms } = await cms.payload.find({ collection: 'terms' })
  await cms.payload.create({
    collection: 'articles',
    data: { title: 'An editor’s own', terms: terms.map(({ id }) => id), _status: 'published' },
  })
  expect((await call('remove?batch=test', {})).body).toMatchObject({
    removed: { articles: 2, pages: 1, terms: 0, 'filter-groups': 0 },
    kept: [{ collection: 'terms', reason: '1 article has it' }, { collection: 'filter-groups' }],
  })
})

test('converts rich text to the editor’s JSON', async () => {
  const texts: RichText[] = [
    [{ type: 'paragraph', children: [{ type: 'text', text: 'One', marks: ['bold'] }] }],
    [],
  ]
  const { status, body } = await call('rich-text', { texts })
  expect(status).toBe(200)
  expect(body.texts.map(toRichText)).toEqual(texts)
  const invalid = await call('rich-text', { texts: [[{ type: 'paragraph' }]] })
  expect([invalid.status, invalid.body.errors[0].message]).toEqual([
    400,
    expect.stringContaining('texts.0.0'),
  ])
})

test('clears what an import set in menu, footer and site settings, unless somebody changed it', async () => {
  const set = (slug: string, data: object) => call(`../globals/${slug}`, data)
  await set('site', { name: 'Halden & Roe', description: 'A demo', importBatch: 'test' })
  await set('footer', { note: 'Of the demo', importBatch: 'test' })
  await cms.payload.updateGlobal({ slug: 'footer', data: { note: 'My own' } })
  expect((await call('remove?batch=test', {})).body).toMatchObject({ cleared: ['site'] })
  const global = (slug: string) => cms.payload.findGlobal({ slug })
  expect(await global('site')).toMatchObject({ name: 'Tessera', description: null })
  expect(await global('footer')).toMatchObject({ note: 'My own' })
})

test('creates the missing terms of a group in order, and publishes the group once', async () => {
  const group = { slug: 'place', label: 'Place' }
  const terms = ['Rome', 'Oslo', 'Lima'].map((label) => ({ slug: label.toLowerCase(), label }))
  const create = async (some: object[]) =>
    (await call('terms?batch=test', { group, terms: some })).body
  expect(await create(terms.slice(0, 2))).toEqual({ created: 2 })
  const trashed = await findTerm('oslo')
  const deletedAt = new Date().toISOString()
  await cms.payload.update({ collection: 'terms', id: trashed.id, data: { deletedAt } })
  expect(await create(terms)).toEqual({ created: 2 })
  expect(await create(terms)).toEqual({ created: 0 })
  const { docs } = await cms.payload.find({ collection: 'filter-groups', joins: {}, depth: 1 })
  const [place] = docs.filter(({ slug }) => slug === 'place')
  expect(place).toMatchObject({ label: 'Place', importBatch: 'test' })
  const body = await publishedBody(cms.payload, 'filter-group', String(place?.id))
  expect(body).toMatchObject({
    terms: [{ slug: 'rome' }, { slug: 'oslo', label: 'Oslo' }, { slug: 'lima' }],
  })
  expect(await findTerm('oslo')).toMatchObject({ name: 'Place: Oslo', importBatch: 'test' })
  const added = await cms.payload.create({
    collection: 'terms',
    data: { label: 'Quito', group: Number(place?.id) },
  })
  expect(added).toMatchObject({ name: 'Place: Quito' })
  const order = await publishedBody(cms.payload, 'filter-group', String(place?.id))
  expect(order).toMatchObject({
    terms: [{ slug: 'rome' }, { slug: 'oslo' }, { slug: 'lima' }, { slug: 'quito' }],
  })
})

async function findTerm(slug: string) {
  const { docs } = await cms.payload.find({
    collection: 'terms',
    where: { slug: { equals: slug } },
    depth: 0,
  })
  const [term] = docs
  if (!term) throw new Error(`There is no term ${slug}.`)
  return term
}

test('creates redirects, and says why an address cannot redirect', async () => {
  await importLines(line(21, { title: 'Led to' }))
  const where = { importKey: { equals: 'test:K21' } }
  const { docs } = await cms.payload.find({ collection: 'articles', where })
  const document = { relationTo: 'articles', value: docs[0]?.id }
  const redirects = ['/old/led-to', '/articles/led-to', '/old/led-to'].map((from) => ({
    ...{ from, document },
  }))
  const { body } = await call('redirects?batch=test', { redirects })
  expect(body).toMatchObject({ created: 1, rejected: [{ index: 1 }, { index: 2 }] })
  expect(body.rejected[0].reason).toMatch(/^[A-Z].*\.$/)
  expect(body.rejected[1].reason).toBe('Value must be unique')
  const created = await cms.payload.find({ collection: 'redirects', depth: 0 })
  expect(created.docs).toMatchObject([{ from: '/old/led-to', document, importBatch: 'test' }])
})

test('an imported article has its cover', async () => {
  const image = await uploadImage(cms.payload, 'A boat')
  const article = { title: 'Boat', cover: image.id }
  await importLines(JSON.stringify({ line: 1, key: 'boat', article }))
  const where = { importKey: { equals: 'test:boat' } }
  const { docs } = await cms.payload.find({ collection: 'articles', where, depth: 0 })
  expect(docs).toMatchObject([{ cover: image.id, _status: 'published' }])
})

test('publishes a written date with its range', async () => {
  const article = {
    ...{ title: 'Old', date: '1801-01-01', dateEnd: '1900-12-31', dateText: '19th century' },
  }
  await importLines(JSON.stringify({ line: 1, key: 'old', article }))
  const { docs } = await cms.payload.find({
    collection: 'articles',
    where: { importKey: { equals: 'test:old' } },
  })
  expect(await publishedBody(cms.payload, 'article', String(docs[0]?.id))).toMatchObject({
    date: '1801-01-01T00:00:00.000Z',
    dateEnd: '1900-12-31T00:00:00.000Z',
    dateText: '19th century',
  })
})

test('takes an import back, except what somebody has changed since or uses', async () => {
  const undo = async () => {
    const results = []
    for (let next: object | null = {}; next; next = results.at(-1)?.next ?? null)
      results.push((await call('undo-import?batch=undone', { ...next, limit: 5 })).body)
    return {
      removed: results.reduce((sum, { removed }) => sum + removed, 0),
      kept: results.flatMap(({ kept }) => kept),
    }
  }
  const term = { group: { slug: 'kind', label: 'Kind' }, label: 'Kept' }
  const lines = Array.from({ length: 12 }, (_, index) =>
    line(index + 1, { title: `Work ${index}`, terms: index === 7 ? [term] : [] }),
  )
  await call('import?batch=undone', lines.join('\n'))
  const headers = await signIn(cms, 'Ada')
  const { docs } = await cms.payload.find({
    ...{ collection: 'articles', where: { title: { in: ['Work 7', 'Work 11'] } }, sort: 'id' },
  })
  const [first, second] = docs.map(({ id }) => id)
  const change = async (id: unknown, query: string) => {
    const body = JSON.stringify({ excerpt: 'Mine' })
    const response = await send(cms, `/articles/${id}${query}`, { method: 'PATCH', body, headers })
    expect(response.status).toBe(200)
  }
  await change(first, '')
  await change(second, '?draft=true')
  const result = await undo()
  expect(result.kept).toMatchObject([
    { collection: 'articles', id: String(first), title: 'Work 7', reason: 'changed by Ada' },
    { collection: 'articles', id: String(second), title: 'Work 11', reason: 'changed by Ada' },
    { collection: 'terms', title: 'Kept', reason: '1 article has it' },
    { collection: 'filter-groups' },
  ])
  expect(result.removed).toBe(10)
  const where = { importBatch: { equals: 'undone' } }
  expect((await cms.payload.count({ collection: 'articles', where })).totalDocs).toBe(2)
})
