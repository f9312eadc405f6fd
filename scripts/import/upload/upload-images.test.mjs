import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createImageUploader } from './upload-images.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-images-'))
  for (const name of ['tide.jpg', 'moon.PNG', 'notes.txt']) writeFileSync(join(folder, name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Records uploads; refuses the moon. */
function makeCollection(
  /** @type {{ id: number, filename: string, title: string | null }[]} */ rows = [],
) {
  /** @type {import('./upload-images.mjs').ImageUpload[]} */
  const uploads = []
  return {
    uploads,
    list: async () => rows,
    upload: async (/** @type {import('./upload-images.mjs').ImageUpload} */ upload) => {
      uploads.push(upload)
      return upload.name === 'moon.PNG' ? null : String(uploads.length)
    },
  }
}
const reference = (/** @type {string} */ src, /** @type {object} */ more = {}) => ({
  ...{ type: /** @type {const} */ ('image-reference'), src, alt: null, caption: null },
  ...more,
})
const createUploader = (/** @type {ReturnType<typeof makeCollection>} */ collection) =>
  createImageUploader({ folder, importBatch: 'old', collection })
const paragraph = (/** @type {string} */ text) => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})

test('uploads one file with several captions one after the other', async () => {
  const collection = makeCollection()
  /** @type {string[]} */
  const running = []
  const upload = collection.upload
  collection.upload = async (image) => {
    expect(running).not.toContain(image.name)
    running.push(image.name)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    running.splice(running.indexOf(image.name), 1)
    return upload(image)
  }
  const uploader = createUploader(collection)
  const ids = await Promise.all(
    ['One', 'Two', 'Three'].map((caption) =>
      uploader.uploadImage(reference('tide.jpg', { caption })),
    ),
  )
  expect(ids).toEqual(['1', '2', '3'])
})

test('uploads a file once, and again with another caption', async () => {
  const collection = makeCollection()
  const uploader = createUploader(collection)
  const blocks = [reference('tide.jpg', { alt: 'Low tide' }), reference('/tide.jpg?v=2')]
  expect(await uploader.replaceReferences(blocks)).toEqual({
    blocks: [
      { type: 'image', media: '1' },
      { type: 'image', media: '1' },
    ],
    missing: [],
  })
  const again = await uploader.replaceReferences([reference('tide.jpg', { caption: 'Tide' })])
  expect(again.blocks).toEqual([{ type: 'image', media: '2' }])
  expect(collection.uploads.map(({ data }) => data)).toEqual([
    { alt: 'Low tide', decorative: false, title: null, showCaption: false, importBatch: 'old' },
    { alt: 'Tide', decorative: false, title: 'Tide', showCaption: true, importBatch: 'old' },
  ])
})

test('reuses the uploads of an earlier import', async () => {
  const hash = createHash('sha256').update('tide.jpg').digest('hex').slice(0, 8)
  const collection = makeCollection([
    { id: 7, filename: `tide-${hash}.jpg`, title: null },
    { id: 8, filename: `tide-${hash}-1.jpg`, title: 'Low tide' },
  ])
  const { blocks } = await createUploader(collection).replaceReferences([
    reference('tide.jpg'),
    reference('tide.jpg', { caption: 'Low tide' }),
  ])
  expect(blocks).toEqual([
    { type: 'image', media: '7' },
    { type: 'image', media: '8' },
  ])
  expect(collection.uploads).toEqual([])
})

test('replaces files that are missing, no images or refused by their texts, and reports them', async () => {
  const blocks = [
    reference('gone.jpg', { alt: 'A wave', caption: 'Third state' }),
    reference('notes.txt', { alt: 'Notes' }),
    reference('moon.PNG', { alt: 'The moon' }),
    reference('../etc/passwd', { alt: '' }),
  ]
  expect(await createUploader(makeCollection()).replaceReferences(blocks)).toEqual({
    blocks: ['A wave', 'Third state', 'Notes', 'The moon'].map(paragraph),
    missing: ['gone.jpg', 'notes.txt', 'moon.PNG', '../etc/passwd'],
  })
})

test('marks an image with an empty alt text as decorative', async () => {
  const collection = makeCollection()
  await createUploader(collection).replaceReferences([reference('tide.jpg', { alt: '' })])
  expect(collection.uploads[0]?.data).toMatchObject({ alt: '', decorative: true })
})
