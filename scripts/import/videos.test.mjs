import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from './files.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-videos-'))
  mkdirSync(join(folder, 'videos'))
  for (const name of ['press.mp4', 'press.mov', 'press-de.vtt', 'press-en.vtt', 'press.jpg'])
    writeFileSync(join(folder, 'videos', name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Keeps what it is given, as the CMS does; refuses QuickTime and English. */
function makeShelves(/** @type {{ id: number, filename: string }[]} */ rows = []) {
  /** @type {object[]} */
  const uploads = []
  /** @type {Map<string, readonly object[]>} */
  const subtitles = new Map()
  /** @type {import('./videos.mjs').VideoShelf} */
  const videos = {
    list: async () => rows,
    upload: async ({ name, content, data }) => {
      if (name.endsWith('.mov')) return { refused: 'This is a QuickTime video.' }
      uploads.push({ name, text: await content.text(), data })
      return { id: String(uploads.length) }
    },
    setSubtitles: async (id, wanted) => {
      if (wanted.some(({ language }) => language === 'en')) return 'Line 3 is wrong.'
      subtitles.set(id, wanted)
      return null
    },
  }
  /** @type {import('./images.mjs').MediaShelf} */
  const media = { list: async () => [], upload: async () => '7' }
  return {
    uploads,
    subtitles,
    open: () => openFiles({ folder, importBatch: 'old', media, videos }),
  }
}

const found = (/** @type {string[]} */ sources, /** @type {object} */ more = {}) => ({
  ...{ type: /** @type {const} */ ('found-video'), sources, title: '', poster: null },
  ...{ tracks: [], ratio: 1.5, ...more },
})
const video = (/** @type {string} */ id, title = 'Tide') => ({
  ...{ type: 'video', title, source: { video: id }, poster: null, ratio: 1.5 },
})
const track = (/** @type {string} */ src, /** @type {string} */ language, label = '') => ({
  ...{ src, language, label },
})

test('a video is brought once, with its poster and its subtitles', async () => {
  const { uploads, subtitles, open } = makeShelves()
  const files = open()
  const first = found(['https://old.example/films/press.mp4'], {
    ...{ title: 'The press', poster: 'videos/press.jpg' },
    tracks: [track('videos/press-de.vtt', 'de')],
  })
  expect(await files.place([first], 'Tide')).toEqual({
    blocks: [video('1', 'The press')],
    leftOut: [],
  })
  expect(await files.place([found(['/films/press.mp4'])], 'Tide')).toEqual({
    blocks: [video('1')],
    leftOut: [],
  })
  expect(uploads).toEqual([
    {
      ...{ name: 'press.mp4', text: 'press.mp4' },
      data: { title: 'The press', poster: 7, importBatch: 'old' },
    },
  ])
  expect(subtitles.get('1')).toEqual([{ language: 'de', label: 'Deutsch', text: 'press-de.vtt' }])
})

test('what an earlier import brought is used again', async () => {
  const hash = createHash('sha256').update('press.mp4').digest('hex').slice(0, 8)
  const { uploads, open } = makeShelves([{ id: 9, filename: `press-${hash}.mp4` }])
  const { blocks } = await open().place([found(['films/press.mp4'])], 'Tide')
  expect([blocks, uploads]).toEqual([[video('9')], []])
})

test('of several files the first that is taken counts', async () => {
  const sources = ['videos/press.webm', 'videos/press.mov', 'films/press.mp4']
  expect(
    await makeShelves()
      .open()
      .place([found(sources)], 'Tide'),
  ).toEqual({
    blocks: [video('1')],
    leftOut: [],
  })
})

test('of a video that cannot be had its title stays, and why is told', async () => {
  const blocks = [
    found(['gone.mp4'], { title: 'The press' }),
    found(['videos/press.mov']),
    found(['../films/press.mp4']),
    found(['gone.mp4']),
  ]
  expect(await makeShelves().open().place(blocks, 'Tide')).toEqual({
    blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'The press' }] }, video('1')],
    leftOut: [
      'the video gone.mp4, whose file is missing',
      'the video press.mov: This is a QuickTime video.',
    ],
  })
})

test('a poster or subtitles that cannot be had keep no video away', async () => {
  const { subtitles, open } = makeShelves()
  const dressed = found(['films/press.mp4'], {
    poster: 'gone.jpg',
    tracks: [
      track('videos/press-en.vtt', 'en'),
      track('gone.vtt', 'fr'),
      track('videos/press-de.vtt', 'de', 'German'),
    ],
  })
  expect(await open().place([dressed], 'Tide')).toEqual({
    blocks: [video('1')],
    leftOut: [
      'the poster gone.jpg of the video press.mp4, whose file is missing',
      'the subtitles videos/press-en.vtt of the video press.mp4: Line 3 is wrong.',
      'the subtitles gone.vtt of the video press.mp4, whose file is missing',
    ],
  })
  expect(subtitles.get('1')).toMatchObject([{ language: 'de', label: 'German' }])
})
