import { existsSync, readdirSync, readFileSync, statSync, type Stats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { originalsDir } from '../../src/images/folders'
import { videosDir } from '../../src/videos/folders'
import { mp4 } from '../../src/videos/testing/create-video'
import { fileHandles } from '../testing/file-handles'
import { createImageFile } from '../testing/images'
import { INTERNAL_API, post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

/** Something that the CMS waited for: the content of a file, the names in a folder, or a commit. */
interface Step {
  readonly kind: 'content' | 'names' | 'commit'
  /** Of what was synced; a commit has none. */
  readonly inode: number | null
  /** The files that the folder had at the end of the step. */
  readonly names: readonly string[]
}

describe('an upload that is acknowledged is on the disk', () => {
  const cms = sharedCms()
  let handles: FileHandle
  beforeAll(async () => {
    handles = await fileHandles()
  })

  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

  /** The steps of all requests from now on. @param change may fail a step */
  function recordSteps(folder: string, change: (stats: Stats) => Promise<void> = async () => {}) {
    const steps: Step[] = []
    const record = (kind: Step['kind'], inode: number | null) =>
      steps.push({ kind, inode, names: namesIn(folder) })
    const { datasync, sync } = handles
    const observe = (original: FileHandle['sync']) =>
      async function (this: FileHandle) {
        const stats = await this.stat()
        await change(stats)
        await original.call(this)
        record(stats.isDirectory() ? 'names' : 'content', stats.ino)
      }
    const { db } = cms.payload
    const commit = db.commitTransaction
    const spies = [
      vi.spyOn(handles, 'datasync').mockImplementation(observe(datasync)),
      vi.spyOn(handles, 'sync').mockImplementation(observe(sync)),
      vi.spyOn(db, 'commitTransaction').mockImplementation(async (id) => {
        record('commit', null)
        await commit.call(db, id)
      }),
    ]
    onTestFinished(() => spies.forEach((spy) => spy.mockRestore()))
    return steps
  }

  /** Expects that a file was synced before it had its name, its name after that, and that nothing was committed before. */
  function expectOnDisk(steps: readonly Step[], file: string): void {
    const [folder, name] = [path.dirname(file), path.basename(file)]
    const { ino } = statSync(file)
    const content = steps.findIndex(({ kind, inode }) => kind === 'content' && inode === ino)
    const names = steps.findIndex(
      ({ kind, inode, names }) =>
        kind === 'names' && inode === statSync(folder).ino && names.includes(name),
    )
    expect(content).toBeGreaterThanOrEqual(0)
    expect(steps[content]?.names).not.toContain(name)
    expect(names).toBeGreaterThan(content)
    const commit = steps.findIndex(({ kind, names }) => kind === 'commit' && names.includes(name))
    expect(commit).toBeGreaterThan(names)
  }

  const form = (bytes: Uint8Array, name: string, data: object = {}) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify(data))
    body.set('file', new Blob([new Uint8Array(bytes)]), name)
    return body
  }
  const upload = async (path: string, body: BodyInit, method = 'POST') => {
    const isForm = body instanceof FormData
    const headers = isForm ? INTERNAL_API : { ...INTERNAL_API, 'content-type': 'image/tiff' }
    const response = await send(cms, path, { method, body, headers })
    return { status: response.status, json: await response.json() }
  }
  const originals = () => originalsDir(cms.settings.dataDir)
  const videos = () => videosDir(cms.settings.dataDir)
  const jpeg = async (width: number) => (await createImageFile({ width })).data
  const tiff = async () => {
    const create = { width: 90, height: 60, channels: 3, background: '#2a6b4f' } as const
    return new Uint8Array(await sharp({ create }).tiff().toBuffer())
  }

  test.each([
    ['an image', async () => upload('/media', form(await jpeg(61), 'a.jpg')), originals],
    ['a TIFF file', async () => upload('/media/tiff?filename=b.tif', await tiff()), originals],
    ['a video', () => upload('/videos', form(mp4(), 'c.mp4', { title: 'C' })), videos],
  ] as const)('as %s', async (_, send, folder) => {
    const steps = recordSteps(folder())
    const { status, json } = await send()
    expect(status).toBe(201)
    expectOnDisk(steps, path.join(folder(), json.doc.filename))
  })

  test('as a video in memory, and as one that replaces it', async () => {
    const steps = recordSteps(videos())
    const data = mp4({ isRotated: true })
    const file = { data, mimetype: 'video/mp4', name: 'd.mp4', size: data.length }
    const { id, ...video } = await cms.payload.create({
      ...{ collection: 'videos', data: { title: 'D' }, file },
    })
    expectOnDisk(steps, path.join(videos(), String(Object(video).filename)))
    const next = Buffer.concat([mp4(), Buffer.from('\0\0\0\x08free')])
    const { status, json } = await upload(`/videos/${id}`, form(next, 'e.mp4'), 'PATCH')
    expect(status).toBe(200)
    expectOnDisk(steps, path.join(videos(), json.doc.filename))
  })

  test('as an imported image', async () => {
    const steps = recordSteps(originals())
    const body = new FormData()
    body.set('data', '{}')
    body.set('file', new File([new Uint8Array(await jpeg(62))], 'f.jpg', { type: 'image/jpeg' }))
    const init = { method: 'POST', body, headers: INTERNAL_API }
    const { id } = await (await send(cms, '/internal/import-image?batch=f', init)).json()
    const image = await cms.payload.findByID({ collection: 'media', id })
    expectOnDisk(steps, path.join(originals(), String(image['filename'])))
  })

  test('as the file that replaces another one, which is kept, and as the one that comes back', async () => {
    const first = (await upload('/media', form(await jpeg(63), 'g.jpg'))).json.doc
    const { ino } = statSync(path.join(originals(), first.filename))
    const steps = recordSteps(originals())
    const { json } = await upload(`/media/${first.id}`, form(await jpeg(64), 'h.jpg'), 'PATCH')
    expectOnDisk(steps, path.join(originals(), json.doc.filename))
    const kept = `_${first.id}-${first.filename}`
    const isKept = ({ names }: Step) => names.includes(kept)
    expect(
      steps
        .filter(isKept)
        .slice(0, 3)
        .map(({ kind, inode }) => [kind, inode === ino]),
    ).toEqual([
      ...[['content', true] as const, ['names', false] as const, ['commit', false] as const],
    ])
    steps.length = 0
    const back = await post(cms, `/media/${first.id}/previous-file`, { file: kept }, INTERNAL_API)
    expect(back.status).toBe(200)
    const { filename } = await cms.payload.findByID({ collection: 'media', id: first.id })
    expectOnDisk(steps, path.join(originals(), String(filename)))
  })

  const failure = (code: string) => Object.assign(new Error(`${code}: sync failed`), { code })

  test.each([
    ['content', 'EIO', 500],
    ['name', 'EIO', 500],
    ['content', 'ENOSPC', 507],
  ] as const)(
    'or refused, and then leaves nothing behind: its %s fails with %s',
    async (part, code, status) => {
      const before = [namesIn(originals()), namesIn(videos())]
      recordSteps(originals(), async (stats) => {
        if (stats.isDirectory() === (part === 'name')) throw failure(code)
      })
      const image = await upload('/media', form(await jpeg(65), 'i.jpg'))
      const video = await upload('/videos', form(mp4({ width: 640 }), 'j.mp4', { title: 'J' }))
      expect([image.status, video.status]).toEqual([status, status])
      expect([namesIn(originals()), namesIn(videos())]).toEqual(before)
    },
  )

  test('except for its name on a file system that cannot sync folders', async () => {
    const steps = recordSteps(originals(), async (stats) => {
      if (stats.isDirectory()) throw failure('EINVAL')
    })
    const { status, json } = await upload('/media', form(await jpeg(66), 'k.jpg'))
    expect(status).toBe(201)
    const { filename } = json.doc
    const { ino } = statSync(path.join(originals(), filename))
    // Images of earlier tests are processed meanwhile, which commits too.
    const content = steps.findIndex(({ kind, inode }) => kind === 'content' && inode === ino)
    expect(steps[content]?.names).not.toContain(filename)
    const commit = steps.findIndex(
      ({ kind, names }) => kind === 'commit' && names.includes(filename),
    )
    expect(commit).toBeGreaterThan(content)
  })

  test('whole, when it is uploaded several times at once', async () => {
    const bytes = await jpeg(67)
    const sent = await Promise.all([0, 1, 2].map(() => upload('/media', form(bytes, 'l.jpg'))))
    const stored = sent.filter(({ status }) => status === 201)
    expect(stored.length).toBeGreaterThan(0)
    for (const { json } of stored)
      expect(readFileSync(path.join(originals(), json.doc.filename))).toEqual(bytes)
    // The name is taken.
    expect(sent.filter(({ status }) => status !== 201 && status !== 400)).toEqual([])
    expect(namesIn(originals()).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
