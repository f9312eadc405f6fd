import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  makeDataDir,
  removeDataDir,
  startProduct,
  type Product,
} from '../../e2e/product/running/start-product'
import { imagesAtWork, noise, uploadImage } from '../testing/images'
import { limitMemory } from '../testing/memory-limit'
import { memoryOfTree } from '../testing/product-processes'
import { createEditor, signInEditor, type Send } from '../testing/signed-in-editor'

/** MB. The operating system of a machine with 1 GB needs the rest. */
const AVAILABLE_MB = 850
const MAX_AT_REST_MB = 450
const MAX_UPLOADING_MB = 700
/** Photographs of 12 megapixels, three at a time as the upload panel sends them. */
const PHOTOGRAPHS = 30
const AT_A_TIME = 3
const PAGES = ['/', '/register', '/archive', '/admin', '/admin/collections/media']

const report = (title: string, megabytes: number, goal: number) =>
  process.stdout.write(`  ${title.padEnd(46)} ${megabytes.toFixed(0)} MB (goal ${goal} MB)\n`)

describe.runIf(process.platform === 'linux')(
  'on a machine with 1 GB',
  { timeout: 1_200_000 },
  () => {
    const limit = limitMemory(AVAILABLE_MB)
    const dataDir = makeDataDir()
    let product: Product
    beforeAll(async () => {
      if (!limit) process.stdout.write('  The memory could only be measured, not limited.\n')
      product = await startProduct({}, dataDir, (pid) => limit?.add(pid))
    }, 600_000)
    afterAll(async () => {
      await product.stop()
      removeDataDir(dataDir)
      limit?.remove()
    })
    const memory = () => memoryOfTree(product.process.pid ?? 0)

    test('the first start with the demo content leaves room', async () => {
      for (const path of PAGES) expect((await fetch(product.site + path)).status).toBe(200)
      await wait(30_000)
      const atRest = memory()
      report('at rest after a first start', atRest, MAX_AT_REST_MB)
      expect(atRest).toBeLessThan(MAX_AT_REST_MB)
    })

    test('an editor uploads photographs', async () => {
      await createEditor(product)
      const { send } = await signInEditor(product)
      let peak = 0
      let isUploading = true
      const sampling = (async () => {
        for (; isUploading; await wait(200)) peak = Math.max(peak, memory())
      })()
      for (let sent = 0; sent < PHOTOGRAPHS; sent += AT_A_TIME) {
        await Promise.all(
          Array.from({ length: AT_A_TIME }, (_, index) => upload(send, sent + index)),
        )
        for (const path of PAGES) expect((await send(path)).status).toBe(200)
      }
      await expect
        .poll(() => imagesAtWork(product), { timeout: 600_000, interval: 1000 })
        .toEqual([])
      isUploading = false
      await sampling
      report(`while ${PHOTOGRAPHS} photographs are uploaded`, peak, MAX_UPLOADING_MB)
      expect(peak).toBeLessThan(MAX_UPLOADING_MB)
    })
  },
)

async function upload(send: Send, seed: number): Promise<void> {
  const content = await noise({ width: 4000, height: 3000, seed })
  const image = { name: `photograph-${seed}.jpg`, alt: `Photograph ${seed}`, content }
  expect((await uploadImage(send, image)).status).toBe(201)
}
