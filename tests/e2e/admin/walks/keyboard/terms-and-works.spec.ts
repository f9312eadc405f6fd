import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin, publish } from '../../../product/admin'
import { countClicks } from '../../../product/count-clicks'
import type { Doc } from '../../../product/running/cms-client'
import { test, type ReusedProduct } from '../../../product/running/reused-product'
import { SOON } from '../../../product/soon'
import { pressEnterOn, tabTo } from '../../../product/tab-to'

const TITLES = ['Amber', 'Blue', 'Coral', 'Dusk']

test.describe('by keyboard alone', () => {
  let product: ReusedProduct
  let page: Page
  let clicks: () => number
  let prints: Doc
  let home: Doc
  const press = (target: Locator) => pressEnterOn(page, target)
  const html = async (search = '') => (await fetch(`${product.site}/${search}`)).text()
  const tilesOnSite = async (search = '') =>
    [...(await html(search)).matchAll(/data-tile="(\w+)/g)].map(([, id]) => id)

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    clicks = await countClicks(page)
    const { cms } = product
    const { id: group } = await cms.create('filter-groups', { label: 'Topic' })
    prints = await cms.create('terms', { label: 'Prints', group })
    const engravings = await cms.create('terms', { label: 'Engravings', group })
    for (const [index, title] of TITLES.entries()) {
      const terms = [index % 2 ? engravings.id : prints.id]
      await cms.create('articles', { title, terms, _status: 'published' })
    }
    home = await cms.create('pages', {
      ...{ title: 'Home', slug: 'home', _status: 'published' },
      blocks: [
        {
          ...{ blockType: 'gallery', galleryId: 'work', title: 'Work' },
          groups: [{ group, form: 'buttons' }],
        },
      ],
    })
  })
  test.afterAll(() => page.context().close())

  test('a term is merged into another, after a failure too', async () => {
    await openAdmin(page, `${product.site}/admin/collections/terms/${prints.id}`)
    const open = page.getByRole('button', { name: 'Merge into another term' })
    await press(open)
    const dialog = page.getByRole('dialog', { name: 'Merge “Prints” into another term' })
    const stays = dialog.getByLabel('The term that stays')
    await expect(stays).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(stays).toBeFocused()
    await page.keyboard.type('Engravings')
    await expect(dialog).toContainText('2 articles will have “Engravings” instead of “Prints”')
    const merge = dialog.getByRole('button', { name: 'Merge', exact: true })
    await page.route('**/api/terms/*/merge', (route) => route.abort(), { times: 1 })
    await press(merge)
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(merge).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-label')).toHaveValue('Engravings')
    await expect(page.locator('.tessera-term-uses')).toContainText('Used by 4 articles')
    await expect.poll(() => tilesOnSite('?work.topic=prints'), SOON).toHaveLength(TITLES.length)
    expect(clicks()).toBe(0)
  })

  test('works are searched, picked, and published', async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
    const open = page.getByRole('button', { name: 'Pick works' })
    await press(open)
    const dialog = page.getByRole('dialog', { name: 'Pick works' })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    const works = dialog.getByRole('checkbox')
    await expect(works).toHaveCount(TITLES.length)
    await tabTo(page, works.first())
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(works.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('searchbox'), 'Shift+Tab')
    await page.keyboard.type('cor')
    await expect(works).toHaveCount(1)
    await tabTo(page, works)
    await page.keyboard.press('Space')
    await press(dialog.getByRole('button', { name: 'Use 2 picked works' }))
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    const picked = page.locator('#field-blocks__0__picked')
    await expect(picked).toContainText('Dusk')
    await expect(picked).toContainText('Coral')

    const source = page.locator('#field-blocks__0__source')
    await expect(source).toContainText('picked ones')
    await tabTo(page, source.getByRole('combobox'), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('Picked by')
    await page.keyboard.press('Enter')
    await publish(page, press)
    await expect.poll(async () => (await tilesOnSite()).toSorted(), SOON).toEqual(['coral', 'dusk'])
    expect(clicks()).toBe(0)
  })
})
