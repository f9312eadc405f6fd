import { expect, test } from '@playwright/test'
import { axeOn } from '../../axe'
import { openAdmin, signInAsNew } from '../product/admin'
import { connectToCms, type CmsClient, type Doc } from '../product/running/cms-client'
import { countClicks } from '../product/count-clicks'
import { tabTo } from '../product/tab-to'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()
const DEMO = 'where[importBatch][equals]=demo&limit=0'

test('an editor removes the demo content with two clicks, and keeps what is in use', async ({
  browser,
}) => {
  const cms = connectToCms()
  const demoArticles = await cms.send('GET', `articles?${DEMO}`)
  expect(demoArticles['totalDocs']).toBeGreaterThan(50)
  const own = await createPagesWithoutBlocks(cms)
  const pattern = await cms.create('patterns', { label: 'Unused', drawing: DRAWING })
  const demoPatterns = await cms.send('GET', `patterns?${DEMO}`)
  expect(demoPatterns['totalDocs']).toBeGreaterThan(0)
  const page = await signInAsNew(browser, { site, cms, name: 'Rosa', role: 'admin' })
  const clicks = await countClicks(page)
  await openAdmin(page, `${site}/admin`)
  await expect(page.getByRole('link', { name: 'Open my site' })).toHaveAttribute('href', site)
  const { violations } = await axeOn(page).include('.tessera-dashboard').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const open = page.getByRole('button', { name: 'Remove the demo content' })
  const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' })
  const remove = dialog.getByRole('button', { name: 'Remove', exact: true })
  // The keyboard reaches both buttons, and leaves the dialog.
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await tabTo(page, remove)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await remove.click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  expect(clicks()).toBe(2)
  // The keyboard goes on from the heading, or from the button if something was kept.
  await expect(page.locator('h1:focus, .tessera-remove-demo button:focus')).toBeAttached()
  const kept = page.getByRole('alert').locator('xpath=following-sibling::ul/li')
  const remaining = ['articles', 'pages', 'media', 'terms', 'filter-groups', 'videos', 'patterns']
  const counts = await Promise.all(
    remaining.map(async (name) => Number((await cms.send('GET', `${name}?${DEMO}`))['totalDocs'])),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await kept.count())
  await expect.poll(async () => (await fetch(`${site}/register`)).status).toBe(404)
  const footer = await cms.send('GET', 'globals/footer?depth=0')
  expect(footer).toMatchObject({ note: null, importBatch: null })
  expect(footer['links'] ?? []).toEqual([])
  for (const { id, title } of own)
    expect(await cms.send('GET', `pages/${id}?draft=true`)).toMatchObject({ title })
  await cms.remove('patterns', pattern.id)
  for (const { id } of own) await cms.remove('pages', id)
})

const DRAWING = { wide: { columns: 1, tiles: [{ column: 0, row: 0, columns: 1, rows: 1 }] } }

/** Of an editor: drafts and published pages, without blocks and with none. */
async function createPagesWithoutBlocks(cms: CmsClient): Promise<readonly Doc[]> {
  const pages: Doc[] = []
  for (const blocks of [{}, { blocks: [] }])
    for (const _status of ['draft', 'published']) {
      const title = `Own page ${pages.length}`
      const data = { title, slug: `own-page-${pages.length}`, _status, ...blocks }
      pages.push(await cms.create('pages', data, { draft: String(_status === 'draft') }))
    }
  return pages
}
