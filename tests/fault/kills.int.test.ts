import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, parse } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishArticle, shownSave, startEditor } from '../cluster/testing/editor'
import { connectToCms, type Id } from '../e2e/product/running/cms-client'
import {
  cmsAddress,
  internalApiToken,
  removeDataDir,
  startProduct,
  type Product,
} from '../e2e/product/running/start-product'
import { hashOf } from './testing/hash-of'
import { publishGallery } from './testing/publish-gallery'
import { measureSlowdown } from './testing/measure-slowdown'
import { pidOf } from './testing/product-processes'
import { startVisitors } from './testing/visitors'

const IS_SOAK = Boolean(process.env['SOAK'])
const ROUNDS = IS_SOAK ? 20 : 1
/** ms. A start of the CMS on a busy machine. */
const RECOVERY_MS = 90_000
/** ms. On a quiet machine; the soak asserts them. */
const CMS_GOAL_MS = 10_000
const SITE_GOAL_MS = 1000
/** ms. On a machine that does other things too. */
const MAX_CMS_MS = 60_000
const MAX_SITE_MS = 20_000
/** A file that nothing refers to is removed when it is this old, ms. */
const SWEPT_AGE_MS = 60 * 60_000
const report = (title: string, text: string) =>
  process.stdout.write(`  ${title.padEnd(34)} ${text}\n`)

describe.runIf(process.platform === 'linux')(
  `kill -9 of each program, rounds: ${ROUNDS}`,
  { timeout: ROUNDS * RECOVERY_MS + 60_000 },
  () => {
    let product: Product
    let log = ''
    beforeAll(async () => {
      product = await startProduct({ DEMO: 'off', BACKUP_AT: 'off' })
      product.process.stdout?.on('data', (text: Buffer) => (log += text.toString()))
    }, 300_000)
    afterAll(async () => {
      await product.stop()
      removeDataDir(product.dataDir)
    })
    const kill = (program: 'CMS' | 'site') => {
      const pid = pidOf(product.process.pid, program)
      expect(pid).toBeDefined()
      process.kill(pid ?? 0, 'SIGKILL')
    }
    async function killCms(): Promise<Recovery> {
      const slowdown = await measureSlowdown()
      kill('CMS')
      const killedAt = performance.now()
      const isReady = () =>
        fetch(`${cmsAddress(product.dataDir)}/api/ready`, {
          signal: AbortSignal.timeout(1000),
        }).then(
          ({ ok }) => ok,
          () => false,
        )
      await expect.poll(isReady, { timeout: RECOVERY_MS, interval: 50 }).toBe(true)
      const ms = performance.now() - killedAt
      return { ms, slowdown: Math.max(slowdown, await measureSlowdown()) }
    }

    test('of the CMS while an editor publishes and uploads: nothing acknowledged is lost, and every page answers', async () => {
      const cmsUrl = () => cmsAddress(product.dataDir)
      const token = internalApiToken(product.dataDir)
      const article = await publishArticle(cmsUrl(), token)
      const page = product.site + article.path
      await expect.poll(() => shownSave(page), { timeout: 30_000 }).toBe(0)
      const requests = await publishGallery(product)
      const visitors = startVisitors([{ url: page }, ...Object.values(requests)], 5, 50)
      const editor = startEditor({ cmsUrl, token, article, sites: () => [product.site] })
      const uploads = startUploads(product)
      const recoveries: Recovery[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round > 0) await wait(STABLE_MS)
        const [saves, files] = [editor.last(), uploads.stored().length]
        await expect
          .poll(() => editor.last() > saves && uploads.stored().length > files, {
            timeout: RECOVERY_MS,
            interval: 20,
          })
          .toBe(true)
        await wait(Math.random() * 500)
        recoveries.push(await killCms())
      }
      const acknowledged = editor.last()
      await expect.poll(() => editor.last(), { timeout: RECOVERY_MS }).toBeGreaterThan(acknowledged)
      await Promise.all([editor.stop(), uploads.stop(), visitors.stop()])
      expect(await shownSave(page)).toBeGreaterThanOrEqual(editor.last())
      expect(visitors.failures).toEqual([])

      const cms = connectToCms(product)
      const originals = join(product.dataDir, 'media/originals')
      for (const { id, hash } of uploads.stored()) {
        const { filename } = await cms.send('GET', `media/${id}?depth=0`)
        expect(hashOf(readFileSync(join(originals, String(filename)))), String(filename)).toBe(hash)
      }
      // What is published equals what Payload has: neither the repair of a start nor this one writes anything.
      expect(await cms.send('POST', 'internal/republish', {})).toMatchObject({ written: 0 })
      expect(log).not.toContain('were out of date')
      report(
        `kills of the CMS: ${ROUNDS}`,
        `${editor.last()} acknowledged publications and ${uploads.stored().length} uploads, 0 lost; ${visitors.answered()} visits of ${Object.keys(requests).length + 1} kinds, 0 failed; answers again after ${describeRecoveries(recoveries)} (goal 10 s)`,
      )
      expectWithin(recoveries, { maxMs: MAX_CMS_MS, goalMs: CMS_GOAL_MS })
    })

    test('leaves no partial file after the next sweep', async () => {
      const cms = connectToCms(product)
      const media = join(product.dataDir, 'media')
      const long = new Date(Date.now() - 2 * SWEPT_AGE_MS)
      const partial = ['originals/cut.jpg', 'variants/cut-512.webp.part', 'incoming/cut']
      for (const name of partial) {
        mkdirSync(dirname(join(media, name)), { recursive: true })
        writeFileSync(join(media, name), 'cut')
      }
      for (const name of filesBelow(media)) utimesSync(join(media, name), long, long)
      // The sweep is part of a start.
      await killCms()
      const documents = await cms.list('media')
      const expected = documents.map(({ filename }) => `originals/${String(filename)}`).toSorted()
      const stems = expected.map((name) => parse(name).name)
      const isVariant = (name: string) =>
        /\.(webp|avif)$/.test(name) && stems.some((stem) => name.startsWith(`variants/${stem}-`))
      const found = () => filesBelow(media).filter((name) => !isVariant(name))
      await expect.poll(found, { timeout: RECOVERY_MS }).toEqual(expected)
    })

    test('of the site under visitors: it answers again with the same page', async () => {
      const page = await (await fetch(product.site)).text()
      const recoveries: Recovery[] = []
      const visitors = startVisitors(product.site, 20, 20)
      for (let round = 0; round < ROUNDS; round += 1) {
        if (round > 0) await wait(STABLE_MS)
        const slowdown = await measureSlowdown()
        const killedAt = performance.now()
        kill('site')
        const read = () =>
          fetch(product.site).then(
            (response) => response.text(),
            () => null,
          )
        await expect.poll(read, { timeout: RECOVERY_MS, interval: 20 }).toBe(page)
        const ms = performance.now() - killedAt
        recoveries.push({ ms, slowdown: Math.max(slowdown, await measureSlowdown()) })
      }
      await visitors.stop()
      report(
        `kills of the site: ${ROUNDS}`,
        `same page again after ${describeRecoveries(recoveries)} (goal 1 s)`,
      )
      expectWithin(recoveries, { maxMs: MAX_SITE_MS, goalMs: SITE_GOAL_MS })
    })
  },
)

/** ms. A program that ended sooner is restarted after a pause, so that it does not keep a processor busy. */
const STABLE_MS = 10_500

interface Recovery {
  /** From the kill until it answers again. */
  readonly ms: number
  /** How busy the machine was before or after it. */
  readonly slowdown: number
}

/** @param limits `goalMs`: of the soak, on a quiet machine */
function expectWithin(
  recoveries: readonly Recovery[],
  { maxMs, goalMs }: { readonly maxMs: number; readonly goalMs: number },
) {
  for (const { ms, slowdown } of recoveries) {
    expect(ms).toBeLessThan(maxMs)
    if (IS_SOAK) expect(ms).toBeLessThan(goalMs * slowdown)
  }
}

function describeRecoveries(recoveries: readonly Recovery[]): string {
  const sorted = recoveries.toSorted((a, b) => a.ms - b.ms)
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const figures = (recovery: Recovery | undefined) =>
    `${recovery?.ms.toFixed(0)} ms at a slowdown of ${recovery?.slowdown.toFixed(1)}`
  return `${figures(median)} (median), ${figures(longest)} (longest)`
}

/** Names of files, relative to the folder. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .toSorted()

/** Uploads images one after another, also while the CMS is down. */
function startUploads(product: Product) {
  const stored: { readonly id: Id; readonly hash: string }[] = []
  let isRunning = true
  const run = async () => {
    for (let number = 0; isRunning; number += 1) {
      const background = { r: number % 256, g: Math.floor(number / 256), b: 90 }
      const content = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .jpeg()
        .toBuffer()
      const uploaded = await connectToCms(product)
        .upload('media', {
          name: `upload-${number}.jpg`,
          content,
          data: { alt: `Number ${number}` },
        })
        .catch(() => null) // The CMS is down.
      if (uploaded) stored.push({ id: uploaded.id, hash: hashOf(content) })
      else await wait(100)
    }
  }
  const running = run()
  return {
    /** What the CMS has acknowledged. */
    stored: (): readonly (typeof stored)[number][] => stored,
    stop: () => {
      isRunning = false
      return running
    },
  }
}
