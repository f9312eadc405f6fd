import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../../../cms/tests/testing/small-disk'
import { publishArticle, shownSave } from '../../cluster/testing/editor'
import { connectToCms } from '../../e2e/product/running/cms-client'
import {
  cmsAddress,
  internalApiToken,
  makeDataDir,
  removeDataDir,
  startProduct,
} from '../../e2e/product/running/start-product'
import { startVisitors } from '../testing/visitors'

/** kB; a new data folder has some 3 MB. */
const DISK_SIZE = 24 * 1024

test.runIf(process.platform === 'linux')(
  'public pages go on while the disk is full, saves get 507, and work again without a restart',
  { timeout: 300_000 },
  async (context) => {
    const dataDir = makeDataDir()
    onTestFinished(() => removeDataDir(dataDir))
    const disk = mountSmallDisk(dataDir, DISK_SIZE)
    if (!disk) return context.skip('Only root can mount the small disk of this test.')
    const product = await startProduct({ DEMO: 'off', BACKUP_AT: 'off' }, dataDir)
    onTestFinished(async () => {
      await product.stop()
      disk.unmount()
    })
    const article = await publishArticle(cmsAddress(dataDir), internalApiToken(dataDir))
    const page = product.site + article.path
    await expect.poll(() => shownSave(page)).toBe(0)
    // The site has written what it last knew.
    await expect
      .poll(() => existsSync(join(dataDir, 'site-cache/publications.snapshot')))
      .toBe(true)
    const visitors = startVisitors(page, 5, 20)
    const cms = connectToCms(product)
    const save = (number: number, size: number) =>
      cms.update('articles', article.id, {
        ...{ title: `Save ${number}`, facts: `x: ${'y'.repeat(size)}`, _status: 'published' },
      })

    const filler = join(dataDir, 'filler')
    const { bavail, bsize } = statfsSync(dataDir)
    writeFileSync(filler, Buffer.alloc(bavail * bsize))
    const before = visitors.answered()
    await expect(save(1, 150_000)).rejects.toThrow(/answered 507 .*The disk is full/)
    const video = { name: 'a.mp4', content: new Uint8Array(200_000), data: { title: 'Video' } }
    await expect(cms.upload('videos', video)).rejects.toThrow(/answered 507 .*The disk is full/)
    expect(await shownSave(page)).toBe(0)
    expect((await fetch(`${product.site}/healthz`)).status).toBe(200)
    expect((await fetch(`${product.site}/readyz`)).status).toBe(200)
    await expect.poll(visitors.answered).toBeGreaterThan(before + 50)

    rmSync(filler)
    await save(2, 1000)
    await expect.poll(() => shownSave(page)).toBe(2)
    await visitors.stop()
    expect(visitors.failures).toEqual([])
  },
)
