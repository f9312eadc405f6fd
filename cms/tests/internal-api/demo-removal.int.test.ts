import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../../demo/seed.mjs'
import { copyVariants } from '../../../demo/seed/copy-variants.mjs'
import { processImage } from '../../src/images/processing/process-image'
import { uploadImage } from '../testing/images'
import { listen } from '../testing/listen'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const cms = sharedCms()
let headers: Record<string, string>
beforeAll(async () => {
  headers = await signIn(cms, 'Ada', 'admin')
})

const COLLECTIONS = [
  ...['redirects', 'pages', 'patterns', 'articles', 'videos', 'media', 'terms', 'filter-groups'],
] as const

async function removeDemo() {
  const response = await send(cms, '/demo', { method: 'DELETE', headers })
  expect(response.status).toBe(200)
  return response.json()
}
const files = () =>
  readdirSync(cms.settings.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes('/media'))
    .map(({ name }) => name)
    .sort()

/** As the first start does it. */
async function addDemo() {
  const { dataDir } = cms.settings
  const stop = await listen(cms)
  const { cmsUrl } = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8'))
  await copyVariants(dataDir)
  await seedDemo({ cmsUrl, token: 'internal-api-token' })
  await stop()
  const { docs } = await cms.payload.find({ collection: 'media', limit: 0, depth: 0 })
  const context = { payload: cms.payload, dataDir }
  for (const { id } of docs)
    while (await processImage(context, { id: Number(id), priority: 'normal' }));
}

test(
  'the removal of the demo that nobody has changed leaves no document and no file',
  { tags: 'long' },
  async () => {
    const before = files()
    await addDemo()
    expect(files().length).toBeGreaterThan(before.length + 50)
    const { kept, removed } = await removeDemo()
    expect(kept).toEqual([])
    expect(removed).toMatchObject({ articles: 60, terms: 38, media: 56 })
    for (const collection of COLLECTIONS) {
      const { totalDocs } = await cms.payload.count({ collection, where: {}, trash: true })
      expect(totalDocs, collection).toBe(0)
    }
    expect(files()).toEqual(before)
  },
)

test('terms of the demo that images, galleries and drafts of an editor have are kept with the reason', async () => {
  const create = (collection: string, data: object, options = {}) =>
    cms.payload.create({ collection, data, ...options })
  const batch = { importBatch: 'demo' }
  const group = await create('filter-groups', { label: 'Technique', ...batch })
  const term = (label: string) => create('terms', { label, group: group.id, ...batch })
  const etching = await term('Etching')
  const linocut = await term('Linocut')
  const collage = await term('Collage')
  const woodcut = await term('Woodcut')
  const image = await uploadImage(cms.payload, 'A print')
  await cms.payload.update({
    collection: 'media',
    id: image.id,
    data: { terms: [etching.id, collage.id] },
  })
  const gallery = { blockType: 'gallery', title: 'Prints', galleryId: 'prints' }
  const page = await create('pages', {
    ...{ title: 'Prints', _status: 'published' },
    blocks: [{ ...gallery, terms: [linocut.id] }],
  })
  await create('articles', { title: 'On prints', terms: [collage.id] }, { draft: true })
  const { removed, kept } = await removeDemo()
  expect(removed).toMatchObject({ terms: 1, 'filter-groups': 0 })
  const reasons = kept.map(({ collection, id, reason }: Record<string, string>) => [
    ...[`${collection} ${id}`, reason],
  ])
  expect(Object.fromEntries(reasons)).toEqual({
    [`terms ${etching.id}`]: '1 image has it',
    [`terms ${linocut.id}`]: '1 gallery has it',
    [`terms ${collage.id}`]: '1 article and 1 image have it',
    [`filter-groups ${group.id}`]: expect.any(String),
  })
  const find = (id: number | string) =>
    cms.payload.findByID({ collection: 'terms', id, disableErrors: true })
  expect(await find(woodcut.id)).toBeNull()
  // The published gallery counts, also while its draft has other terms.
  await cms.payload.update({
    ...{ collection: 'pages', id: page.id, draft: true },
    data: { blocks: [{ ...gallery, terms: [] }], _status: 'draft' },
  })
  await removeDemo()
  expect(await find(linocut.id)).toMatchObject({ label: 'Linocut' })
})
