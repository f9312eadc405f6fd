import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, removeDataDir, startProduct } from '../../e2e/product/running/start-product'
import { makeNextSiteVersion } from '../testing/next-site-version'
import { findNginx, startNginx } from '../testing/nginx'
import { assetsIn, startPageReaders, type PageReaders } from '../testing/page-readers'
import { ROOT, startSiteProcess, type SiteProcess } from '../testing/site-process'

const READERS = 200
const nginx = findNginx()

/** Long, because the demo is added and the next version of the CMS is a process that loads Payload. */
test.skipIf(!nginx)(
  'two sites behind nginx are upgraded with a migration of the database, and no visitor notices',
  { timeout: 600_000 },
  async () => {
    const { dataDir, paths } = await makeDemoData()
    const sites = await startTwoSites(dataDir)
    const proxy = await startNginx(nginx ?? '', sites.origins)
    onTestFinished(proxy.stop)
    const before = assetsIn(await (await fetch(proxy.origin)).text())
    expect(before.size).toBeGreaterThan(2)

    const readers = startPageReaders(proxy.origin, paths, READERS)
    await readMore(readers)
    await migrateToNextVersion(dataDir)
    const next = makeNextSiteVersion()
    onTestFinished(next.remove)
    for (const index of [0, 1]) {
      await sites.replace(index, next.program)
      await readMore(readers)
    }
    await readers.stop()
    expect(readers.failures).toEqual([])
    console.log(`${readers.pages()} pages were read with their assets by ${READERS} visitors.`)

    const after = assetsIn(await (await fetch(proxy.origin)).text())
    expect([...after].filter((path) => before.has(path))).toEqual([])
    // What a tab that was opened before the upgrade asks for.
    for (const origin of sites.origins)
      for (const path of before) expect((await fetch(origin + path)).status, path).toBe(200)
  },
)

/** A data folder with the demo, and addresses of some of its pages. */
async function makeDemoData() {
  const product = await startProduct({})
  onTestFinished(() => removeDataDir(product.dataDir))
  const sitemap = await (await fetch(`${product.site}/sitemaps/pages.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
  await product.stop()
  expect(paths.length).toBeGreaterThan(2)
  return { dataDir: product.dataDir, paths }
}

async function startTwoSites(dataDir: string) {
  const ports = [await freePort(), await freePort()]
  const start = (index: number, program?: string) =>
    startSiteProcess(dataDir, {
      port: ports[index],
      program,
      env: { SITE_CACHE_DIR: join(dataDir, `site-cache-${index}`) },
    })
  const running: SiteProcess[] = [await start(0), await start(1)]
  onTestFinished(async () => void (await Promise.all(running.map((site) => site.end('SIGKILL')))))
  return {
    origins: running.map(({ origin }) => origin),
    replace: async (index: number, program: string) => {
      expect(await running[index]?.end('SIGTERM')).toBe(0)
      running[index] = await start(index, program)
    },
  }
}

/** Runs the migration of the next version on the data, as its CMS does when it starts. */
async function migrateToNextVersion(dataDir: string): Promise<void> {
  const program = join(ROOT, 'cms/tests/upgrade/next-version.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, DATA_DIR: dataDir, CMS_SECRET: 'the migration signs no session at all' },
  })
  expect(stdout).toContain('UPGRADED')
}

/** Waits until every reader has read some more. */
async function readMore({ pages }: PageReaders): Promise<void> {
  const before = pages()
  await expect.poll(pages, { timeout: 120_000 }).toBeGreaterThan(before + 2 * READERS)
}
