import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { collectPageErrors } from '../../product/page-errors'
import { connectToCms } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { ROOT } from '../../product/running/start-product'

const { site, dataDir } = sharedProduct()
const run = promisify(execFile)
const TEXTS = join(import.meta.dirname, 'old-site')
const BATCH = 'old-studio'
const folder = mkdtempSync(join(tmpdir(), 'tessera-old-site-'))
const cms = connectToCms()

const runImport = async () =>
  (
    await run(
      process.execPath,
      [join(ROOT, 'scripts/commands/import.mjs'), join(folder, 'old-studio.json')],
      {
        cwd: folder,
        env: { ...process.env, DATA_DIR: dataDir },
      },
    )
  ).stdout

/** A row as Joomla exports an article: two fields of HTML. */
function rowOf(alias: string, index: number) {
  const [introtext = '', fulltext = ''] = readFileSync(join(TEXTS, `${alias}.html`), 'utf8').split(
    '<hr id="system-readmore" />',
  )
  const title = alias.charAt(0).toUpperCase() + alias.slice(1).replaceAll('-', ' ')
  return { id: index + 1, title, alias, introtext, fulltext, created: '2014-03-02 09:00:00' }
}

test.beforeAll(async () => {
  mkdirSync(join(folder, 'images/stories'), { recursive: true })
  const [stairs, entrance] = ['#406080', '#806040'].map((background) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg(),
  )
  await stairs?.toFile(join(folder, 'images/stairs.jpg'))
  await entrance?.toFile(join(folder, 'images/stories/two words.jpg'))
  const aliases = ['the-flood', 'how-to-find-us', 'things-people-wrote']
  writeFileSync(join(folder, 'old-studio.json'), JSON.stringify(aliases.map(rowOf)))
})

test.afterAll(async () => {
  await cms.send('POST', `internal/remove?batch=${BATCH}`)
  rmSync(folder, { recursive: true })
})

test.describe.serial('articles of an earlier site', () => {
  let output = ''
  test.beforeAll(async () => {
    output = await runImport()
    const status = async () => (await fetch(`${site}/articles/the-flood`)).status
    await expect.poll(status, 'the site publishes it').toBe(200)
  })

  test('are imported with their images, and omissions are listed', () => {
    expect(output).toContain('html from {introtext}{fulltext}')
    expect(output).toMatch(/3 lines .+: 3 created, 0 existing, 0 rejected/)
    expect(output).toContain('Everything that is not imported: old-studio.json.report.txt')
    for (const omission of OMISSIONS) expect(readReport()).toContain(`  ${omission}\n`)
  })

  test('are shown with texts, images, tables, links and tooltips', async ({ page }) => {
    const complaints = collectPageErrors(page, site)
    await page.goto(`${site}/articles/the-flood`)
    const text = page.locator('main article.article')
    await expect(text.getByRole('heading', { level: 2, name: 'What was lost' })).toBeVisible()
    await expect(text).toContainText('stayed for two tides.')
    await expect(text.locator('strong > em, em > strong')).toHaveText('tides')
    await expect(text).toContainText('Sheets of hosho · 240')
    await expect(text).toContainText('The cat, who would not be photographed')
    const captions = text.locator('figcaption', { hasText: 'High water, seen from the stairs' })
    await expect(captions).toHaveCount(2)
    await expect(text.getByRole('img', { name: 'Water up to the fifth stair' })).toHaveCount(3)
    await expect(text.getByRole('img', { name: 'The wet drawer' })).toHaveCount(1)
    await expect(
      text.locator('p:empty, font, table, iframe, script, [align], [border]'),
    ).toHaveCount(0)
    await expect(text.getByRole('link', { name: 'the tide table' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await expect(text.getByRole('link', { name: 'how to find us' })).toHaveCount(0)
    await expect(text).toContainText('See also how to find us')
    await text.getByRole('button', { name: 'baren' }).hover()
    const tooltip = page.locator('[popover]:popover-open')
    await expect(tooltip).toContainText('A disc of cord in a bamboo leaf.')
    await expect(tooltip.getByRole('link', { name: 'Ours' })).toHaveAttribute('href', '/about')
    await expect(text.locator('a[data-frame], [data-frame]').first()).toBeAttached()
    expect(complaints).toEqual([])
  })

  test(
    'link to the pages of frames and keep the text of forms',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${site}/articles/how-to-find-us`)
      const text = page.locator('main article.article')
      await expect(text.getByRole('link', { name: 'Map of Shore Street' })).toHaveAttribute(
        'href',
        'https://maps.example/?marker=57.1,2.3&z=15',
      )
      await expect(text.getByRole('link', { name: 'by letter' })).toHaveAttribute(
        'href',
        /^mailto:/,
      )
      await expect(text).toContainText('or by pigeon')
      // Payload's own hook would encode this address, and the link would be lost.
      await expect(text.getByRole('link', { name: 'by boat' })).toHaveAttribute(
        'href',
        '/über%20uns?topic=a,b',
      )
      await expect(text.locator('figcaption')).toHaveText('The door, third from the left')
      await expect(text.locator('form, input, u font')).toHaveCount(0)
    },
  )

  test('run none of the markup that visitors wrote', async ({ page }) => {
    const ran: string[] = []
    await page.exposeFunction('attacked', () => ran.push('attacked() was called.'))
    const complaints = collectPageErrors(page, site)
    await page.goto(`${site}/articles/things-people-wrote`, { waitUntil: 'networkidle' })
    const text = page.locator('main article.article')
    await expect(text).toContainText('The last page is empty.')
    await text.getByRole('button', { name: 'turn over' }).hover()
    await expect(page.locator('[popover]:popover-open')).toContainText('Read on')
    await expect(page.locator('[onerror], [onload], [onclick], [srcdoc], main svg')).toHaveCount(0)
    const hrefs = await text
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    for (const href of hrefs) expect(href).toMatch(/^(https?:\/\/|mailto:|#|\/(?![/\\\t]))/)
    expect([...ran, ...complaints]).toEqual([])
  })

  test('stay the same after a second import', { tag: '@long' }, async () => {
    await expect.poll(countUnprocessed, 'all sizes of the images are made').toBe(0)
    const missing = async () =>
      (await readState()).pages.map((html = '') => html.match(/<picture><img/g) ?? [])
    await expect.poll(missing, 'the site shows an AVIF of each image').toEqual([[], [], []])
    const before = await readState()
    output = await runImport()
    expect(output).toMatch(/3 lines .+: 0 created, 3 existing, 0 rejected/)
    for (const omission of OMISSIONS) expect(readReport()).toContain(`  ${omission}\n`)
    expect(await readState()).toEqual(before)
  })
})

const readReport = () => readFileSync(join(folder, 'old-studio.json.report.txt'), 'utf8')

const OMISSIONS = [
  'line 1, The flood: a script',
  'line 1, The flood: the link to index.php?option=com_content&view=article&id=7 (its text is kept)',
  'line 1, The flood: the image /images/gone.jpg: its file is missing',
  'line 2, How to find us: a form (its text is kept)',
  'line 2, How to find us: a plug-in object',
  'line 2, How to find us: a module placeholder',
  'line 2, How to find us: a frame (replaced by a link)',
  'line 2, How to find us: an attribute that runs a script',
  'line 2, How to find us: the link to javascript:void(0) (its text is kept)',
]

/** File names of the imported images in the CMS, and the published pages without the related articles of other tests. */
const countUnprocessed = async () =>
  (
    await cms.send(
      'GET',
      `media?where[importBatch][equals]=${BATCH}&where[processing][exists]=true&limit=0`,
    )
  ).totalDocs

async function readState() {
  const { docs } = await cms.send('GET', `media?where[importBatch][equals]=${BATCH}&depth=0`)
  const pages = await Promise.all(
    ['the-flood', 'how-to-find-us', 'things-people-wrote'].map(async (slug) => {
      const html = await (await fetch(`${site}/articles/${slug}`)).text()
      return html.split('data-gallery="related"')[0]
    }),
  )
  return { media: Array.isArray(docs) ? docs.map(({ filename }) => filename) : [], pages }
}
