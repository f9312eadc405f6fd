import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBucket } from '../../../scripts/media-store/bucket/bucket.mjs'
import type { MediaFolder, PublicFolder } from '../../../scripts/media-store/media-store.mjs'
import { startBucket } from '../../../scripts/media-store/testing/start-bucket.mjs'
import { bucketOf } from '../../src/bucket/copy-published-files'
import { findNamedFiles } from '../../src/bucket/find-named-files'
import { keepBucket } from '../../src/bucket/keep-bucket'
import { findPublishedFiles } from '../../src/bucket/published-files'
import { INTERNAL_API, send } from '../testing/rest'
import { startCms, type TestCms } from '../testing/start-cms'

let server: Awaited<ReturnType<typeof startBucket>>
let cms: TestCms
beforeAll(async () => {
  server = await startBucket()
  cms = await startCms('', { ...server.env, MEDIA_PUBLIC_URL: 'https://media.example.org' })
})
afterEach(() => server.disturb('none'))
afterAll(async () => {
  await cms.stop()
  await server.stop()
})

const inBucket = async (folder: MediaFolder | PublicFolder) => {
  const names: string[] = []
  for await (const { name } of openBucket(cms.settings)?.list(folder) ?? []) names.push(name)
  return names.sort()
}
const onDisk = (folder: MediaFolder) =>
  readdirSync(path.join(cms.settings.dataDir, 'media', folder)).sort()

async function upload(background: string) {
  const body = new FormData()
  const create = { width: 60, height: 40, channels: 3, background } as const
  const png = new Uint8Array(await sharp({ create }).png().toBuffer())
  body.set('_payload', JSON.stringify({ alt: background }))
  body.set('file', new Blob([png], { type: 'image/png' }), `${background.slice(1)}.png`)
  const response = await send(cms, '/media', { method: 'POST', body, headers: INTERNAL_API })
  const { doc } = await response.json()
  return doc as { id: number; filename: string; variants: { file: string }[] }
}

const publishArticle = (title: string, cover: number) =>
  send(cms, '/articles', {
    method: 'POST',
    headers: { ...INTERNAL_API, 'content-type': 'application/json' },
    body: JSON.stringify({ title, slug: title, cover, _status: 'published' }),
  })

test('publishes an image only when the bucket has its files; drafts need no bucket', async () => {
  server.disturb('unavailable')
  const image = await upload('#aa3333')
  const refused = await publishArticle('without-a-bucket', image.id)
  expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
    503,
    expect.stringContaining('The storage of images does not answer, so nothing was published.'),
  ])
  expect((await cms.payload.count({ collection: 'articles' })).totalDocs).toBe(0)
  server.disturb('none')
  expect((await publishArticle('with-a-bucket', image.id)).status).toBe(201)
  for (const { file } of image.variants) expect(await inBucket('variants')).toContain(file)
})

test('copies what was there before and each new file, and removes what no document names', async () => {
  await keepBucket(cms.payload, cms.settings.dataDir)
  expect(await inBucket('originals')).toEqual(onDisk('originals'))
  const image = await upload('#33aa33')
  await expect.poll(() => inBucket('originals')).toContain(image.filename)
  await expect.poll(() => inBucket('variants')).toEqual(onDisk('variants'))

  const bucket = bucketOf(cms.payload)
  const removeOrphans = async () =>
    bucket?.removeOrphans(await findNamedFiles(cms.payload), { minAge: 0 })
  const original = path.join(cms.settings.dataDir, 'media/originals', image.filename)
  rmSync(original)
  expect(await removeOrphans()).toBe(0)
  await cms.payload.delete({ collection: 'media', id: image.id, trash: true })
  expect(existsSync(original)).toBe(false)
  expect(await removeOrphans()).toBeGreaterThanOrEqual(1 + image.variants.length)
  expect(await inBucket('originals')).toEqual(onDisk('originals'))
  expect(await inBucket('variants')).toEqual(onDisk('variants'))
})

test('shows everybody the files that are published, and no others', async () => {
  const published = await upload('#3333aa')
  const draft = await upload('#3333bb')
  const variantsOf = (image: typeof published) => image.variants.map(({ file }) => file)
  const article = await publishArticle('public-files', published.id)
  expect(await inBucket('public/variants')).toEqual(expect.arrayContaining(variantsOf(published)))
  for (const name of variantsOf(draft))
    expect(await inBucket('public/variants')).not.toContain(name)
  expect(
    (await inBucket('public/variants')).filter((name) => !/\.(avif|webp|png)$/.test(name)),
  ).toEqual([])

  const bucket = bucketOf(cms.payload)
  const compare = async () =>
    bucket?.comparePublic(await findPublishedFiles(cms.payload), { minAge: 0 })
  bucket?.takeWithdrawals()
  const { doc } = await article.json()
  await cms.payload.delete({ collection: 'articles', id: doc.id })
  expect(bucket?.takeWithdrawals()).toBe(true)
  await compare()
  const left = await inBucket('public/variants')
  for (const name of variantsOf(published)) expect(left).not.toContain(name)
  expect(await inBucket('variants')).toEqual(expect.arrayContaining(variantsOf(published)))

  // Removed from the bucket by hand.
  const [lost = ''] = left
  await openBucket(cms.settings)?.remove('public/variants', lost)
  await compare()
  expect(await inBucket('public/variants')).toEqual(left)
})
