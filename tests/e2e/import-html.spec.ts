import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { complaintsOf } from './product/complaints'
import { connectToCms } from './product/cms-client'
import { sharedProduct } from './product/shared-product'
import { ROOT } from './product/start-product'

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
      [join(ROOT, 'scripts/import.mjs'), join(folder, 'old-studio.json')],
      {
        cwd: folder,
        env: { ...process.env, DATA_DIR: dataDir },
      },
    )
  ).stdout

/** As Joomla keeps an article: in two parts, each HTML. */
function rowOf(alias: string, index: number) {
  const [introtext = '', fulltext = ''] = readFileSync(join(TEXTS, `${alias}.html`), 'utf8').split(
    '<hr id="system-readmore" />',
  )
  const title = alias.charAt(0).toUpperCase() + alias.slice(1).replaceAll('-', ' ')
  return { id: index + 1, title, alias, introtext, fulltext, created: '2014-03-02 09:00:00' }
}

test.beforeAll(async () => {
  mkdirSync(join(folder, 'images/stories'), { recursive: true })
  const [stairs, door] = ['#406080', '#806040'].map((background) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg(),
  )
  await stairs?.toFile(join(folder, 'images/stairs.jpg'))
  await door?.toFile(join(folder, 'images/stories/two words.jpg'))
  const aliases = ['the-flood', 'how-to-find-us', 'things-people-wrote']
  writeFileSync(join(folder, 'old-studio.json'), JSON.stringify(aliases.map(rowOf)))
})

test.afterAll(async () => {
  await cms.send('POST', `internal/remove?batch=${BATCH}`)
  rmSync(folder, { recursive: true })
})

test.describe.serial('articles of an earlier site', () => {
  test('come with their images, and what was left out is told in words', async () => {
    const said = await runImport()
    expect(said).toContain('html from {introtext}{fulltext}')
    expect(said).toMatch(/3 lines .+: 3 created, 0 already there, 0 rejected/)
    expect(said).toContain('Of 3 something was left out: old-studio.json.left-out.txt')
    expect(leftOut()).toContain(LEFT_OUT)
    const status = async () => (await fetch(`${site}/articles/the-flood`)).status
    await expect.poll(status, 'the site follows').toBe(200)
  })

  test('read as they did, in the words and images of this site', async ({ page }) => {
    const complaints = complaintsOf(page, site)
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

  test('link to what was shown in frames, and keep the words of forms', async ({ page }) => {
    await page.goto(`${site}/articles/how-to-find-us`)
    const text = page.locator('main article.article')
    await expect(text.getByRole('link', { name: 'Map of Shore Street' })).toHaveAttribute(
      'href',
      'https://maps.example/?marker=57.1,2.3&z=15',
    )
    await expect(text.getByRole('link', { name: 'by letter' })).toHaveAttribute('href', /^mailto:/)
    await expect(text).toContainText('or by pigeon')
    await expect(text.locator('figcaption')).toHaveText('The door, third from the left')
    await expect(text.locator('form, input, u font')).toHaveCount(0)
  })

  test('run nothing, whatever was written between the lines', async ({ page }) => {
    const ran: string[] = []
    await page.exposeFunction('attacked', () => ran.push('It ran.'))
    const complaints = complaintsOf(page, site)
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

  test('are the same after a second import, which brings nothing', async () => {
    const before = await state()
    const said = await runImport()
    expect(said).toMatch(/3 lines .+: 0 created, 3 already there, 0 rejected/)
    expect(leftOut()).toContain(LEFT_OUT)
    expect(await state()).toEqual(before)
  })
})

const leftOut = () => readFileSync(join(folder, 'old-studio.json.left-out.txt'), 'utf8')

const LEFT_OUT = `Line 1, The flood:
  a script
  a link that leads nowhere from here (its words stay)
  the image /images/gone.jpg, whose file is missing
Line 2, How to find us:
  a form (its words stay)
  an object of a plug-in
  a place for a module of the old site
  a frame, of which a link stays
  an attribute that runs a script
  a link that leads nowhere from here (its words stay)
`

/** What the CMS holds of the old site, and what visitors are given of it. */
async function state() {
  const { docs } = await cms.send('GET', `media?where[importBatch][equals]=${BATCH}&depth=0`)
  const pages = await Promise.all(
    ['the-flood', 'how-to-find-us', 'things-people-wrote'].map((slug) =>
      fetch(`${site}/articles/${slug}`).then((answer) => answer.headers.get('etag')),
    ),
  )
  return { media: Array.isArray(docs) ? docs.map(({ filename }) => filename) : [], pages }
}
