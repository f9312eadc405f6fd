import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileUploader } from './upload-files.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-videos-'))
  mkdirSync(join(folder, 'videos'))
  for (const name of ['press.mp4', 'press.mov', 'press-de.vtt', 'press-en.vtt', 'press.jpg'])
    writeFileSync(join(folder, 'videos', name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Record uploads; refuse QuickTime videos and English subtitles. */
function makeCollections(/** @type {{ id: number, filename: string }[]} */ rows = []) {
  /** @type {object[]} */
  const uploads = []
  /** @type {Map<string, readonly object[]>} */
  const subtitles = new Map()
  /** @type {import('./upload-videos.mjs').VideoCollection} */
  const videos = {
    list: async () => rows,
    upload: async ({ name, content, data }) => {
      if (name.endsWith('.mov')) return { error: 'This is a QuickTime video.' }
      uploads.push({ name, text: await content.text(), data })
      return { id: String(uploads.length) }
    },
    setSubtitles: async (id, tracks) => {
      if (tracks.some(({ language }) => language === 'en')) return 'Line 3 is wrong.'
      subtitles.set(id, tracks)
      return null
    },
  }
  /** @type {import('./upload-images.mjs').ImageCollection} */
  const images = { list: async () => [], upload: async () => '7' }
  return {
    uploads,
    subtitles,
    createUploader: () => createFileUploader({ folder, importBatch: 'old', images, videos }),
  }
}

const reference = (/** @type {string[]} */ sources, /** @type {object} */ more = {}) => ({
  ...{ type: /** @type {const} */ ('video-reference'), sources, title: '', poster: null },
  ...{ tracks: [], ratio: 1.5, ...more },
})
const video = (/** @type {string} */ id, title = 'Tide') => ({
  ...{ type: 'video', title, source: { kind: 'file', video: id }, poster: null, ratio: 1.5 },
})
const track = (/** @type {string} */ src, /** @type {string} */ language, label = '') => ({
  ...{ src, language, label },
})

test('uploads a video once, with its poster and its subtitles', async () => {
  const { uploads, subtitles, createUploader } = makeCollections()
  const uploader = createUploader()
  const first = reference(['https://old.example/videos/press.mp4'], {
    ...{ title: 'The press', poster: 'videos/press.jpg' },
    tracks: [track('videos/press-de.vtt', 'de')],
  })
  expect(await uploader.replaceReferences([first], 'Tide')).toEqual({
    blocks: [video('1', 'The press')],
    omissions: [],
  })
  expect(await uploader.replaceReferences([reference(['/videos/press.mp4'])], 'Tide')).toEqual({
    blocks: [video('1')],
    omissions: [],
  })
  expect(uploads).toEqual([
    {
      ...{ name: 'press.mp4', text: 'press.mp4' },
      data: { title: 'The press', poster: 7, importBatch: 'old' },
    },
  ])
  expect(subtitles.get('1')).toEqual([{ language: 'de', label: 'Deutsch', text: 'press-de.vtt' }])
})

test('reuses the uploads of an earlier import', async () => {
  const hash = createHash('sha256').update('press.mp4').digest('hex').slice(0, 8)
  const { uploads, createUploader } = makeCollections([{ id: 9, filename: `press-${hash}.mp4` }])
  const { blocks } = await createUploader().replaceReferences(
    [reference(['videos/press.mp4'])],
    'Tide',
  )
  expect([blocks, uploads]).toEqual([[video('9')], []])
})

test('uses the first source that exists and that the CMS accepts', async () => {
  const sources = ['videos/press.webm', 'videos/press.mov', 'videos/press.mp4']
  expect(
    await makeCollections()
      .createUploader()
      .replaceReferences([reference(sources)], 'Tide'),
  ).toEqual({
    blocks: [video('1')],
    omissions: [],
  })
})

test('replaces a video without a usable file by its title, and reports why', async () => {
  const blocks = [
    reference(['gone.mp4'], { title: 'The press' }),
    reference(['videos/press.mov']),
    reference(['../videos/press.mp4']),
    reference(['gone.mp4']),
  ]
  expect(await makeCollections().createUploader().replaceReferences(blocks, 'Tide')).toEqual({
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'The press' }] }, video('1')],
    omissions: [
      'the video gone.mp4: its file is missing',
      'the video press.mov: This is a QuickTime video.',
    ],
  })
})

test('uploads a video without its missing poster and refused subtitles', async () => {
  const { subtitles, createUploader } = makeCollections()
  const complete = reference(['videos/press.mp4'], {
    poster: 'gone.jpg',
    tracks: [
      track('videos/press-en.vtt', 'en'),
      track('gone.vtt', 'fr'),
      track('videos/press-de.vtt', 'de', 'German'),
    ],
  })
  expect(await createUploader().replaceReferences([complete], 'Tide')).toEqual({
    blocks: [video('1')],
    omissions: [
      'the poster gone.jpg of the video press.mp4: its file is missing',
      'the subtitles videos/press-en.vtt of the video press.mp4: Line 3 is wrong.',
      'the subtitles gone.vtt of the video press.mp4: their file is missing',
    ],
  })
  expect(subtitles.get('1')).toMatchObject([{ language: 'de', label: 'German' }])
})
