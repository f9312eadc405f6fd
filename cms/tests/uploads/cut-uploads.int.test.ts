import { existsSync, readdirSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originalsDir, variantsDir } from '../../src/images/folders'
import { incomingDir, videosDir } from '../../src/videos/folders'
import { mp4 } from '../../src/videos/testing/create-video'
import { createImageFile } from '../testing/images'
import { INTERNAL_API, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()
const BOUNDARY = 'cut-upload'

let server: Server
/** Statuses of the answers that nobody waits for any more. */
const answered: number[] = []

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    )
    const init = { method: 'POST', headers, body: Readable.toWeb(incoming), duplex: 'half' }
    void send(cms, incoming.url ?? '', init as RequestInit & { headers: typeof headers }).then(
      (response) => {
        answered.push(response.status)
        outgoing.writeHead(response.status).end()
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const files = () => {
  const { dataDir } = cms.settings
  const folders = [incomingDir, videosDir, originalsDir, variantsDir].map((each) => each(dataDir))
  return folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
}

/** Sends the beginning of an upload, and closes the connection. */
async function cut(path: string, file: Buffer, name: string): Promise<void> {
  const before = files()
  const head = [
    ...[`--${BOUNDARY}`, 'Content-Disposition: form-data; name="_payload"', '', '{"title":"Cut"}'],
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="file"; filename="${name}"`,
    ...['Content-Type: application/octet-stream', '', ''],
  ].join('\r\n')
  const { port } = server.address() as AddressInfo
  const upload = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: {
      ...INTERNAL_API,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + file.length + BOUNDARY.length + 8,
    },
  })
  const isClosed = new Promise((resolve) => upload.on('error', resolve).on('close', resolve))
  upload.write(head)
  await new Promise((resolve) => upload.write(file.subarray(0, file.length / 2), resolve))
  // Until the server has begun to store the file.
  if (path === '/videos') await expect.poll(files).not.toEqual(before)
  upload.destroy()
  await isClosed
}

test.each([
  ['/videos', () => Promise.resolve(Buffer.concat([mp4(), Buffer.alloc(800_000)])), 'cut.mp4'],
  ['/media', async () => (await createImageFile({ width: 900, height: 900 })).data, 'cut.jpg'],
] as const)('a cut upload to %s leaves nothing behind', async (path, createFile, name) => {
  answered.length = 0
  const before = files()
  const collection = path === '/videos' ? 'videos' : 'media'
  const count = async () => (await cms.payload.count({ collection })).totalDocs
  const countBefore = await count()
  await cut(path, await createFile(), name)
  await expect.poll(() => answered).toHaveLength(1)
  expect(answered[0]).toBeGreaterThanOrEqual(400)
  expect(answered[0]).toBeLessThan(500)
  expect(files()).toEqual(before)
  expect(await count()).toBe(countBefore)
})
