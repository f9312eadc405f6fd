import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImages } from './images.mjs'

/** @type {string} */
let folder
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-images-'))
  for (const name of ['tide.jpg', 'moon.PNG', 'notes.txt']) writeFileSync(join(folder, name), name)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Keeps what it is given, as the CMS does; refuses the moon. */
function makeShelf(
  /** @type {{ id: number, filename: string, title: string | null }[]} */ rows = [],
) {
  /** @type {import('./images.mjs').Upload[]} */
  const uploads = []
  return {
    uploads,
    list: async () => rows,
    upload: async (/** @type {import('./images.mjs').Upload} */ upload) => {
      uploads.push(upload)
      return upload.name === 'moon.PNG' ? null : String(uploads.length)
    },
  }
}
const found = (/** @type {string} */ src, /** @type {object} */ more = {}) => ({
  ...{ type: /** @type {const} */ ('found'), src, alt: null, caption: null },
  ...more,
})
const open = (/** @type {ReturnType<typeof makeShelf>} */ shelf) =>
  openImages({ folder, importBatch: 'old', shelf })
const says = (/** @type {string} */ text) => ({
  type: 'paragraph',
  children: [{ type: 'text', text }],
})

test('a file is brought once, and once more with a caption', async () => {
  const shelf = makeShelf()
  const images = open(shelf)
  const blocks = [found('tide.jpg', { alt: 'Low tide' }), found('/tide.jpg?v=2')]
  expect(await images.place(blocks)).toEqual({
    blocks: [
      { type: 'image', media: '1' },
      { type: 'image', media: '1' },
    ],
    missing: [],
  })
  const again = await images.place([found('tide.jpg', { caption: 'Tide' })])
  expect(again.blocks).toEqual([{ type: 'image', media: '2' }])
  expect(shelf.uploads.map(({ data }) => data)).toEqual([
    { alt: 'Low tide', decorative: false, title: null, showCaption: false, importBatch: 'old' },
    { alt: 'Tide', decorative: false, title: 'Tide', showCaption: true, importBatch: 'old' },
  ])
})

test('what an earlier import brought is used again', async () => {
  const hash = createHash('sha256').update('tide.jpg').digest('hex').slice(0, 8)
  const shelf = makeShelf([
    { id: 7, filename: `tide-${hash}.jpg`, title: null },
    { id: 8, filename: `tide-${hash}-1.jpg`, title: 'Low tide' },
  ])
  const { blocks } = await open(shelf).place([
    found('tide.jpg'),
    found('tide.jpg', { caption: 'Low tide' }),
  ])
  expect(blocks).toEqual([
    { type: 'image', media: '7' },
    { type: 'image', media: '8' },
  ])
  expect(shelf.uploads).toEqual([])
})

test('of what cannot be had, is no image or is refused, the words stay, and it is told', async () => {
  const blocks = [
    found('gone.jpg', { alt: 'A wave', caption: 'Third state' }),
    found('notes.txt', { alt: 'Notes' }),
    found('moon.PNG', { alt: 'The moon' }),
    found('../etc/passwd', { alt: '' }),
  ]
  expect(await open(makeShelf()).place(blocks)).toEqual({
    blocks: ['A wave', 'Third state', 'Notes', 'The moon'].map(says),
    missing: ['gone.jpg', 'notes.txt', 'moon.PNG', '../etc/passwd'],
  })
})

test('an image that says nothing is marked as saying nothing', async () => {
  const shelf = makeShelf()
  await open(shelf).place([found('tide.jpg', { alt: '' })])
  expect(shelf.uploads[0]?.data).toMatchObject({ alt: '', decorative: true })
})
