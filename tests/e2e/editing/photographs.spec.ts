import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { toTaggedJpeg, xmpList } from '../../../cms/tests/testing/tagged-image'
import { createCommands } from '../../imports/testing/commands'
import { keepSaving, quantile } from '../../imports/testing/measure'
import { openAdmin, publish } from '../product/admin'
import { countClicks } from '../product/count-clicks'
import { reportFigure } from '../product/report-figure'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { ROOT } from '../product/running/start-product'

/** Fewer, to try the file: `PHOTOGRAPHS=20`. */
const COUNT = Number(process.env['PHOTOGRAPHS'] ?? 200)
/** From the dashboard until the page is published. */
const MAX_CLICKS = 6
const UPLOADING_EDITOR = join(ROOT, 'tests/imports/testing/uploading-editor.mjs')
const WARM_UP_MS = 20_000
const TOPICS = ['Coast', 'Town', 'Sky']
const DEMO_IMAGES = ['marram', 'shingle', 'shore-street', 'peat-road', 'low-sun']

test.describe.serial(`${COUNT} photographs of 12 megapixels`, () => {
  let product: ReusedProduct
  let page: Page
  let endSaving: () => Promise<readonly number[]>
  const folder = mkdtempSync(join(tmpdir(), 'tessera-editing-'))

  test.beforeAll(async ({ browser, product: reused }) => {
    product = reused
    await writePhotographs(folder)
    // The disk is not the server's yet.
    spawnSync('sync')
    page = await product.startOver({ viewport: { width: 1440, height: 1000 } })
    // The process of a tab starts when its first page opens.
    await openAdmin(page, `${product.site}/admin`)
    await warmUp()
    endSaving = await keepSaving(product)
    await makeWay(browser)
  })
  test.afterAll(async () => {
    await page.context().close()
    rmSync(folder, { recursive: true })
  })

  test(`are seen by visitors after at most ${MAX_CLICKS} clicks`, async () => {
    const clicks = await countClicks(page)
    const files = Array.from({ length: COUNT }, (_, index) => join(folder, fileName(index)))
    await openAdmin(page, `${product.site}/admin`)
    const start = performance.now()
    await page.getByRole('link', { name: 'Add images' }).click()
    const answers = collectAnswers(page)
    const fileChooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload images' }).click()
    await (await fileChooser).setFiles(files)
    const dropped = performance.now()
    const uploads = page.getByRole('region', { name: 'Uploads' })
    const options = { timeout: 1_200_000 }
    await expect(uploads).toContainText(`${COUNT} of ${COUNT} uploaded`, options)
    const uploaded = performance.now()
    console.log('SAVE', Date.now(), 'uploaded')
    await uploads.getByRole('button', { name: 'Make a gallery' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make a gallery' })
    await dialog.getByLabel('Title', { exact: true }).fill('Views')
    await dialog.getByRole('button', { name: 'Make the page' }).click()
    await expect(page.locator('#field-slug')).toHaveValue('home')
    await publish(page)
    const published = performance.now()
    console.log('SAVE', Date.now(), 'published')
    expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
    await expect.poll(countPublic, options).toBe(COUNT)
    const seen = performance.now()
    expect(await (await fetch(product.site)).text()).toContain('data-tile="view-1"')

    const answer = (share: number) => `${quantile(answers, share).toFixed(0)} ms`
    report(`answers to uploads, three at a time (${answers.length}), median`, answer(0.5), '500 ms')
    report('95 % of them within', answer(0.95), '–')
    const attention = dropped - start + (published - uploaded)
    report('clicks', String(clicks()), '6')
    report('uploaded after', seconds(uploaded - dropped), 'tab free')
    report('seen by visitors after', seconds(seen - start), '240 s')
    report('attention of the editor', seconds(attention), '15 s')
    reportSaves('saves of another editor meanwhile', await endSaving())
  })

  test('let another editor save while they come from another computer', async () => {
    const cookies = await page.context().cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const files = Array.from({ length: COUNT }, (_, index) => join(folder, fileName(index)))
    const end = await keepSaving(product)
    const uploading = spawn(process.execPath, [UPLOADING_EDITOR, product.site, cookie, ...files], {
      stdio: 'inherit',
    })
    expect(await once(uploading, 'exit')).toEqual([0, null])
    reportSaves('saves while files come from another computer', await end())
  })

  test('leave the CMS with the memory that it had', async () => {
    // The larger sizes and the AVIF files follow, when nobody waits for them.
    const unfinished = async () => {
      const where = new URLSearchParams({ 'where[processing][exists]': 'true', limit: '1' })
      return (await product.cms.send('GET', `media?${where}`))['totalDocs']
    }
    const options = { timeout: 1_500_000, intervals: [2_000] }
    await expect.poll(unfinished, options).toBe(0)
    await wait(30_000)
    report('memory of the CMS 30 s after the last file', `${residentMegabytes()} MB`, '400 MB')
  })

  function reportSaves(what: string, saves: readonly number[]): void {
    const milliseconds = (share: number) => `${quantile(saves, share).toFixed(0)} ms`
    report(`${what} (${saves.length}), median`, milliseconds(0.5), '–')
    report('95 % of them within', milliseconds(0.95), '100 ms')
  }

  /** Node.js has not compiled what a CMS that was just started runs for a save. */
  async function warmUp(): Promise<void> {
    const end = await keepSaving(product)
    await wait(WARM_UP_MS)
    await end()
  }

  /** Images with a page of their own in the sitemap. */
  const countPublic = async () => {
    const response = await fetch(`${product.site}/sitemaps/images-1.xml`)
    return response.ok ? ((await response.text()).match(/<loc>/g)?.length ?? 0) : 0
  }
  const residentMegabytes = () => {
    const pid = createCommands(product, folder).cmsPid()
    const [, kilobytes = '0'] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  }
})

/**
 * The browser of an editor is on another computer: here, it and the process that drives it leave the processors to the
 * server. Where Linux groups processes by session (autogroup), the priority of a thread counts within its group only: the
 * group has a third of the server's weight, because the images that are made meanwhile would not hold up the editor's own
 * steps.
 */
async function makeWay(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { id } of processInfo) {
    const group = `/proc/${id}/autogroup`
    if (existsSync(group)) writeFileSync(group, String(GROUP_PRIORITY))
  }
  for (const id of [process.pid, ...processInfo.map((each) => each.id)])
    for (const thread of readdirSync(`/proc/${id}/task`))
      setPriority(Number(thread), LOWEST_PRIORITY)
}
const GROUP_PRIORITY = 5
const LOWEST_PRIORITY = 19

/** Times from the start of an upload to the end of its answer, ms; grows. */
function collectAnswers(page: Page): readonly number[] {
  const answers: number[] = []
  page.on('requestfinished', (request) => {
    if (request.method() !== 'POST' || !/\/api\/media\?/.test(request.url())) return
    const { requestStart, responseEnd } = request.timing()
    answers.push(responseEnd - requestStart)
  })
  return answers
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const report = (name: string, figure: string, goal: string) =>
  reportFigure(`${COUNT} photographs`, `${name} ${figure} (goal ${goal})`)

const fileName = (index: number) => `view-${index + 1}.jpg`

/** Photographs of 4000 × 3000 px with title, keywords of two filters and alt text. */
async function writePhotographs(folder: string): Promise<void> {
  for (let index = 0; index < COUNT; index++) {
    const original = join(ROOT, 'demo/images', `${DEMO_IMAGES[index % DEMO_IMAGES.length]}.jpg`)
    const image = sharp(original).resize(4000, 3000).modulate({ hue: index })
    const tags = {
      iptc: { 5: `View ${index + 1}`, 25: [`Topic|${TOPICS[index % 3]}`, 'Light|Dawn'] },
      xmp: `<Iptc4xmpCore:AltTextAccessibility>${xmpList('Alt', `A view, number ${index + 1}`)}</Iptc4xmpCore:AltTextAccessibility>`,
    }
    writeFileSync(join(folder, fileName(index)), await toTaggedJpeg(image, tags))
  }
}
