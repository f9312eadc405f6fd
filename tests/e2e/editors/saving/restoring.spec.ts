import { expect, test, type Page } from '@playwright/test'
import { z } from 'zod'
import { openAdmin, signInAsNew } from '../../product/admin'
import { connectToCms, type CmsClient, type Id } from '../../product/running/cms-client'
import { sharedProduct } from '../../product/running/shared-product'
import { SOON } from '../../product/soon'
import { schedulePublication } from '../../product/schedule-publication'

const { site } = sharedProduct()

const versions = z.object({
  docs: z.array(z.object({ id: z.number(), version: z.object({ title: z.string() }) })),
})

test.describe.serial('an editor', () => {
  let cms: CmsClient
  let page: Page
  let article: Id
  const onSite = () => fetch(`${site}/articles/restored`)
  const status = async () => (await onSite()).status
  const urlOf = (path = '') => `${site}/admin/collections/articles/${article}${path}`

  test.beforeAll(async ({ browser }) => {
    cms = connectToCms()
    page = await signInAsNew(browser, { site, cms, name: 'Cleo' })
    const draft = { title: 'Before', slug: 'restored' }
    article = (await cms.create('articles', draft, { draft: 'true' })).id
    await cms.update('articles', article, { title: 'After', _status: 'published' })
  })
  test.afterAll(async () => {
    await page?.context().close()
    await cms?.remove('articles', article)
  })

  test('restores a draft, and the article stays published', async () => {
    const response = await cms.send('GET', `articles/versions?where[parent][equals]=${article}`)
    const { docs } = versions.parse(response)
    const before = docs.find(({ version }) => version.title === 'Before')
    await openAdmin(page, urlOf(`/versions/${before?.id}`))
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await expect(page.getByText('What is published stays')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.locator('#field-title')).toHaveValue('Before')
    expect(await (await onSite()).text()).toContain('<title>After')
  })

  test('sees why a scheduled publication did not happen, and cancels it', async () => {
    await cms.update('articles', article, { facts: 'no label' }, { draft: 'true' })
    await schedulePublication(cms, article, Date.now() - 1000)
    const refused = async () => (await cms.send('GET', 'refused-publications'))['docs']
    await expect.poll(refused).toHaveLength(1)
    await openAdmin(page, urlOf())
    const notice = page.getByRole('region', { name: 'Scheduled publication' })
    await expect(notice).toContainText('did not happen')
    await notice.getByRole('button', { name: 'Cancel it' }).click()
    await expect(notice).toHaveCount(0)
    expect(await refused()).toEqual([])
    await cms.update('articles', article, { title: 'After', facts: '', _status: 'published' })
  })

  test('deletes an article to the trash, and restores it', async () => {
    await openAdmin(page, urlOf())
    await page.locator('.doc-controls__popup button').first().click()
    await page.click('#action-delete')
    await expect(page.getByText('to the trash')).toBeVisible()
    await page.locator('#confirm-action').last().click()
    await expect.poll(status, SOON).not.toBe(200)
    await openAdmin(page, `${site}/admin/collections/articles/trash`)
    await page.getByRole('link', { name: 'After', exact: true }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.locator('#restore-as-published').check()
    await page.locator('#confirm-action').last().click()
    await expect.poll(status, SOON).toBe(200)
  })
})
