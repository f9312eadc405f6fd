import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishArticle, shownSave, startEditor } from '../cluster/testing/editor'
import { connectToCms, type Id } from '../e2e/product/cms-client'
import {
  cmsAddress,
  internalApiToken,
  removeDataDir,
  startProduct,
  type Product,
} from '../e2e/product/start-product'
import { pidOf } from './testing/product-processes'
import { startVisitors } from './testing/visitors'

const ROUNDS = 20
/** ms. A start of the CMS on a busy machine. */
const RECOVERY_MS = 90_000
const isSoak = Boolean(process.env['SOAK']) && process.platform === 'linux'
const report = (title: string, text: string) =>
  process.stdout.write(`  ${title.padEnd(34)} ${text}\n`)

describe.runIf(isSoak)(
  'kill -9 of each program, 20 times',
  { timeout: ROUNDS * RECOVERY_MS },
  () => {
    let product: Product
    beforeAll(async () => {
      product = await startProduct({ DEMO: 'off', BACKUP_AT: 'off' })
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

    test('of the CMS while an editor publishes and uploads: nothing acknowledged is lost, and every page answers', async () => {
      const cmsUrl = () => cmsAddress(product.dataDir)
      const token = internalApiToken(product.dataDir)
      const article = await publishArticle(cmsUrl(), token)
      const page = product.site + article.path
      await expect.poll(() => shownSave(page), { timeout: 30_000 }).toBe(0)
      const visitors = startVisitors(page, 5, 50)
      const editor = startEditor({ cmsUrl, token, article, sites: () => [product.site] })
      const uploads = startUploads(product)
      for (let round = 0; round < ROUNDS; round += 1) {
        const [saves, files] = [editor.last(), uploads.stored().length]
        await expect
          .poll(() => editor.last() > saves && uploads.stored().length > files, {
            timeout: RECOVERY_MS,
            interval: 20,
          })
          .toBe(true)
        await wait(Math.random() * 500)
        kill('CMS')
      }
      const acknowledged = editor.last()
      await expect.poll(() => editor.last(), { timeout: RECOVERY_MS }).toBeGreaterThan(acknowledged)
      await Promise.all([editor.stop(), uploads.stop(), visitors.stop()])
      expect(await shownSave(page)).toBeGreaterThanOrEqual(editor.last())
      const cms = connectToCms(product)
      for (const id of uploads.stored()) {
        const image = await cms.send('GET', `media/${id}?depth=0`)
        const file = join(product.dataDir, 'media/originals', String(image['filename']))
        expect(existsSync(file), file).toBe(true)
      }
      expect(visitors.failures).toEqual([])
      report(
        `${ROUNDS} kills of the CMS`,
        `${editor.last()} acknowledged publications and ${uploads.stored().length} uploads, 0 lost; ${visitors.answered()} visits, 0 failed`,
      )
    })

    test('of the site under visitors: it answers again with the same page', async () => {
      const page = await (await fetch(product.site)).text()
      const times: number[] = []
      const visitors = startVisitors(product.site, 20, 20)
      for (let round = 0; round < ROUNDS; round += 1) {
        // A program that ended at once is restarted after a pause, so that it does not keep a processor busy.
        await wait(STABLE_MS)
        const killedAt = performance.now()
        kill('site')
        const read = () =>
          fetch(product.site).then(
            (response) => response.text(),
            () => null,
          )
        await expect.poll(read, { timeout: RECOVERY_MS, interval: 20 }).toBe(page)
        times.push(performance.now() - killedAt)
      }
      await visitors.stop()
      const sorted = times.toSorted((a, b) => a - b)
      report(
        `${ROUNDS} kills of the site`,
        `same page again after ${sorted[ROUNDS / 2]?.toFixed(0)} ms (median), ${sorted.at(-1)?.toFixed(0)} ms (longest)`,
      )
    })
  },
)

const STABLE_MS = 10_500

/** Uploads images one after another, also while the CMS is down. */
function startUploads(product: Product) {
  const stored: Id[] = []
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
      if (uploaded) stored.push(uploaded.id)
      else await wait(100)
    }
  }
  const running = run()
  return {
    /** Ids of what the CMS has acknowledged. */
    stored: (): readonly Id[] => stored,
    stop: () => {
      isRunning = false
      return running
    },
  }
}
