import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { databaseKinds } from '@tessera/content/testing'
import { describe, expect, test } from 'vitest'
import { videosDir, incomingDir } from '../src/videos/folders'
import { mp4, webm } from '../src/videos/testing/create-video'
import { removeOrphanedFiles } from '../src/images/remove-orphaned-files'
import { cmsOn } from './cms-on'
import { bodyOf } from './published'

const INTERNAL_API = { authorization: 'Internal internal-api-token' }
const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nThe ink is warm.\n'

describe.each(databaseKinds())('videos on %s', (_, start) => {
  const cms = cmsOn(start, { VIDEO_LIMIT_MB: '1' })

  const send = (
    method: string,
    door: string,
    body: FormData | string | null,
    headers: Record<string, string> = INTERNAL_API,
  ) =>
    handleEndpoints({
      config: cms.payload.config,
      payloadInstanceCacheKey: cms.key,
      request: new Request(`http://localhost:3000/api${door}`, { method, body, headers }),
    })
  const form = (video: Buffer | null, data: object, name = 'The Press.mp4') => {
    const fields = new FormData()
    fields.set('_payload', JSON.stringify(data))
    if (video) fields.set('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), name)
    return fields
  }
  const upload = async (video: Buffer, data: object = {}) => {
    const answer = await send('POST', '/videos', form(video, { title: 'The press', ...data }))
    expect(answer.status).toBe(201)
    return (await answer.json()).doc
  }
  const messageOf = async (answer: Response): Promise<string> =>
    (await answer.json()).errors[0].message
  const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
  const kept = () => filesIn(videosDir(cms.settings.dataDir))
  const incoming = () => filesIn(incomingDir(cms.settings.dataDir))
  const pageWith = (video: number, more: object = {}) =>
    cms.payload.create({
      collection: 'pages',
      data: {
        title: 'Video',
        blocks: [{ blockType: 'video', title: 'At work', video }],
        _status: 'published',
        ...more,
      },
    })

  test('an uploaded video is kept as it came, under a name of its own, with its size', async () => {
    const video = await upload(mp4({ isRotated: true }))
    expect(video).toMatchObject({ mimeType: 'video/mp4', width: 720, height: 1280 })
    expect(video.filename).toMatch(/^the-press-[0-9a-f]{8}\.mp4$/)
    expect(video.filesize).toBe(mp4().length)
    expect(kept()).toContain(video.filename)
    expect(incoming()).toEqual([])
    const file = await send('GET', `/videos/file/${video.filename}`, null)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(mp4({ isRotated: true }))
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('it is told by its content, and whatever name it had, it gets one of its kind', async () => {
    const answer = await send(
      'POST',
      '/videos',
      form(webm(), { title: 'W' }, '../../../etc/x.html'),
    )
    expect((await answer.json()).doc.filename).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.webm$/)
    for (const disguised of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'x']) {
      const refused = await send('POST', '/videos', form(Buffer.from(disguised), { title: 'No' }))
      expect(refused.status).toBe(415)
      expect(await messageOf(refused)).toContain('not a video that browsers can play')
    }
    const hevc = await send('POST', '/videos', form(mp4({ video: 'hvc1' }), { title: 'No' }))
    expect(await messageOf(hevc)).toContain('HEVC (H.265)')
    const broken = await send('POST', '/videos', form(mp4(), { title: 'No' }, 'video.mp4\0.html'))
    expect(broken.status).toBe(400)
    const json = { ...INTERNAL_API, 'content-type': 'application/json' }
    for (const body of ['{', '[]', '7'])
      expect((await send('POST', '/videos', body, json)).status, body).toBe(400)
    expect(incoming()).toEqual([])
  })

  test('one that is too large is refused while it comes in, and leaves nothing behind', async () => {
    const { videoLimit } = cms.settings
    const before = kept()
    const large = Buffer.concat([mp4(), Buffer.alloc(videoLimit)])
    const answer = await send('POST', '/videos', form(large, { title: 'Long' }))
    expect(answer.status).toBe(413)
    expect(await messageOf(answer)).toContain('larger than 1 MB')
    expect(kept()).toEqual(before)
    expect(incoming()).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')(
    'one that the disk does not take is given up, however much of it is to come',
    async () => {
      const folder = incomingDir(cms.settings.dataDir)
      rmSync(folder, { recursive: true, force: true })
      // No file can be made there.
      symlinkSync('/proc/self', folder)
      const video = Buffer.concat([mp4(), Buffer.alloc(1_000_000)])
      const answer = await send('POST', '/videos', form(video, { title: 'Nowhere' }))
      expect(answer.status).toBe(500)
      rmSync(folder)
    },
  )

  test('strangers are turned away before a byte is kept', async () => {
    for (const [method, door] of [
      ['POST', '/videos'],
      ['PATCH', '/videos/1'],
    ] as const)
      expect((await send(method, door, form(mp4(), { title: 'No' }), {})).status).toBe(403)
    expect((await send('GET', '/videos', null, {})).status).toBe(403)
    expect((await send('GET', '/videos/file/x.mp4', null, {})).status).toBe(403)
    expect(incoming()).toEqual([])
  })

  test('subtitles that browsers would not show are refused with their line', async () => {
    const subtitles = (text: string) => [{ language: 'en', label: 'English', text }]
    const video = await upload(mp4({ width: 640 }), { subtitles: subtitles(VTT) })
    expect(video.subtitles).toMatchObject([{ language: 'en', text: VTT }])
    for (const [text, fault] of [
      ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'SubRip'],
      ['WEBVTT\n\n00:01 --> 00:04\nHello', 'Line 3'],
    ] as const) {
      const answer = await send(
        'PATCH',
        `/videos/${video.id}`,
        form(null, { subtitles: subtitles(text) }),
      )
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain(fault)
    }
  })

  test('an imported text shows an imported video, which is published with it', async () => {
    const folder = path.join(import.meta.dirname, 'videos')
    const video = await upload(readFileSync(path.join(folder, 'h264-aac.mp4')), {
      importBatch: 'old',
    })
    expect(video).toMatchObject({ mimeType: 'video/mp4', width: 64, height: 48 })
    const source = { kind: 'file', video: String(video.id) }
    const block = { type: 'video', title: 'The press', source, poster: null, ratio: 1.333 }
    const line = { line: 1, key: 'a', article: { title: 'Imported', body: [block] } }
    const door = '/internal/import?batch=old'
    const answer = await send('POST', door, `${JSON.stringify(line)}\n`)
    expect(await answer.json()).toEqual({ created: 1, skipped: 0, rejected: [] })
    expect(await bodyOf(cms.payload, 'video', video.id)).toMatchObject({ title: 'The press' })
    const { docs } = await cms.payload.find({
      collection: 'articles',
      where: { importKey: { equals: 'old:a' } },
    })
    const body = await bodyOf(cms.payload, 'article', docs[0]?.id ?? 0)
    expect(body?.['body']).toMatchObject([{ type: 'video', title: 'The press', source }])
  })

  test('a video is published while something published shows it, with its poster and its subtitles', async () => {
    const video = await upload(webm({ width: 320 }), {
      subtitles: [{ language: 'en', label: 'English', text: VTT }],
      transcript: 'A wheel turns.',
    })
    expect(await bodyOf(cms.payload, 'video', video.id)).toBeNull()
    const page = await pageWith(video.id)
    const source = { kind: 'file', video: String(video.id) }
    expect((await bodyOf(cms.payload, 'page', page.id))?.['blocks']).toMatchObject([{ source }])
    const name = path.parse(video.filename).name
    expect(await bodyOf(cms.payload, 'video', video.id)).toMatchObject({
      ...{ title: 'The press', type: 'video/webm', path: `/media/${video.filename}` },
      ...{ width: 320, height: 360, poster: null, transcript: 'A wheel turns.' },
      subtitles: [
        {
          ...{ language: 'en', label: 'English', text: VTT },
          path: expect.stringMatching(new RegExp(`^/media/${name}-en-[0-9a-f]{8}\\.vtt$`)),
        },
      ],
    })
    await send('PATCH', `/videos/${video.id}`, JSON.stringify({ title: 'The old press' }), {
      ...INTERNAL_API,
      'content-type': 'application/json',
    })
    expect(await bodyOf(cms.payload, 'video', video.id)).toMatchObject({ title: 'The old press' })
    const remove = () => cms.payload.delete({ collection: 'videos', id: video.id })
    await expect(remove()).rejects.toThrow('This video is used by /video')
    await cms.payload.update({
      collection: 'pages',
      id: page.id,
      data: { _status: 'draft' },
    })
    expect(await bodyOf(cms.payload, 'video', video.id)).toBeNull()
    await remove()
    expect(kept()).not.toContain(video.filename)
  })

  test('a video in a text is one that the article shows', async () => {
    const video = await upload(mp4({ width: 800 }))
    const block = { blockType: 'video', title: 'At work', video: video.id, url: null }
    const node = { type: 'block', version: 2, fields: { id: '1', ...block } }
    const body = { root: { type: 'root', children: [node] } }
    const data = { title: 'On video', slug: 'on-video', body, _status: 'published' }
    const article = await cms.payload.create({ collection: 'articles', data })
    expect((await bodyOf(cms.payload, 'article', article.id))?.['body']).toMatchObject([
      { type: 'video', title: 'At work', source: { kind: 'file', video: String(video.id) } },
    ])
    expect(await bodyOf(cms.payload, 'video', video.id)).toMatchObject({ width: 800 })
  })

  test('another file takes the place of the first', async () => {
    const video = await upload(mp4({ width: 400 }))
    const answer = await send(
      'PATCH',
      `/videos/${video.id}`,
      form(webm({ width: 500 }), {}, 'New.webm'),
    )
    const { doc } = await answer.json()
    expect(doc).toMatchObject({ title: 'The press', width: 500, mimeType: 'video/webm' })
    expect(kept()).toContain(doc.filename)
    expect(kept()).not.toContain(video.filename)
  })

  test('what a crash left of an upload is swept away after an hour, and no video that is kept', async () => {
    const video = await upload(mp4({ width: 900 }))
    const left = path.join(incomingDir(cms.settings.dataDir), 'left')
    const stray = path.join(videosDir(cms.settings.dataDir), 'stray.mp4')
    const keptVideo = path.join(videosDir(cms.settings.dataDir), video.filename)
    const twoHoursAgo = Date.now() / 1000 - 7200
    for (const file of [left, stray]) writeFileSync(file, 'x')
    for (const file of [left, stray, keptVideo]) utimesSync(file, twoHoursAgo, twoHoursAgo)
    expect(await removeOrphanedFiles(cms.payload, cms.settings.dataDir)).toBe(2)
    expect([left, stray, keptVideo].map((file) => existsSync(file))).toEqual([false, false, true])
  })

  test('neither a video nor an address is told at the field', async () => {
    const data = {
      title: 'None',
      blocks: [{ blockType: 'video', title: 'None' }],
      _status: 'published',
    }
    await expect(cms.payload.create({ collection: 'pages', data })).rejects.toMatchObject({
      data: { errors: [{ path: 'blocks.0.url' }] },
    })
  })
})
