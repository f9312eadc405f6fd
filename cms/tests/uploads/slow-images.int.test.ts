import { readdirSync, readFileSync } from 'node:fs'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { readDashboard } from '../../src/admin/dashboard/server/read-dashboard'
import { originalsDir, variantsDir } from '../../src/images/folders'
import { createProcessor } from '../../src/images/processing/processor'
import { processImage } from '../../src/images/processing/process-image'
import { TASK_TIMEOUTS } from '../../src/images/processing/worker'
import { uploadImage } from '../testing/images'
import { INTERNAL_API, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const cms = sharedCms()
/** Takes a second or more to decode, px: a PNG cannot be read at a smaller size. */
const SLOW = { width: 9000, height: 9000, channels: 3, background: '#264' } as const
/** ms. The start of the process takes half of it or more. */
const LIMIT_MS = 100

let slow: Buffer
beforeAll(async () => {
  slow = await sharp({ create: SLOW }).png().toBuffer()
})

/** The images of this test have less time. */
function limit(timeouts: typeof TASK_TIMEOUTS): void {
  const { dataDir } = cms.settings
  globalThis.tesseraImageProcessors?.set(dataDir, createProcessor(dataDir, timeouts))
}
afterEach(() => void globalThis.tesseraImageProcessors?.delete(cms.settings.dataDir))

const storedFiles = () =>
  [originalsDir, variantsDir].flatMap((folder) => readdirSync(folder(cms.settings.dataDir)))

/** Process ids of the decoders that this process has started. Linux only. */
const decoders = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      const isOurs = Number(parent) === process.pid
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('child/main.mjs')
    } catch {
      return false // Not a process, or it ended meanwhile.
    }
  })

test('an upload that takes too long to read is refused in a sentence, and its decoder ends', async () => {
  const { id } = await uploadImage(cms.payload, 'Before')
  const files = storedFiles()
  const others = decoders()
  let limitMs = LIMIT_MS
  let tries = 0
  const timeouts = {
    ...TASK_TIMEOUTS,
    get prepare() {
      tries += 1
      return limitMs
    },
  }
  limit(timeouts)
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(slow)]), 'slow.png')
  const response = await send(cms, '/media', { method: 'POST', body, headers: INTERNAL_API })
  expect([response.status, (await response.json()).errors[0].message]).toEqual([
    400,
    `This image cannot be read; it may be damaged. It took longer than ${LIMIT_MS / 1000} seconds.`,
  ])
  expect(tries).toBe(1)
  expect(storedFiles()).toEqual(files)
  if (process.platform === 'linux')
    await expect.poll(() => decoders().filter((pid) => !others.includes(pid))).toEqual([])
  // The next upload has a decoder of its own.
  limitMs = TASK_TIMEOUTS.prepare
  const next = await uploadImage(cms.payload, 'After')
  expect(next.id).not.toBe(id)
})

test(
  'work on an image that takes too long ends, and is reported at the image and on the dashboard',
  { tags: 'long' },
  async () => {
    const file = { data: slow, mimetype: 'image/png', name: 'slow.png', size: slow.length }
    const { id } = await cms.payload.create({ collection: 'media', data: { alt: 'Slow' }, file })
    limit({ ...TASK_TIMEOUTS, webp: LIMIT_MS })
    const context = { payload: cms.payload, dataDir: cms.settings.dataDir }
    expect(await processImage(context, { id: Number(id), priority: 'low' })).toBeNull()
    const reason = `It took longer than ${LIMIT_MS / 1000} seconds.`
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({
      processingError: reason,
    })
    const headers = await signIn(cms, 'Eva')
    const state = await send(cms, `/document-state?collection=media&id=${id}`, { headers })
    expect(await state.json()).toMatchObject({ unreadyImages: [{ error: reason }] })
    const [user] = (await cms.payload.find({ collection: 'users', limit: 1 })).docs
    const req = await createLocalReq(
      { user: { ...user, collection: 'users' } as never },
      cms.payload,
    )
    expect((await readDashboard(req)).failedImages.documents).toMatchObject([{ note: reason }])
  },
)

test.runIf(process.platform === 'linux')(
  'a decoder that ends in the middle of its work leaves no file',
  { tags: 'long' },
  async () => {
    const { id } = await uploadImage(cms.payload, 'Killed', { width: 1200, height: 900 })
    const context = { payload: cms.payload, dataDir: cms.settings.dataDir }
    const work = () => processImage(context, { id: Number(id), priority: 'low' })
    expect(await work()).toBe('avif')
    const files = storedFiles()
    const working = work()
    await expect.poll(() => storedFiles().length, { interval: 2 }).toBeGreaterThan(files.length)
    // It is tried once more.
    const killing = setInterval(() => {
      for (const pid of decoders()) process.kill(Number(pid), 'SIGKILL')
    }, 5)
    expect(await working).toBeNull()
    clearInterval(killing)
    expect(storedFiles()).toEqual(files)
    expect(await cms.payload.findByID({ collection: 'media', id })).toMatchObject({
      processingError: 'The decoder stopped while it read this image.',
    })
  },
)
