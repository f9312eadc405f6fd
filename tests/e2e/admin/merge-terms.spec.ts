import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../product/admin'
import type { Doc } from '../product/running/cms-client'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { axeOn } from '../../axe'

test.describe.serial('a term with its uses', () => {
  let product: ReusedProduct
  let page: Page
  let prints: Doc
  const uses = () => page.locator('.tessera-term-uses')

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    const { cms } = product
    const { id: group } = await cms.create('filter-groups', { label: 'Topic' })
    prints = await cms.create('terms', { label: 'Prints', group })
    const engravings = await cms.create('terms', { label: 'Engravings', group })
    for (const [title, term] of [
      ['The press', prints],
      ['The plate', engravings],
    ] as const)
      await cms.create('articles', { title, terms: [term.id], _status: 'published' })
    await cms.create('pages', {
      ...{ title: 'Home', slug: 'home', _status: 'published' },
      blocks: [
        {
          ...{ blockType: 'gallery', galleryId: 'work', title: 'Work' },
          groups: [{ group, form: 'buttons' }],
        },
      ],
    })
  })

  test('is renamed, and visitors see the new name', async () => {
    await openAdmin(page, `${product.site}/admin/collections/terms/${prints.id}`)
    await expect(uses()).toContainText('Used by 1 article')
    await page.fill('#field-label', 'Printing')
    await page.click('#action-save')
    await expect.poll(async () => (await fetch(product.site)).text()).toContain('Printing')
  })

  test('is merged into another, and old links show the one that stays', async () => {
    await page.getByRole('button', { name: 'Merge into another term' }).click()
    const dialog = page.getByRole('dialog', { name: 'Merge “Printing” into another term' })
    await expect(dialog.getByRole('button', { name: 'Merge', exact: true })).toBeDisabled()
    await dialog.getByLabel('The term that stays').selectOption('Engravings')
    await expect(dialog).toContainText('1 article will have “Engravings” instead of “Printing”')
    const { violations } = await axeOn(page).include('.tessera-merge-term').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.locator('.payload-toast-container')).toContainText('was merged')
    await expect(page.locator('#field-label')).toHaveValue('Engravings')
    await expect(uses()).toContainText('Used by 2 articles')
    const tiles = async () =>
      (await (await fetch(`${product.site}/?work.topic=prints`)).text()).match(/data-tile=/g)
    await expect.poll(async () => (await tiles())?.length).toBe(2)
    await expect.poll(async () => (await fetch(product.site)).text()).not.toContain('Printing')
  })
})
