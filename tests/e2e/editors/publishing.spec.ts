import { expect, test } from '@playwright/test'
import { connectToCms, type Doc } from '../product/running/cms-client'
import { richText } from '../product/forms/rich-text'
import { sharedProduct } from '../product/running/shared-product'
import { SOON } from '../product/soon'
import { schedulePublication } from '../product/schedule-publication'

const { site } = sharedProduct()
const client = () => connectToCms()

const status = async (path: string) => (await fetch(site + path, { redirect: 'manual' })).status
const text = async (path: string) => (await fetch(site + path)).text()

let work: Doc
test.beforeAll(async () => {
  work = await client().find('articles', 'importBatch', 'demo')
})

const draft = (slug: string, more: object = {}) => ({
  title: `Test of ${slug}`,
  slug,
  excerpt: 'Written by a test.',
  body: richText('One paragraph.'),
  terms: work.terms,
  date: new Date().toISOString(),
  ...more,
})

test('publishes, redirects, unpublishes and deletes an article at once', async () => {
  const cms = client()
  const { id } = await cms.create('articles', draft('first-address', { _status: 'published' }))
  await expect.poll(() => status('/articles/first-address'), SOON).toBe(200)

  await cms.update('articles', id, { slug: 'second-address', _status: 'published' })
  await expect.poll(() => status('/articles/second-address'), SOON).toBe(200)
  const moved = await fetch(`${site}/articles/first-address`, { redirect: 'manual' })
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toMatch(/\/articles\/second-address$/)

  await cms.update('articles', id, { _status: 'draft' })
  await expect.poll(() => status('/articles/second-address'), SOON).toBe(404)

  await cms.update('articles', id, { _status: 'published' })
  await expect.poll(() => status('/articles/second-address'), SOON).toBe(200)
  await cms.remove('articles', id)
  await expect.poll(() => status('/articles/second-address'), SOON).toBe(404)
})

test('never shows drafts, nor unpublished changes of a published article', async () => {
  const cms = client()
  const secret = 'Marker-Nobody-May-See'
  const hidden = await cms.create(
    'articles',
    draft('only-a-draft', { title: secret, _status: 'draft' }),
    { draft: 'true' },
  )
  const shown = await cms.create(
    'articles',
    draft('published-with-draft', { _status: 'published' }),
  )
  await cms.update(
    'articles',
    shown.id,
    { title: `${secret} too` },
    { draft: 'true', autosave: 'true' },
  )
  await expect.poll(() => status('/articles/published-with-draft'), SOON).toBe(200)
  expect(await status('/articles/only-a-draft')).toBe(404)
  for (const path of [
    '/',
    '/articles/published-with-draft',
    '/?work.view=only-a-draft',
    '/robots.txt',
    '/readyz',
  ]) {
    expect(await text(path), path).not.toContain(secret)
  }
  await cms.remove('articles', hidden.id)
  await cms.remove('articles', shown.id)
})

test('renames a term on the page at once', async () => {
  const cms = client()
  const term = await cms.find('terms', 'slug', 'print')
  await cms.update('terms', term.id, { label: 'Imprints' })
  await expect.poll(() => text('/'), SOON).toContain('Imprints')
  await cms.update('terms', term.id, { label: term.label })
  await expect.poll(() => text('/'), SOON).not.toContain('Imprints')
})

test('rejects publishing an article with an image without alt text', async () => {
  const cms = client()
  const content = await createPng()
  const image = await cms.upload('media', { name: 'no-alt.png', content, data: {} })
  const rejected = cms.create(
    'articles',
    draft('no-alt', { cover: image.id, _status: 'published' }),
  )
  await expect(rejected).rejects.toThrow(/alt/i)
  await cms.update('media', image.id, { alt: 'A grey square' })
  const article = await cms.create(
    'articles',
    draft('with-alt', { cover: image.id, _status: 'published' }),
  )
  await expect.poll(() => text('/articles/with-alt'), SOON).toContain('A grey square')
  await cms.update('media', image.id, { alt: 'A square, grey' })
  await expect.poll(() => text('/articles/with-alt'), SOON).toContain('A square, grey')

  const file =
    /\/media\/no-alt-[\w-]+\.(?:avif|webp)/.exec(await text('/articles/with-alt'))?.[0] ?? ''
  expect(await status(file)).toBe(200)
  await cms.remove('articles', article.id)
  await expect.poll(() => status(file), SOON).toBe(404)
})

test('publishes a scheduled article without any visit to the admin', async () => {
  const cms = client()
  const { id } = await cms.create('articles', draft('scheduled', { _status: 'draft' }), {
    draft: 'true',
  })
  expect(await status('/articles/scheduled')).toBe(404)
  const due = Date.now() + 5000
  await schedulePublication(cms, id, due)
  await expect.poll(() => status('/articles/scheduled'), { timeout: 60_000 }).toBe(200)
  expect(Date.now()).toBeGreaterThanOrEqual(due)
  await cms.remove('articles', id)
})

test('denies anonymous requests to the API', async () => {
  for (const path of [
    '/api/articles',
    '/api/media',
    '/api/users',
    '/api/pages',
    '/api/terms',
    '/api/filter-groups',
    '/api/publications',
    '/api/payload-jobs',
    '/api/globals/site',
    '/api/internal/status',
  ]) {
    expect([401, 403, 404], path).toContain(await status(path))
  }
  const query = await fetch(`${site}/api/graphql`, {
    method: 'POST',
    body: '{"query":"{__typename}"}',
  })
  expect(query.status).toBe(404)
  const takeover = await fetch(`${site}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'evil@example.org',
      password: 'long-enough-password',
      name: 'E',
    }),
  })
  expect(takeover.status).toBe(403)
})

async function createPng(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const created = { width: 900, height: 600, channels: 3 as const, background: '#888' }
  return new Uint8Array(await sharp({ create: created }).png().toBuffer())
}
