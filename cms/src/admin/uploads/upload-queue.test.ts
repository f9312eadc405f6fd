import { expect, test } from 'vitest'
import {
  isSending,
  nextUploads,
  reduceUploads,
  storedImages,
  type Upload,
  type UploadEvent,
  type UploadStatus,
} from './upload-queue'

const upload = (key: number, status: UploadStatus = { kind: 'waiting' }, size = key): Upload => ({
  key,
  name: `view-${key}.jpg`,
  size,
  mode: 'ask',
  status,
})
const existing = { id: 7, title: 'View 7', thumbnail: null }
const keys = (uploads: readonly Upload[]) => uploads.map(({ key }) => key)
const after = (uploads: readonly Upload[], ...events: UploadEvent[]) =>
  events.reduce(reduceUploads, uploads)

test('sends three files at a time', () => {
  const uploads = [1, 2, 3, 4].map((key) => upload(key))
  expect(keys(nextUploads(uploads))).toEqual([1, 2, 3])
  const started = after(uploads, {
    type: 'status',
    key: 1,
    status: { kind: 'sending', share: 0 },
  })
  expect(keys(nextUploads(started))).toEqual([2, 3])
})

test('sends files of one size one after the other', () => {
  const uploads = [upload(1, undefined, 50), upload(2, undefined, 50), upload(3)]
  expect(keys(nextUploads(uploads))).toEqual([1, 3])
})

test('a refused file stops no other, and can be sent again', () => {
  const uploads = [upload(1, { kind: 'refused', reason: 'Too large.' }), upload(2)]
  expect(keys(nextUploads(uploads))).toEqual([2])
  expect(keys(nextUploads(after(uploads, { type: 'retry', key: 1 })))).toEqual([1, 2])
})

test('the same file waits for a decision, the others go on', () => {
  const uploads = [upload(1, { kind: 'same-file', existing }), upload(2)]
  expect(keys(nextUploads(uploads))).toEqual([2])
  const decide = (choice: 'skip' | 'keep' | 'replace') =>
    after(uploads, { type: 'decide', keys: [1, 2], choice })[0]
  expect(decide('skip')?.status).toEqual({ kind: 'stored', image: 7, isNew: false })
  expect(decide('keep')).toMatchObject({ mode: 'keep', status: { kind: 'waiting' } })
  expect(decide('replace')).toMatchObject({ mode: { replace: 7 }, status: { kind: 'waiting' } })
})

test('lists each stored image once, skipped ones included', () => {
  const stored = (image: number): UploadStatus => ({ kind: 'stored', image, isNew: true })
  const uploads = [upload(1, stored(7)), upload(2, { kind: 'same-file', existing })]
  expect(isSending(uploads)).toBe(false)
  expect(storedImages(after(uploads, { type: 'decide', keys: [2], choice: 'skip' }))).toEqual([7])
})
