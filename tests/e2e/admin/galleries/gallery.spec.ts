import { expect, type Locator, type Page } from '@playwright/test'
import { openAdmin, publish } from '../../product/admin'
import { GalleryDriver } from '../../product/gallery-driver'
import type { Doc } from '../../product/running/cms-client'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { axeOn } from '../../../axe'

const ARTICLES = ['Amber', 'Blue', 'Coral', 'Dusk', 'Ebony', 'Fern']

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return box
}

/** Width of the first tile divided by the width of the second. */
const firstTwoRatio = async (tiles: Locator) =>
  (await boxOf(tiles.nth(0))).width / (await boxOf(tiles.nth(1))).width

test.describe.serial('the editor of galleries', () => {
  let product: ReusedProduct
  let page: Page
  let home: Doc
  const preview = () => page.getByRole('group', { name: 'Preview of the gallery' })
  const wide = () => preview().getByRole('group', { name: 'Desktop preview' })
  const drawnTiles = () => page.getByRole('button', { name: /^Tile \d+: column/ })

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1440, height: 1000 } })

    const { cms } = product
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const term = (label: string) => cms.create('terms', { label, group: group.id })
    const print = await term('Print')
    await term('Radio')
    for (const title of ARTICLES) {
      await cms.create('articles', { title, _status: 'published', terms: [print.id] })
    }
    home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [
        {
          blockType: 'gallery',
          galleryId: 'work',
          title: 'Work',
          order: 'title',
          groups: [{ group: group.id, form: 'buttons' }],
        },
      ],
    })
  })

  test('draws a pattern with the keyboard', { tag: '@long' }, async () => {
    await openAdmin(page, `${product.site}/admin/collections/patterns/create`)
    await page.fill('#field-label', 'Keyboard')
    const canvas = page.getByRole('application', { name: /Desktop drawing/ })
    await canvas.focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(
      page.getByRole('button', { name: 'Tile 1: column 1, row 1, 2 by 2' }),
    ).toBeFocused()
    await expect(page.getByText('column 3, row 1 is empty')).toBeVisible()
    await page.keyboard.press('n')
    await expect(drawnTiles()).toHaveCount(2)
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('n')
    await expect(drawnTiles()).toHaveCount(3)
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('3 tiles that repeat without holes.')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(drawnTiles()).toHaveCount(2)
    await page.locator('#field-drawing').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('3 tiles that repeat without holes.')).toBeVisible()
    const remainders = page.getByRole('region', { name: 'Last tiles' }).getByRole('listitem')
    await expect(remainders).toHaveCount(2)
    const { violations } = await axeOn(page).include('.tessera-editor').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await page.click('#action-save')
    await expect(page).toHaveURL(/collections\/patterns\/\d+/)
  })

  test('draws a pattern with the pointer', async () => {
    await openAdmin(page, `${product.site}/admin/collections/patterns/create`)
    await page.fill('#field-label', 'Pointer')
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('3')
    const canvas = page.getByRole('application', { name: /Desktop drawing, 3 columns/ })
    await canvas.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(canvas)
    const cellCenter = (column: number, row: number) =>
      [x + ((column + 0.5) * width) / 3, y + ((row + 0.5) * height) / 3] as const
    const drag = async (from: readonly [number, number], to: readonly [number, number]) => {
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    }
    await drag(cellCenter(0, 0), cellCenter(1, 1))
    await expect(
      page.getByRole('button', { name: 'Tile 1: column 1, row 1, 2 by 2' }),
    ).toBeVisible()
    await drag(cellCenter(2, 2), cellCenter(2, 2))
    await drag(cellCenter(2, 2), cellCenter(2, 0))
    await expect(
      page.getByRole('button', { name: 'Tile 2: column 3, row 1, 1 by 1' }),
    ).toBeVisible()
    const second = await boxOf(drawnTiles().nth(1))
    await drag([second.x + second.width / 2, second.y + second.height - 3], cellCenter(2, 1))
    await expect(
      page.getByRole('button', { name: 'Tile 2: column 3, row 1, 1 by 2' }),
    ).toBeVisible()
    await expect(page.getByText('2 tiles that repeat without holes.')).toBeVisible()
    await page.click('#action-save')
    await expect(page).toHaveURL(/collections\/patterns\/\d+/)
  })

  test(
    'updates the preview with the pattern, and warns of an option without articles',
    { tag: '@long' },
    async () => {
      await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
      await expect(wide().getByRole('listitem')).toHaveCount(ARTICLES.length)
      await expect(preview().getByText('All 6 tiles')).toBeVisible()
      await expect(preview().getByRole('status')).toContainText('1 option of "Topic" matches no')
      await expect(preview().getByRole('link', { name: 'Radio' })).toHaveAttribute(
        'href',
        /\/admin\/collections\/terms\/\d+/,
      )
      const tiles = wide().getByRole('listitem')
      // Pattern 4 starts with a large and a wide tile, pattern 3c with a large and a tall tile.
      expect(await firstTwoRatio(tiles)).toBeCloseTo(1, 1)
      await page.getByRole('radio', { name: /^4 ·/ }).focus()
      await page.getByRole('radio', { name: /^3c ·/ }).check()
      await expect.poll(() => firstTwoRatio(tiles)).toBeGreaterThan(1.9)
      const { violations } = await axeOn(page)
        .include('.tessera-preview')
        .include('.tessera-patterns')
        .analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    },
  )

  test('publishes a custom pattern', async ({ page: visitor }) => {
    await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
    await page.getByRole('radio', { name: 'Pointer' }).check()
    const tiles = wide().getByRole('listitem')
    await expect.poll(() => firstTwoRatio(tiles)).toBeGreaterThan(1.9)
    await publish(page)
    await visitor.setViewportSize({ width: 1280, height: 900 })
    await visitor.goto(product.site)
    const work = new GalleryDriver(visitor, 'work')
    await expect(work.tile('amber')).toBeVisible()
    const first = await boxOf(work.tile('amber'))
    const second = await boxOf(work.tile('blue'))
    expect(first.width / second.width).toBeGreaterThan(1.9)
    expect(first.height).toBeCloseTo(second.height, 0)
  })
})
