import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from '@libsql/client'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest'
import { z } from 'zod'
import { processImage } from '../../src/images/processing/process-image'
import { mp4 } from '../../src/videos/testing/create-video'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { mountSmallDisk } from '../testing/small-disk'
import { startCms } from '../testing/start-cms'

const FULL = {
  status: 507,
  message:
    'The disk is full, so nothing was saved. Ask the person who runs this site to free space, then try again.',
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

async function errorOf(response: Response) {
  const { errors } = await response.json()
  return { status: response.status, message: errors[0].message }
}

describe('a full disk', () => {
  const cms = sharedCms()

  const mediaOnSmallDisk = (context: TestContext) => {
    const folder = path.join(cms.settings.dataDir, 'media')
    const disk = mountSmallDisk(folder, 600)
    if (!disk) return context.skip('Only root can mount the small disk of this test.')
    onTestFinished(disk.unmount)
    return folder
  }
  const upload = (collection: string, data: object, file: Uint8Array, name: string) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([new Uint8Array(file)]), name)
    return send(cms, `/${collection}`, { method: 'POST', body, headers: INTERNAL_API })
  }

  test('leaves no file and no document of a refused image, and needs no restart', async (context) => {
    const folder = mediaOnSmallDisk(context)
    const uploadNoise = async (width: number) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const data = await sharp({
        create: { width, height: width, channels: 3, background: '#385', noise },
      })
        .jpeg()
        .toBuffer()
      return upload('media', { alt: 'Noise' }, data, 'noise.jpg')
    }
    expect(await errorOf(await uploadNoise(1400))).toEqual(FULL)
    expect(filesBelow(folder)).toEqual([])
    expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(0)
    const { doc: small } = await (await uploadNoise(40)).json()
    expect(filesBelow(folder)).toContain(small.filename)
    const { id } = (await (await uploadNoise(900)).json()).doc
    const before = filesBelow(folder)
    const { payload, settings } = cms
    const work = processImage(
      { payload, dataDir: settings.dataDir },
      { id: Number(id), priority: 'low' },
    )
    expect(await work).toBeNull()
    expect(filesBelow(folder)).toEqual(before)
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({
      processingError: 'The disk of the server is full.',
    })
  })

  test('leaves no file and no document of a refused video or TIFF file', async (context) => {
    const folder = mediaOnSmallDisk(context)
    const video = Buffer.concat([mp4(), Buffer.alloc(900_000)])
    expect(await errorOf(await upload('videos', { title: 'Long' }, video, 'a.mp4'))).toEqual(FULL)
    const tiff = await send(cms, '/media/tiff?filename=a.tif', {
      ...{ method: 'POST', body: new Uint8Array(900_000) },
      headers: { ...INTERNAL_API, 'content-type': 'image/tiff' },
    })
    expect(await errorOf(tiff)).toEqual(FULL)
    expect(filesBelow(folder)).toEqual([])
    expect((await cms.payload.count({ collection: 'videos' })).totalDocs).toBe(0)
    expect((await upload('videos', { title: 'Short' }, mp4(), 'b.mp4')).status).toBe(201)
  })

  test('of the database refuses saves, changes nothing, and needs no restart', async () => {
    const { client } = z.object({ client: z.custom<Client>() }).parse(cms.payload.db)
    const pragma = async (sql: string) =>
      Number(Object.values((await client.execute(sql)).rows[0] ?? {})[0])
    const text = (size: number) => 'x'.repeat(size)
    const created = await post(cms, '/articles', { title: 'Before', slug: 'before' }, INTERNAL_API)
    const { doc } = await created.json()
    // Free pages of earlier tests would take the text.
    await client.execute('VACUUM')
    // SQLite itself refuses to grow the file, with the error of a full disk.
    await pragma(`PRAGMA max_page_count = ${await pragma('PRAGMA page_count')}`)
    onTestFinished(async () => void (await pragma('PRAGMA max_page_count = 1000000')))
    const large = { title: 'After', excerpt: text(900), facts: `x: ${text(190_000)}` }
    expect(await errorOf(await post(cms, '/articles', large, INTERNAL_API))).toEqual(FULL)
    const change = () =>
      send(cms, `/articles/${doc.id}`, {
        ...{ method: 'PATCH', body: JSON.stringify(large) },
        headers: { ...INTERNAL_API, 'content-type': 'application/json' },
      })
    expect(await errorOf(await change())).toEqual(FULL)
    const stored = await cms.payload.find({ collection: 'articles', depth: 0 })
    expect(stored.docs.map(({ title }) => title)).toEqual(['Before'])
    await pragma('PRAGMA max_page_count = 1000000')
    expect((await change()).status).toBe(200)
  })
})

test('a disk that is full at the commit refuses the save in the same words', async (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const disk = mountSmallDisk(folder, 16 * 1024)
  if (!disk) return context.skip('Only root can mount the small disk of this test.')
  onTestFinished(disk.unmount)
  const cms = await startCms(`file:${path.join(folder, 'tessera.db')}`)
  onTestFinished(cms.stop)
  const save = () => post(cms, '/articles', { title: 'Saved', facts: 'x: y' }, INTERNAL_API)
  expect((await save()).status).toBe(201)
  const filler = path.join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  expect(await errorOf(await save())).toEqual(FULL)
  expect((await cms.payload.count({ collection: 'articles' })).totalDocs).toBe(1)
  rmSync(filler)
  expect((await save()).status).toBe(201)
})
