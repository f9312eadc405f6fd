import { readdirSync, existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { uploadImage } from '../testing/images'
import { listen } from '../testing/listen'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'
import { importDriver } from './import-driver'

const cms = sharedCms()
let editor: Record<string, string> = {}
let close: () => Promise<void> = async () => undefined

beforeAll(async () => {
  await signIn(cms, 'Root', 'admin')
  editor = await signIn(cms, 'Ada')
  close = await listen(cms)
  await uploadImage(cms.payload, 'A boat')
  await cms.payload.create({
    collection: 'articles',
    data: { title: 'Tide', _status: 'published' },
  })
})
afterAll(() => close())

test('sends everything as a ZIP archive with the originals, and notes who took it', async () => {
  const response = await send(cms, '/exports/site', { headers: editor })
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*localhost-.*\.zip$/)
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()))
  const entries: Record<string, string> = {}
  for await (const entry of zip.eachEntry())
    entries[entry.fileName] = await text(await zip.openReadStreamPromise(entry))
  expect(Object.keys(entries).filter((name) => !name.startsWith('media/'))).toEqual([
    ...['media.ndjson', 'articles.ndjson'],
    ...['settings.json', 'tessera-export.json'],
  ])
  expect(Object.keys(entries).filter((name) => name.startsWith('media/'))).toHaveLength(1)
  expect(entries['articles.ndjson']).toContain('"Tide"')
  expect(JSON.parse(entries['tessera-export.json'] ?? '')).toMatchObject({
    counts: { articles: 1, media: 1 },
  })
  const { docs } = await cms.payload.find({
    ...{ collection: 'audit-log', where: { action: { equals: 'exported' } } },
  })
  expect(docs).toEqual([expect.objectContaining({ name: 'Ada', title: 'Everything' })])
})

test(
  'a trial says that a site with documents does not take an export',
  { tags: 'long', timeout: 300_000 },
  async () => {
    const archive = await (await send(cms, '/exports/site', { headers: editor })).arrayBuffer()
    const { ask, inspect, planOf, read } = importDriver(cms, () => editor)
    const { id, job } = await inspect({ 'site.zip': new Uint8Array(archive) })
    expect(job.inspection?.sentence).toMatch(/^This is an export of Tessera of .* with 2 documents/)
    await ask(id, '/try', planOf(job))
    // A trial that takes long is answered before it has ended.
    await expect
      .poll(() => read(id), { timeout: 60_000 })
      .toMatchObject({
        status: 'ready',
        problem: expect.stringMatching(/^This site is not empty: it has \d+ (media|articles)\./),
      })
  },
)

test('breaks the download off when the export fails', async () => {
  const { dataDir } = cms.settings
  const token = path.join(dataDir, 'internal-api-token')
  await writeFile(token, 'wrong')
  const response = await send(cms, '/exports/site', { headers: editor })
  await expect(response.arrayBuffer()).rejects.toThrow()
  await writeFile(token, 'internal-api-token')
})

test.each(['gallery=none', 'format=exe', 'format=csv&gallery=none'])(
  'refuses ?%s and leaves no file',
  async (query) => {
    const response = await send(cms, `/exports/works?${query}`, { headers: editor })
    expect(response.status).toBe(400)
    const folder = path.join(cms.settings.dataDir, 'export-files')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  },
)
