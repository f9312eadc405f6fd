import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveFile } from './receive-file'

const MEGABYTE = 1024 * 1024
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tessera-receive-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** @param sizes of its pieces, bytes */
function requestOf(...sizes: number[]) {
  const left = [...sizes]
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const size = left.shift()
      if (size === undefined) controller.close()
      else controller.enqueue(new Uint8Array(size))
    },
  })
  const request: Pick<PayloadRequest, 'body'> = { body }
  return { request, left }
}

test('writes a body to a file', async () => {
  const file = path.join(folder, 'a')
  await receiveFile(requestOf(100, 200).request, { file, limit: MEGABYTE })
  expect((await readFile(file)).length).toBe(300)
})

test('refuses a body that is too large, and reads it to its end', async () => {
  const { request, left } = requestOf(MEGABYTE, MEGABYTE, MEGABYTE, 5)
  await expect(
    receiveFile(request, { file: path.join(folder, 'b'), limit: MEGABYTE }),
  ).rejects.toThrow('This TIFF file is larger than 1 MB.')
  expect(left).toEqual([])
})

test('refuses an empty body', async () => {
  const receiving = receiveFile(requestOf().request, { file: path.join(folder, 'c'), limit: 1 })
  await expect(receiving).rejects.toThrow('This file is empty.')
})
