import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createDump, SITE } from '../../../scripts/import/sources/joomla/testing/create-dump.mjs'
import { createWxr } from '../../../scripts/import/sources/wordpress/testing/create-wxr.mjs'
import { createZip } from '../../../scripts/import/testing/create-zip.mjs'
import type { Plan } from '../../src/imports/job'
import { createImageFile } from '../testing/images'
import { listen } from '../testing/listen'
import { publishedBody, publishedRows } from '../testing/published'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'
import { createTaggedImage } from '../testing/tagged-image'
import { importDriver, stopImports } from './import-driver'

// Each import is three processes, one after the other.
vi.setConfig({ testTimeout: 300_000 })

const cms = sharedCms('SQLite', { IMPORT_LIMIT_MB: '1' })
let editor: Record<string, string> = {}
let close: () => Promise<void> = async () => undefined
const { ask, inspect, planOf, read } = importDriver(cms, () => editor)

beforeAll(async () => {
  await signIn(cms, 'Root', 'admin')
  editor = await signIn(cms, 'Ada')
  close = await listen(cms)
})
afterAll(async () => {
  await stopImports(cms)
  await close()
})

type Files = Parameters<typeof inspect>[0]

/** Drops files and imports them as the screen does. */
async function bringOver(files: Files, change: Partial<Plan> = {}) {
  const { id, job } = await inspect(files)
  expect(job.problem).toBeNull()
  const plan = planOf(job, change)
  await ask(id, '/start', plan)
  await expect.poll(async () => (await read(id)).status, { timeout: 200_000 }).toBe('done')
  const report = await (await send(cms, `/imports/${id}/report`, { headers: editor })).text()
  const { result } = await read(id)
  return { sentence: job.inspection?.sentence, result, report }
}

const find = async (collection: string, where: Record<string, string>, depth = 0) => {
  const conditions = Object.entries(where).map(([field, value]) => ({ [field]: { equals: value } }))
  const options = { collection, where: { and: conditions }, depth, draft: true, limit: 1 }
  return (await cms.payload.find(options)).docs[0] ?? { id: 0 }
}
/** What visitors get at an address: a document, or where it leads. */
const publishedAt = async (path: string) => {
  const { docs } = await cms.payload.db.find<{ id: number; kind?: string; body?: unknown }>({
    ...{ collection: 'publications', where: { path: { equals: path } } },
    ...{ limit: 0, pagination: false },
  })
  return docs.flatMap(({ kind, body }) => (body ? [{ kind, body }] : []))
}
/** The document that a redirect leads to. */
const ledTo = async (path: string) => {
  const [redirect] = await publishedAt(path)
  const { to } = z
    .object({ to: z.object({ kind: z.string(), key: z.string() }) })
    .parse(redirect?.body)
  return publishedBody(cms.payload, to.kind, to.key)
}
const image = async (name: string, background = '#385') =>
  new Uint8Array((await createTaggedImage(name, { background })).data)

test(
  'a WordPress site is shown with its pages, gallery, menu and old addresses',
  { tags: 'long' },
  async () => {
    const media = '2024/tide.jpg'
    const wxr = createWxr([
      {
        ...{ id: '7', type: 'attachment', status: 'inherit', title: 'Low tide' },
        file: `https://old.example/wp-content/uploads/${media}`,
        meta: { _wp_attached_file: media, _wp_attachment_image_alt: 'Boats on the mud' },
      },
      {
        ...{ id: '1', title: 'Tide', slug: 'tide', link: 'https://old.example/2024/03/tide/' },
        content: '<p>Out at six.</p><!-- wp:latest-posts /-->',
        terms: [['category', 'sea', 'Sea']],
        meta: { _thumbnail_id: '7', price: '7' },
      },
      { ...{ id: '2', title: 'Not yet', slug: 'not-yet', status: 'draft' } },
      {
        ...{ id: '3', type: 'page', title: 'About', slug: 'about' },
        ...{ link: 'https://old.example/the-press/about/', content: 'We print. [gallery ids="7"]' },
      },
      {
        ...{ id: '4', type: 'nav_menu_item', title: 'The press', order: '1' },
        terms: [['nav_menu', 'main', 'Main menu']],
        meta: { _menu_item_type: 'post_type', _menu_item_object_id: '3' },
      },
    ])
    const files = { 'old/harbour.xml': wxr, [`old/wp-content/uploads/${media}`]: await image('a') }
    const { sentence, result, report } = await bringOver(files)
    expect(sentence).toBe(
      'harbour.xml is a WordPress export (WXR) with 2 articles and one image in its media library.',
    )
    expect(result).toMatchObject({ created: 2, rejected: 0, page: '/harbour-press' })
    expect(await publishedRows(cms.payload, 'article', 'page')).toEqual(
      expect.arrayContaining([
        'article /articles/tide live',
        'page /about live',
        'page /harbour-press live',
      ]),
    )
    expect(await publishedAt('/articles/not-yet')).toEqual([])
    const [tide] = await publishedAt('/articles/tide')
    const { id: cover } = await find('media', { alt: 'Boats on the mud' })
    expect(tide?.body).toMatchObject({
      ...{ title: 'Tide', author: 'Ada Holm', cover: String(cover) },
    })
    const [about] = await publishedAt('/about')
    expect(JSON.stringify(about?.body)).toContain(`"${cover}"`)
    expect(await ledTo('/2024/03/tide')).toMatchObject({ slug: 'tide' })
    expect(await ledTo('/the-press/about')).toMatchObject({ title: 'About' })
    expect(JSON.stringify(await publishedBody(cms.payload, 'menu', 'menu'))).toContain('The press')
    expect(report).toContain('what WordPress fills in when it shows the blocks latest-posts')
    expect(report).toContain('custom field')
  },
)

test(
  'a Joomla site is shown with its walls as galleries, and unknown options are listed',
  { tags: 'long' },
  async () => {
    const files = {
      'studio/studio.sql': createDump(SITE),
      'studio/images/tide.jpg': await image('b', '#338'),
    }
    const { sentence, result, report } = await bringOver(files)
    expect(sentence).toContain('studio.sql is a database dump of Joomla with 3 articles')
    expect(result).toMatchObject({ created: 2, rejected: 1, page: '/studio' })
    const [home] = await publishedAt('/')
    expect(JSON.stringify(home?.body)).toContain('"pattern":"16r"')
    expect(await ledTo('/works/tide')).toMatchObject({ slug: 'low-tide' })
    const [article] = await publishedAt('/articles/low-tide')
    expect(article?.body).toMatchObject({
      title: 'Low tide',
      cover: String((await find('media', { alt: 'Mud' })).id),
    })
    expect(report).toMatch(
      /Minitek Wall: mas_border_radius: .*is an option that galleries do not have/,
    )
    expect(report).toContain('has the state -2')
  },
)

test(
  'a ZIP archive of images goes to a folder of choice, with its metadata and a gallery',
  { tags: 'long' },
  async () => {
    const tide = await createTaggedImage('tide.jpg', {
      iptc: { 5: 'Ebb', 80: 'Ada Roe', 25: ['Harbour'] },
      background: '#833',
    })
    const plain = await createImageFile({ width: 64 })
    const zip = createZip([
      { name: '1960s/tide.jpg', content: tide.data },
      { name: 'plain.jpg', content: plain.data },
      { name: 'notes.txt', content: 'Not an image' },
    ])
    const change = { name: 'Prints', folder: 'Archive/Prints', gallery: 'prints' }
    const dropped = { 'prints.zip': new Uint8Array(zip) }
    const { sentence, result, report } = await bringOver(dropped, change)
    expect(sentence).toBe('prints.zip is a ZIP archive with 2 images.')
    expect(result).toMatchObject({ created: 2, withoutAlt: 2, page: '/prints' })
    expect(report).toContain('notes.txt')
    expect(await find('media', { title: 'Ebb' }, 3)).toMatchObject({
      ...{ creator: 'Ada Roe', keywords: ['Harbour'] },
      folder: { name: '1960s', folder: { name: 'Prints', folder: { name: 'Archive' } } },
    })
    expect(await publishedRows(cms.payload, 'page')).toContain('page /prints live')
  },
)

test('a table as drafts publishes nothing, and its image is in the folder of choice', async () => {
  const files = {
    'show/plans.csv': 'Title,Image,Topic\nJetty,jetty.jpg,Plan\nMole,,Plan\n',
    'show/jetty.jpg': await image('c', '#aa3'),
  }
  const { result } = await bringOver(files, { target: 'drafts', folder: 'Plans' })
  expect(result).toMatchObject({ created: 2, rejected: 0, page: null })
  const jetty = await find('articles', { title: 'Jetty' }, 2)
  expect(jetty).toMatchObject({ _status: 'draft', cover: { folder: { name: 'Plans' } } })
  expect(await publishedRows(cms.payload, 'article', 'page')).not.toContainEqual(
    expect.stringMatching(/jetty|mole|plans/),
  )
})
