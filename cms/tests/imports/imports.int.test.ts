import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createZip } from '../../../scripts/import/testing/create-zip.mjs'
import { importsOf } from '../../src/imports/imports'
import { createImageFile } from '../testing/images'
import { listen } from '../testing/listen'
import { post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'
import { importDriver, stopImports } from './import-driver'

const cms = sharedCms('SQLite', { IMPORT_LIMIT_MB: '1' })
let editor: Record<string, string> = {}
let close: () => Promise<void> = async () => undefined
const { ask, create, inspect, planOf, read, upload } = importDriver(cms, () => editor)

beforeAll(async () => {
  await signIn(cms, 'Root', 'admin')
  editor = await signIn(cms, 'Ada')
  close = await listen(cms)
})
afterAll(async () => {
  await stopImports(cms)
  await close()
})

const CSV = `Title,Year,Topic,Image,Price
Tide,1850,Sea;Coast,tide.jpg,7
Pier,ca. 1851,Sea,missing.jpg,
,1852,Sea,,
Dune,1901-02-30,Coast,,
Reed,1854,Land,,
Gull,1855,Sea,,
`
const articles = async () => {
  const { docs } = await cms.payload.find({
    collection: 'articles',
    limit: 1000,
    sort: 'id',
    draft: true,
  })
  return docs.map(({ title }) => title)
}
const waitFor = (id: string, status: string) =>
  expect.poll(async () => (await read(id)).status, { timeout: 60_000 }).toBe(status)
const uploadsOf = (id: string) => path.join(cms.settings.dataDir, 'import-uploads', id)

const inspectWorks = async () => {
  const image = new Uint8Array((await createImageFile({ width: 800, height: 600 })).data)
  return inspect({ 'show/works.csv': CSV, 'show/tide.jpg': image })
}

describe('a table before it is imported', { tags: 'long' }, () => {
  let id = ''
  beforeAll(async () => {
    id = (await inspectWorks()).id
  })

  test('shows the first five rows as tiles, with what each would lose', async () => {
    const plan = planOf(await read(id))
    const { body } = await ask(id, '/sample', plan)
    expect(body.tiles.map(({ title }: { title: string }) => title)).toEqual([
      'Tide',
      'Pier',
      'Dune',
      'Reed',
      'Gull',
    ])
    expect(body.tiles[0]).toMatchObject({
      date: '1850',
      terms: ['Sea', 'Coast'],
      thumbnail: '0.webp',
    })
    expect(body.tiles[0].aspectRatio).toBeCloseTo(4 / 3, 1)
    expect(body.tiles[1]).toMatchObject({ date: 'ca. 1851', thumbnail: null })
    expect(body.tiles[1].lost).toContain('The image “missing.jpg” is missing')
    expect(body.tiles[2].lost).toEqual([
      'Year: “1901-02-30” cannot be read as a date without doubt',
    ])
    expect(body).toMatchObject({ importBatch: 'works', existing: 0, hasPage: false })
    expect(body.rejected).toEqual(['Line 4: It has no title.'])
    const thumbnail = await send(cms, `/imports/${id}/samples/0.webp`, { headers: editor })
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
    const withFacts = { ...plan, roles: { ...plan.roles, Price: 'fact' as const } }
    expect((await ask(id, '/sample', withFacts)).body.tiles[0].facts).toEqual(['Price: 7'])
  })

  test('asks for a title when no column is one', async () => {
    const { body, status } = await ask(id, '/sample', planOf(await read(id), { roles: {} }))
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/^Choose the column that is the title/)
  })

  test('counts what would be made, and writes nothing', async () => {
    await ask(id, '/try', planOf(await read(id)))
    // A trial that takes long is answered before it has ended.
    await expect
      .poll(() => read(id), { timeout: 60_000 })
      .toMatchObject({
        status: 'tried',
        trial: { articles: 5, images: 1, missing: 1, terms: 4, rejected: 1, losses: { count: 4 } },
      })
    expect((await read(id)).trial?.losses.groups).toContainEqual({
      ...{ field: 'Price', reason: 'is in a column that the mapping does not use', count: 1 },
      examples: [{ line: 2, value: '7' }],
    })
    expect(await articles()).toEqual([])
  })
})

describe('a table of works with an image', () => {
  let id = ''

  test('is recognised, with a role for each column that has a well-known name', async () => {
    const inspected = await inspectWorks()
    id = inspected.id
    expect(inspected.job).toMatchObject({ status: 'ready', files: 2 })
    expect(inspected.job.inspection).toMatchObject({
      kind: 'table',
      sentence: 'works.csv is a table (CSV) with 6 rows and 5 columns.',
      roles: { Title: 'title', Year: 'date', Topic: 'filter', Image: 'images' },
      columns: [
        { name: 'Title', examples: ['Tide', 'Pier', 'Dune'] },
        { name: 'Year' },
        { name: 'Topic' },
        { name: 'Image' },
        { name: 'Price', examples: ['7'] },
      ],
    })
  })

  test('is imported with a gallery, and its files are deleted', async () => {
    const { body } = await ask(id, '/start', planOf(await read(id)))
    expect(body.job.status).toBe('running')
    await waitFor(id, 'done')
    expect(await articles()).toEqual(['Tide', 'Pier', 'Dune', 'Reed', 'Gull'])
    const job = await read(id)
    expect(job).toMatchObject({ importBatch: 'works', by: { name: 'Ada' } })
    expect(job.result).toMatchObject({ created: 5, existing: 0, rejected: 1, page: '/works' })
    expect(existsSync(uploadsOf(id))).toBe(false)
    const report = await (await send(cms, `/imports/${id}/report`, { headers: editor })).text()
    expect(report).toContain('missing.jpg')
    const lines = await send(cms, `/imports/${id}/report?kind=rejected`, { headers: editor })
    expect(await lines.text()).toContain('"line":4')
  })

  test('is taken back, except what somebody has changed', async () => {
    const { docs } = await cms.payload.find({
      collection: 'articles',
      where: { title: { equals: 'Pier' } },
    })
    const changed = await send(cms, `/articles/${docs[0]?.id}`, {
      ...{
        method: 'PATCH',
        headers: editor,
        body: JSON.stringify({ excerpt: 'Mine', _status: 'published' }),
      },
    })
    expect(changed.status).toBe(200)
    await ask(id, '/undo')
    await waitFor(id, 'undone')
    expect(await articles()).toEqual(['Pier'])
    const { undone } = await read(id)
    expect(undone?.listed).toContainEqual(
      expect.objectContaining({ title: 'Pier', reason: expect.stringContaining('changed by Ada') }),
    )
  })

  test('is in the audit log: who started it, how it ended, who took it back', async () => {
    const entries = async () => {
      const { docs } = await cms.payload.find({
        ...{ collection: 'audit-log', where: { kind: { equals: 'Imports' } }, sort: 'id' },
      })
      return docs.map(({ action, name, title, details }) => ({ action, name, title, details }))
    }
    await expect.poll(entries).toEqual([
      expect.objectContaining({ action: 'import-started', name: 'Ada', title: 'works' }),
      expect.objectContaining({
        action: 'import-ended',
        details: '5 created, 0 existing, 1 rejected',
      }),
      expect.objectContaining({ action: 'import-undone', name: 'Ada' }),
    ])
  })
})

describe('a long import', { tags: 'long' }, () => {
  const LINES = 600
  const rows = Array.from(
    { length: LINES },
    (_, index) => `{"id":${index},"title":"Long ${index}"}`,
  )
  const count = async () =>
    (await cms.payload.count({ collection: 'articles', where: { title: { like: 'Long ' } } }))
      .totalDocs

  test('is paused, survives a restart and the end of its process, and imports each row once', async () => {
    const other = await inspect({ 'other.csv': 'title\nOther\n' })
    const { id, job } = await inspect({ 'long.ndjson': rows.join('\n') })
    const plan = planOf(job, { target: 'articles' })
    await ask(id, '/start', plan)
    await expect.poll(count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
    expect(await ask(other.id, '/start', planOf(other.job))).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringMatching(/^Another import is running/) }] },
    })
    expect((await ask(id, '/pause')).status).toBe(200)
    expect((await read(id)).status).toBe('paused')
    const paused = await count()
    expect(paused).toBeLessThan(LINES)
    await ask(id, '/resume')
    await expect.poll(count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(paused)
    // As a restart does: the process ends with the CMS, and the record says that it runs.
    await stopImports(cms)
    expect((await read(id)).status).toBe('running')
    await importsOf(cms).start()
    await waitFor(id, 'done')
    expect(await count()).toBe(LINES)
    expect((await read(id)).result).toMatchObject({ rejected: 0 })
  }, 120_000)
})

describe('files', () => {
  test.each([
    '../evil.csv',
    '/etc/passwd',
    'a/../../b.csv',
    '.htaccess',
    'a\\b.csv',
    'a\u0000.csv',
  ])('refuses the name %j', async (name) => {
    const { status } = await upload(await create(), name, 'title\nA')
    expect(status).toBe(400)
  })

  test('arrive in parts; a part that arrived before is not stored twice', async () => {
    const id = await create()
    expect((await upload(id, 'a.csv', 'title\n')).body).toEqual({ size: 6 })
    expect((await upload(id, 'a.csv', 'title\n')).body).toEqual({ size: 6 })
    expect((await upload(id, 'a.csv', 'One', 6)).body).toEqual({ size: 9 })
    expect(await read(id)).toMatchObject({ files: 1, bytes: 9 })
    expect(readFileSync(path.join(uploadsOf(id), 'files/a.csv'), 'utf8')).toBe('title\nOne')
  })

  test('are at most as large as the setting allows, together', async () => {
    const id = await create()
    await upload(id, 'a.bin', new Uint8Array(700_000))
    const { status, body } = await upload(id, 'b.bin', new Uint8Array(700_000))
    expect(status).toBe(413)
    expect(body.errors[0].message).toContain('may have 1 MB together')
  })

  test.each([
    ['notes.pdf', '%PDF-1.7', /^notes\.pdf is a PDF document\. Expected: a table/],
    ['empty.csv', '', /^empty\.csv is empty\. Expected/],
    ['page.html', '<!doctype html><p>x', /^page\.html is an HTML page/],
  ])(
    'that cannot be read are refused with a sentence: %s',
    { tags: 'long' },
    async (name, content, sentence) => {
      const { job } = await inspect({ [name]: content })
      expect(job.status).toBe('refused')
      expect(job.problem).toMatch(sentence)
      expect(job.problem).not.toContain(cms.settings.dataDir)
    },
  )

  test('refuses a ZIP archive whose paths lead out of its folder, and leaves nothing behind', async () => {
    const zip = createZip([{ name: '../../evil.jpg', content: 'x' }])
    const { id, job } = await inspect({ 'evil.zip': new Uint8Array(zip) })
    expect(job.status).toBe('refused')
    expect(job.problem).toMatch(/^evil\.zip cannot be/)
    await send(cms, `/imports/${id}`, { method: 'DELETE', headers: editor })
    expect(existsSync(uploadsOf(id))).toBe(false)
    expect(readdirSync(path.join(cms.settings.dataDir, 'import-uploads'))).not.toContain('evil.jpg')
  })
})

describe('only editors and admins', () => {
  test('may import and export', async () => {
    const author = await signIn(cms, 'Otto', 'author')
    const id = await create()
    for (const headers of [author, { 'content-type': 'application/json' }]) {
      const answers = await Promise.all([
        send(cms, '/imports', { headers }),
        post(cms, '/imports', {}, headers),
        send(cms, `/imports/${id}`, { headers }),
        post(cms, `/imports/${id}/start`, {}, headers),
        post(cms, `/imports/${id}/undo`, {}, headers),
        send(cms, `/imports/${id}/report`, { headers }),
        send(cms, '/exports/site', { headers }),
        send(cms, '/exports/works?format=csv', { headers }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403))
    }
  })
})
