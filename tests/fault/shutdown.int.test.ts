import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mp4 } from '../../cms/src/videos/testing/create-video'
import { connectToCms, type Id } from '../e2e/product/running/cms-client'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../e2e/product/running/start-product'
import { hashOf } from './testing/hash-of'
import { imagesAtWork, noise, uploadImage } from './testing/images'
import { createEditor, signInEditor, type Send } from './testing/signed-in-editor'
import { startSlowUpload } from './testing/slow-upload'

const IS_SOAK = Boolean(process.env['SOAK'])
const ROUNDS = IS_SOAK ? 5 : 1
/** ms. What F7 allows, from the signal to the end of `npm start`. */
const MAX_STOP_MS = 15_000
/** Wide enough for several variants in both formats, px. */
const WIDTH = 700
/** ms. All variants of a round, on a busy machine. */
const VARIANTS_MS = 120_000

const dataDir = makeDataDir()
const media = (folder: string) => join(dataDir, 'media', folder)
let product: Product
/** What the CMS has acknowledged. */
const uploads: { readonly id: Id; readonly hash: string }[] = []

const start = () => startProduct({ DEMO: 'off' }, dataDir)
beforeAll(async () => {
  product = await start()
  await createEditor(product)
}, 300_000)
afterAll(async () => {
  await product.stop()
  removeDataDir(dataDir)
})

test(
  `SIGTERM during uploads, saves and the work on images, ${ROUNDS} times: what was acknowledged is stored, and the work goes on`,
  { timeout: ROUNDS * (VARIANTS_MS + 60_000) },
  async () => {
    const times: number[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { send, headers } = await signInEditor(product)
      const article = await createArticle(send)
      const [saving, uploading] = [saveUntilRefused(send, article), uploadUntilRefused(send, round)]
      await expect.poll(() => Math.min(saving.count(), uploading.count())).toBeGreaterThan(2)
      await expect.poll(() => imagesAtWork(product)).not.toEqual([])
      const content = await createImage(round)
      const url = `${product.site}/api/media`
      const slow = await startSlowUpload({ url, headers, name: 'slow.jpg', content })
      // The long form only, because the site waits ten seconds for it.
      const cut = IS_SOAK ? await startCutUpload(headers) : null

      const stopped = stop()
      await wait(500) // The line is slow.
      const { status, body, error } = await slow.finish()
      expect([status, error], body).toEqual([201, undefined])
      uploads.push({ id: JSON.parse(body).doc.id, hash: hashOf(content) })
      times.push(await stopped)
      expect((await cut?.answer)?.status ?? 0).not.toBe(201)
      await Promise.all([saving.ended, uploading.ended])
      // Nothing that was sent is lost: new connections are refused, open ones are answered.
      expect([saving.reason(), uploading.reason()]).toEqual(['ECONNREFUSED', 'ECONNREFUSED'])

      product = await start()
      const stored = await connectToCms(product).send('GET', `articles/${article}?depth=0`)
      const title = `Save ${saving.count()}`
      expect(stored).toMatchObject({ title, excerpt: title })
      await expectWholeImages()
    }
    const longest = Math.max(...times)
    expect(longest).toBeLessThan(MAX_STOP_MS)
    console.log(
      `  ${ROUNDS} SIGTERM: ${uploads.length} uploads and all saves that were acknowledged are stored, all images have their variants; ended after at most ${longest.toFixed(0)} ms (goal ${MAX_STOP_MS} ms)`,
    )
  },
)

/** @returns ms until `npm start` has ended */
async function stop(): Promise<number> {
  const startedAt = performance.now()
  const code = await new Promise((resolve) => {
    product.process.on('exit', resolve)
    product.process.kill('SIGTERM')
  })
  expect(code).toBe(0)
  return performance.now() - startedAt
}

const json = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function createArticle(send: Send): Promise<Id> {
  const { doc } = await (await send('/api/articles', json('POST', { title: 'Save 0' }))).json()
  return doc.id
}

/** Repeats a request until no connection is accepted. @param request resolves if it was acknowledged */
function repeat(request: (number: number) => Promise<void>) {
  let count = 0
  let reason: unknown
  const run = async () => {
    try {
      for (;;) {
        await request(count + 1)
        count += 1
      }
    } catch (error) {
      reason = Object(Object(error).cause).code ?? error
    }
  }
  return { ended: run(), count: () => count, reason: () => reason }
}

const saveUntilRefused = (send: Send, id: Id) =>
  repeat(async (number) => {
    const title = `Save ${number}`
    const response = await send(`/api/articles/${id}`, json('PATCH', { title, excerpt: title }))
    expect(response.status).toBe(200)
    await response.json()
  })

/** Each image is made during the upload before, so that no connection waits, and is closed, while one is made. */
function uploadUntilRefused(send: Send, round: number) {
  const createNext = (number: number) => createImage(1000 * round + number)
  let next = createNext(1)
  return repeat(async (number) => {
    const content = await next
    next = createNext(number + 1)
    const name = `upload-${round}-${number}.jpg`
    const response = await uploadImage(send, { name, alt: `Number ${number}`, content })
    expect(response.status).toBe(201)
    uploads.push({ id: (await response.json()).doc.id, hash: hashOf(content) })
  })
}

/** The first part of a video whose rest never comes. */
async function startCutUpload(headers: Readonly<Record<string, string>>) {
  const content = Buffer.concat([mp4(), Buffer.alloc(4_000_000)])
  const url = `${product.site}/api/videos`
  const upload = await startSlowUpload({ url, headers, name: 'cut.mp4', content })
  await expect.poll(() => readdirSync(media('incoming'))).toHaveLength(1)
  return upload
}

/** Each is another image. */
const createImage = (seed: number) => noise({ width: WIDTH, height: WIDTH - (seed % 97), seed })

/** Every acknowledged image is stored with all its variants, and there is no other file. */
async function expectWholeImages(): Promise<void> {
  await expect.poll(() => imagesAtWork(product), { timeout: VARIANTS_MS }).toEqual([])
  const images = await connectToCms(product).list('media')
  expect(images.map(({ id }) => id).toSorted()).toEqual(uploads.map(({ id }) => id).toSorted())
  for (const { id, hash } of uploads) {
    const filename = String(images.find((image) => image.id === id)?.['filename'])
    expect(hashOf(readFileSync(join(media('originals'), filename))), filename).toBe(hash)
  }
  expect(images.filter(({ processingError }) => processingError)).toEqual([])
  const originals = images.map(({ filename }) => String(filename))
  const variants = images.flatMap(({ variants }) =>
    [variants].flat().map((variant) => String(Object(variant).file)),
  )
  expect(variants).toHaveLength(images.length * 8)
  expect(readdirSync(media('originals')).toSorted()).toEqual(originals.toSorted())
  expect(readdirSync(media('variants')).toSorted()).toEqual(variants.toSorted())
  if (IS_SOAK) await expect.poll(() => readdirSync(media('incoming'))).toEqual([])
}
