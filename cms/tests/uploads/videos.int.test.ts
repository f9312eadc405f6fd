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
import { expect, test } from 'vitest'
import { videosDir, incomingDir } from '../../src/videos/folders'
import { mp4, webm } from '../../src/videos/testing/create-video'
import { removeOrphanedFiles } from '../../src/images/files/remove-orphaned-files'
import { INTERNAL_API, send as sendRequest } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { publishedBody } from '../testing/published'

const VTT = 'WEBVTT\n\n00:01.000 --> 00:04.000\nThe ink is warm.\n'

onEachDatabase('videos', (database) => {
  const cms = sharedCms(database)

  const send = (
    method: string,
    path: string,
    body: FormData | string | null,
    headers: Record<string, string> = INTERNAL_API,
  ) => sendRequest(cms, path, { method, body, headers })
  const form = (video: Buffer | null, data: object, name = 'The Press.mp4') => {
    const fields = new FormData()
    fields.set('_payload', JSON.stringify(data))
    if (video) fields.set('file', new Blob([new Uint8Array(video)], { type: 'video/mp4' }), name)
    return fields
  }
  const upload = async (video: Buffer, data: object = {}) => {
    const response = await send('POST', '/videos', form(video, { title: 'The press', ...data }))
    expect(response.status).toBe(201)
    return (await response.json()).doc
  }
  const messageOf = async (response: Response): Promise<string> =>
    (await response.json()).errors[0].message
  const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
  const storedVideos = () => filesIn(videosDir(cms.settings.dataDir))
  const incomingFiles = () => filesIn(incomingDir(cms.settings.dataDir))
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

  test('stores an uploaded video unchanged, under a unique name, with its dimensions', async () => {
    const video = await upload(mp4({ isRotated: true }))
    expect(video).toMatchObject({ mimeType: 'video/mp4', width: 720, height: 1280 })
    expect(video.filename).toMatch(/^the-press-[0-9a-f]{8}\.mp4$/)
    expect(video.filesize).toBe(mp4().length)
    expect(storedVideos()).toContain(video.filename)
    expect(incomingFiles()).toEqual([])
    const file = await send('GET', `/videos/file/${video.filename}`, null)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(mp4({ isRotated: true }))
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('detects the type of a video from its content, and sets the file extension', async () => {
    const response = await send(
      'POST',
      '/videos',
      form(webm(), { title: 'W' }, '../../../etc/x.html'),
    )
    expect((await response.json()).doc.filename).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.webm$/)
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'x']) {
      const refused = await send('POST', '/videos', form(Buffer.from(text), { title: 'No' }))
      expect(refused.status).toBe(415)
      expect(await messageOf(refused)).toContain('not a video that browsers can play')
    }
    const hevc = await send('POST', '/videos', form(mp4({ video: 'hvc1' }), { title: 'No' }))
    expect(await messageOf(hevc)).toContain('HEVC (H.265)')
    const broken = await send('POST', '/videos', form(mp4(), { title: 'No' }, 'video.mp4\0.html'))
    expect([broken.status, await messageOf(broken)]).toEqual([
      400,
      expect.stringContaining('The name of this file has characters that no file name can have'),
    ])
    const json = { ...INTERNAL_API, 'content-type': 'application/json' }
    for (const body of ['{', '[]', '7'])
      expect((await send('POST', '/videos', body, json)).status, body).toBe(400)
    expect(incomingFiles()).toEqual([])
  })

  test('stores a repeated upload once', async () => {
    const headers = { ...INTERNAL_API, 'idempotency-key': 'one-upload' }
    const sendVideo = (video: Buffer) =>
      send('POST', '/videos', form(video, { title: 'Twice' }), headers)
    const { doc } = await (await sendVideo(mp4())).json()
    const again = await sendVideo(mp4())
    expect((await again.json()).doc.id).toBe(doc.id)
    expect((await sendVideo(webm())).status).toBe(409)
    expect(incomingFiles()).toEqual([])
  })

  test('refuses a large video during the upload, and leaves no file', async () => {
    const { videoLimit } = cms.settings
    const before = storedVideos()
    const large = Buffer.concat([mp4(), Buffer.alloc(videoLimit)])
    const response = await send('POST', '/videos', form(large, { title: 'Long' }))
    expect(response.status).toBe(413)
    expect(await messageOf(response)).toContain('larger than 1 MB')
    expect(storedVideos()).toEqual(before)
    expect(incomingFiles()).toEqual([])
  })

  test.skipIf(process.platform !== 'linux')('aborts an upload that cannot be written', async () => {
    const folder = incomingDir(cms.settings.dataDir)
    rmSync(folder, { recursive: true, force: true })
    // Files cannot be created in this folder.
    symlinkSync('/proc/self', folder)
    const video = Buffer.concat([mp4(), Buffer.alloc(1_000_000)])
    const response = await send('POST', '/videos', form(video, { title: 'Nowhere' }))
    expect(response.status).toBe(500)
    rmSync(folder)
  })

  test('refuses anonymous uploads before writing a file', async () => {
    for (const [method, path] of [
      ['POST', '/videos'],
      ['PATCH', '/videos/1'],
    ] as const)
      expect((await send(method, path, form(mp4(), { title: 'No' }), {})).status).toBe(403)
    expect((await send('GET', '/videos', null, {})).status).toBe(403)
    expect((await send('GET', '/videos/file/x.mp4', null, {})).status).toBe(403)
    expect(incomingFiles()).toEqual([])
  })

  test('refuses invalid subtitles, and names the line', async () => {
    const subtitles = (text: string) => [{ language: 'en', label: 'English', text }]
    const video = await upload(mp4({ width: 640 }), { subtitles: subtitles(VTT) })
    expect(video.subtitles).toMatchObject([{ language: 'en', text: VTT }])
    for (const [text, fault] of [
      ['1\n00:00:01,000 --> 00:00:04,000\nHello', 'SubRip'],
      ['WEBVTT\n\n00:01 --> 00:04\nHello', 'Line 3'],
    ] as const) {
      const response = await send(
        'PATCH',
        `/videos/${video.id}`,
        form(null, { subtitles: subtitles(text) }),
      )
      expect(response.status).toBe(400)
      expect(JSON.stringify(await response.json())).toContain(fault)
    }
  })

  test('publishes an imported video with the imported text that shows it', async () => {
    const folder = path.join(import.meta.dirname, '../videos')
    const video = await upload(readFileSync(path.join(folder, 'h264-aac.mp4')), {
      importBatch: 'old',
    })
    expect(video).toMatchObject({ mimeType: 'video/mp4', width: 64, height: 48 })
    const source = { kind: 'file', video: String(video.id) }
    const block = { type: 'video', title: 'The press', source, poster: null, ratio: 1.333 }
    const line = { line: 1, key: 'a', article: { title: 'Imported', body: [block] } }
    const importPath = '/internal/import?batch=old'
    const response = await send('POST', importPath, `${JSON.stringify(line)}\n`)
    expect(await response.json()).toEqual({ created: 1, skipped: 0, rejected: [] })
    expect(await publishedBody(cms.payload, 'video', video.id)).toMatchObject({
      title: 'The press',
    })
    const { docs } = await cms.payload.find({
      collection: 'articles',
      where: { importKey: { equals: 'old:a' } },
    })
    const body = await publishedBody(cms.payload, 'article', docs[0]?.id ?? 0)
    expect(body?.['body']).toMatchObject([{ type: 'video', title: 'The press', source }])
  })

  test('publishes a video with its subtitles while a published document shows it', async () => {
    const video = await upload(webm({ width: 320 }), {
      subtitles: [{ language: 'en', label: 'English', text: VTT }],
      transcript: 'A wheel turns.',
    })
    expect(await publishedBody(cms.payload, 'video', video.id)).toBeNull()
    const page = await pageWith(video.id)
    const source = { kind: 'file', video: String(video.id) }
    expect((await publishedBody(cms.payload, 'page', page.id))?.['blocks']).toMatchObject([
      { source },
    ])
    const name = path.parse(video.filename).name
    expect(await publishedBody(cms.payload, 'video', video.id)).toMatchObject({
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
    expect(await publishedBody(cms.payload, 'video', video.id)).toMatchObject({
      title: 'The old press',
    })
    const remove = () => cms.payload.delete({ collection: 'videos', id: video.id })
    await expect(remove()).rejects.toThrow('This video is used by /video')
    await cms.payload.update({
      collection: 'pages',
      id: page.id,
      data: { _status: 'draft' },
    })
    expect(await publishedBody(cms.payload, 'video', video.id)).toBeNull()
    await remove()
    expect(storedVideos()).not.toContain(video.filename)
  })

  test('publishes a video that the text of an article shows', async () => {
    const video = await upload(mp4({ width: 800 }))
    const block = { blockType: 'video', title: 'At work', video: video.id, url: null }
    const node = { type: 'block', version: 2, fields: { id: '1', ...block } }
    const body = { root: { type: 'root', children: [node] } }
    const data = { title: 'On video', slug: 'on-video', body, _status: 'published' }
    const article = await cms.payload.create({ collection: 'articles', data })
    expect((await publishedBody(cms.payload, 'article', article.id))?.['body']).toMatchObject([
      { type: 'video', title: 'At work', source: { kind: 'file', video: String(video.id) } },
    ])
    expect(await publishedBody(cms.payload, 'video', video.id)).toMatchObject({ width: 800 })
  })

  test('replaces the file of a video', async () => {
    const video = await upload(mp4({ width: 400 }))
    const response = await send(
      'PATCH',
      `/videos/${video.id}`,
      form(webm({ width: 500 }), {}, 'New.webm'),
    )
    const { doc } = await response.json()
    expect(doc).toMatchObject({ title: 'The press', width: 500, mimeType: 'video/webm' })
    expect(storedVideos()).toContain(doc.filename)
    expect(storedVideos()).not.toContain(video.filename)
  })

  test('deletes orphaned files after an hour, and keeps stored videos', async () => {
    const video = await upload(mp4({ width: 900 }))
    const interrupted = path.join(incomingDir(cms.settings.dataDir), 'left')
    const stray = path.join(videosDir(cms.settings.dataDir), 'stray.mp4')
    const keptVideo = path.join(videosDir(cms.settings.dataDir), video.filename)
    const twoHoursAgo = Date.now() / 1000 - 7200
    for (const file of [interrupted, stray]) writeFileSync(file, 'x')
    for (const file of [interrupted, stray, keptVideo]) utimesSync(file, twoHoursAgo, twoHoursAgo)
    expect(await removeOrphanedFiles(cms.payload, cms.settings.dataDir)).toBe(2)
    expect([interrupted, stray, keptVideo].map((file) => existsSync(file))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('reports a block without a video or URL at its field', async () => {
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
