// @ts-check
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openBucket } from './bucket/bucket.mjs'
import { startBucket } from './testing/start-bucket.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tessera-media-'))
const content = randomBytes(400_000)
const file = join(folder, 'harbour-1a2b3c4d-640.webp')
/** @type {Awaited<ReturnType<typeof startBucket>>} */
let server
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, content)
  server = await startBucket()
})
afterEach(() => server.disturb('none'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.stop()
})

/** Comparing the bytes one by one would take seconds. @param {Buffer} bytes */
const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** A new one remembers nothing. */
const open = (awsAccessKeyId = 'S3RVER') => {
  const bucket = openBucket({ ...server.settings, awsAccessKeyId, dataDir: folder })
  if (!bucket) throw new Error('There is no bucket.')
  return bucket
}
const read = async (
  /** @type {{ start: number, end: number } | undefined} */ range = undefined,
) => {
  const stream = await open().read('variants', 'harbour-1a2b3c4d-640.webp', range)
  return stream && hash(await buffer(stream))
}

test('stores, lists, reads and removes files', async () => {
  const bucket = open()
  expect(await bucket.size('variants', 'harbour-1a2b3c4d-640.webp')).toBeNull()
  await bucket.put('variants', file)
  expect(await open().size('variants', 'harbour-1a2b3c4d-640.webp')).toBe(content.length)
  expect(await read()).toBe(hash(content))
  const listed = []
  for await (const each of bucket.list('variants')) listed.push(each)
  expect(listed).toMatchObject([{ name: 'harbour-1a2b3c4d-640.webp', size: content.length }])
  expect(Date.now() - (listed[0]?.modified ?? 0)).toBeLessThan(60_000)
  for await (const each of bucket.list('originals')) expect(each).toBeUndefined()
  await bucket.remove('variants', 'harbour-1a2b3c4d-640.webp')
  expect(await open().read('variants', 'harbour-1a2b3c4d-640.webp')).toBeNull()
  await bucket.put('variants', file)
})

test('reads a range', async () => {
  expect(await read({ start: 100, end: 199 })).toBe(hash(content.subarray(100, 200)))
})

test('never gives a part of a file for the whole', async () => {
  server.disturb('half')
  await expect(read()).rejects.toThrow()
})

test('says why the server refuses a request', async () => {
  await expect(open('unknown').put('variants', file)).rejects.toThrow('InvalidAccessKeyId')
})

describe('while the server fails', { tags: 'long' }, () => {
  beforeAll(() => open().put('variants', file))

  test('tries again after 503 and after a lost connection', async () => {
    server.disturb('unavailable', 2)
    expect(await read()).toBe(hash(content))
    server.disturb('refused', 1)
    expect(await read()).toBe(hash(content))
  })

  test('requests the rest of a body that ends in the middle, of a range too', async () => {
    server.disturb('half', 1)
    expect(await read()).toBe(hash(content))
    server.disturb('half', 2)
    expect(await read({ start: 7, end: 300_006 })).toBe(hash(content.subarray(7, 300_007)))
  })

  test('gives up while the server is down, and says so', async () => {
    server.disturb('unavailable')
    await expect(read()).rejects.toThrow(/bucket tessera .* answered GET with 503 \(SlowDown\)/)
    expect(await open().isPresent()).toBe(false)
  })
})
