import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportSite } from '../../../scripts/export/export-site.mjs'
import { createFolderTarget } from '../../../scripts/export/export-target.mjs'
import { importSite } from '../../../scripts/import/whole-site/import-site.mjs'
import { createCmsClient } from '../../../scripts/internal-api/client.mjs'
import { imageQueue } from '../../src/images/processing/queue'
import { republish } from '../../src/publish/republish/republish'
import { toLexical } from '../../src/rich-text/to-lexical'
import { uploadImage } from '../testing/images'
import { send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import type { TestCms } from '../testing/start-cms'

/** Two languages, as the sites of this suite have. */
const LANGUAGES = { LANGUAGES: 'en,de' }
const source = sharedCms('SQLite', LANGUAGES)
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-export-'))
const exportFolder = path.join(folder, 'export')
afterAll(() => rmSync(folder, { recursive: true }))

const clientOf = (cms: Pick<TestCms, 'payload' | 'key'>) =>
  createCmsClient({
    cmsUrl: '',
    token: 'internal-api-token',
    request: async (url, { headers, ...init }) =>
      send(cms, url.slice('/api'.length), {
        ...init,
        // Next passes a stream; the body of a file is one only with this option.
        ...(init.body instanceof Blob && { body: init.body.stream(), duplex: 'half' }),
        headers: Object.fromEntries(new Headers(headers)),
      }),
  })
const silent = () => undefined
const linesOf = (collection: string): Record<string, unknown>[] =>
  readFileSync(path.join(exportFolder, `${collection}.ndjson`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

beforeAll(async () => {
  const images = await createSite(source.payload)
  // The import makes AVIF too.
  const { payload, settings } = source
  const queue = imageQueue({ payload, dataDir: settings.dataDir })
  for (const image of images) await queue.process(image)
  // As at the start of the CMS.
  await republish(source.payload)
  await exportSite({
    ...{ client: clientOf(source), log: silent },
    target: createFolderTarget(exportFolder),
  })
})

/** Documents of every kind, with drafts, schedules, renames and texts in two languages. */
async function createSite(payload: Payload) {
  const folder = await payload.create({ collection: 'payload-folders', data: { name: 'Prints' } })
  const image = await uploadImage(payload, 'A boat')
  // Later than the image that refers to it.
  const stern = await uploadImage(payload, 'The boat from behind')
  await payload.update({
    ...{ collection: 'media', id: image.id },
    data: { folder: folder.id, title: 'Boat', focalX: 20, furtherImages: [stern.id] },
  })
  const group = await payload.create({ collection: 'filter-groups', data: { label: 'Topic' } })
  const term = async (label: string) =>
    (await payload.create({ collection: 'terms', data: { label, group: group.id } })).id
  const terms = [await term('Sea'), await term('Land')]
  await payload.update({
    ...{ collection: 'terms', id: terms[0] ?? 0, locale: 'de', data: { label: 'Meer' } },
  })
  const first = await payload.create({
    collection: 'articles',
    data: {
      ...{
        title: 'Old name',
        cover: image.id,
        furtherImages: [stern.id],
        terms,
        date: '1848-01-01T00:00:00.000Z',
      },
      ...{ dateEnd: '1852-12-31T00:00:00.000Z', dateText: '1848–52', _status: 'published' },
    },
  })
  await payload.update({
    ...{ collection: 'articles', id: first.id },
    data: { title: 'New name', slug: 'new-name', _status: 'published' },
  })
  await payload.update({
    ...{ collection: 'articles', id: first.id, locale: 'de' },
    data: { title: 'Neuer Name', _status: 'published' },
  })
  await payload.update({
    ...{ collection: 'articles', id: first.id, draft: true },
    data: { title: 'A newer draft', _status: 'draft' },
  })
  const link = { type: 'link' as const, to: { kind: 'article' as const, key: String(first.id) } }
  const body = toLexical([
    { type: 'image', media: String(image.id) },
    { type: 'paragraph', children: [{ ...link, children: [{ type: 'text', text: 'older' }] }] },
  ])
  const second = await payload.create({
    collection: 'articles',
    data: { title: 'Second', body, terms: terms.slice(1), _status: 'published' },
  })
  const draft = await payload.create({
    ...{ collection: 'articles', draft: true, data: { title: 'Never published' } },
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: draft.id }, locale: 'de' },
    waitUntil: new Date('2099-01-01T10:00:00Z'),
  })
  const later = await payload.create({
    collection: 'pages',
    data: { title: 'Later', _status: 'published' },
  })
  const gallery = {
    ...{ blockType: 'gallery' as const, galleryId: 'work', title: 'Work', layout: 'mosaic' },
    ...{ pattern: '4', source: 'query', terms: [terms[1]], order: 'newest', paging: 'all' },
    groups: [{ group: group.id, form: 'buttons', multiple: false }],
  }
  const page = await payload.create({
    collection: 'pages',
    data: { title: 'Work', blocks: [gallery], _status: 'published' },
  })
  await payload.update({
    ...{ collection: 'pages', id: later.id },
    data: {
      _status: 'published',
      blocks: [
        { blockType: 'image', image: image.id },
        {
          ...{ blockType: 'callToAction', title: 'See also' },
          links: [{ label: 'Work', document: { relationTo: 'pages', value: page.id } }],
        },
      ],
    },
  })
  await payload.create({
    collection: 'redirects',
    data: { from: '/shop', document: { relationTo: 'pages', value: page.id } },
  })
  const deletedAt = new Date().toISOString()
  await payload.update({ collection: 'articles', id: second.id, data: { deletedAt } })
  await payload.updateGlobal({ slug: 'site', data: { name: 'Halden', description: 'Prints' } })
  await payload.updateGlobal({
    slug: 'menu',
    data: {
      items: [
        {
          ...{ label: 'Work', kind: 'document' },
          document: { relationTo: 'pages', value: page.id },
        },
      ],
    },
  })
  return [Number(image.id), Number(stern.id)]
}

/** What visitors can see, and the redirects. `modified` is the time of the last save, in whichever language. */
async function publications(payload: Payload) {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    ...{ collection: 'publications', where: { body: { exists: true } } },
    ...{ pagination: false, limit: 0 },
  })
  return docs
    .map(({ kind, key, locale, path, body, uses }) => ({
      ...{ kind, key, locale, path, uses, body: { ...Object(body), modified: null } },
    }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}

test('an export has every document once, and no people', () => {
  expect(linesOf('articles')).toMatchObject([
    {
      id: 1,
      title: { en: 'New name', de: 'Neuer Name' },
      draft: { title: { en: 'A newer draft' } },
    },
    { id: 2, deletedAt: expect.any(String) },
    { id: 3, _status: 'draft' },
  ])
  const settings = JSON.parse(readFileSync(path.join(exportFolder, 'settings.json'), 'utf8'))
  expect(settings.renames).toMatchObject([{ from: '/articles/old-name' }])
  expect(settings.schedules).toEqual([
    {
      ...{ collection: 'articles', id: 3, type: 'publish', locale: 'de' },
      at: '2099-01-01T10:00:00.000Z',
    },
  ])
  expect(JSON.stringify([linesOf('articles'), settings])).not.toMatch(
    /lastChanges|createdBy|password|users/,
  )
})

onEachDatabase('an empty site', (database) => {
  const target = sharedCms(database, { ...LANGUAGES, SITE_URL: 'http://localhost:3001' })
  const runImport = () =>
    importSite({ client: clientOf(target), folder: exportFolder, log: silent })

  test('publishes the same after the import, also after an interrupted one', async () => {
    const client = clientOf(target)
    let requests = 0
    const interrupted = {
      ...client,
      send: (...request: Parameters<typeof client.send>) => {
        requests += 1
        if (requests > 12) throw new Error('killed')
        return client.send(...request)
      },
    }
    await expect(
      importSite({ client: interrupted, folder: exportFolder, log: silent }),
    ).rejects.toThrow('killed')
    expect(await runImport()).toEqual({ created: expect.any(Number), missing: [] })
    const expected = await publications(source.payload)
    expect(expected.length).toBeGreaterThan(12)
    expect(await publications(target.payload)).toEqual(expected)
  })

  test('has the drafts, schedules, trash and files', async () => {
    const { payload } = target
    const { docs } = await payload.find({ collection: 'articles', draft: true, sort: 'id' })
    expect(docs).toMatchObject([
      { title: 'A newer draft', _status: 'draft' },
      { title: 'Never published', _status: 'draft' },
    ])
    const jobs = await payload.find({ collection: 'payload-jobs' })
    expect(jobs.docs).toMatchObject([
      { taskSlug: 'schedulePublish', input: { doc: { value: 3 }, locale: 'de' } },
    ])
    const trash = await payload.find({
      collection: 'articles',
      trash: true,
      where: { id: { equals: 2 } },
    })
    expect(trash.docs).toMatchObject([{ title: 'Second', deletedAt: expect.any(String) }])
    const name = linesOf('media')[0]?.['filename']
    const stored = (
      await send(target, `/media/file/${name}`, {
        headers: { authorization: 'Internal internal-api-token' },
      })
    ).arrayBuffer()
    expect(Buffer.from(await stored)).toEqual(
      readFileSync(path.join(exportFolder, 'media', String(name))),
    )
    // The ids of new documents follow those of the import.
    const added = await payload.create({ collection: 'articles', data: { title: 'New' } })
    expect(added.id).toBeGreaterThan(3)
  })

  test('takes no second import, and nothing that is not an export', async () => {
    await expect(runImport()).rejects.toThrow('This site is not empty')
    const file = path.join(exportFolder, 'tessera-export.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    const importManifest = async (change: object) => {
      writeFileSync(file, JSON.stringify({ ...manifest, ...change }))
      return runImport().finally(() => writeFileSync(file, JSON.stringify(manifest)))
    }
    await expect(importManifest({ version: 99 })).rejects.toThrow('has version 99')
    await expect(importManifest({ languages: ['fr'] })).rejects.toThrow('LANGUAGES=fr')
    await expect(importManifest({ format: 'other' })).rejects.toThrow('not the description')
    const docs = [{ id: 1, createdAt: manifest.exportedAt, updatedAt: manifest.exportedAt }]
    const save = clientOf(target).send('POST', 'internal/site-import/documents', {
      ...{ collection: 'articles', docs },
    })
    await expect(save).rejects.toThrow('No import of a site is running')
  })
})
