import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openAdmin, publish } from '../../product/admin'
import type { Doc, Id } from '../../product/running/cms-client'
import { test, type ReusedProduct } from '../../product/running/reused-product'
import { axeOn } from '../../../axe'

/** Newest first. */
const TITLES = ['Amber', 'Blue', 'Coral', 'Dusk', 'Ebony', 'Fern', 'Gold', 'Hazel']

const centerOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible.')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

test.describe.serial('arranging the tiles of a gallery', () => {
  let product: ReusedProduct
  let page: Page
  let home: Doc
  let image: Doc
  let gallery: object
  const ids = new Map<string, Id>()
  const preview = () => page.getByRole('group', { name: 'Preview of the gallery' })
  const handles = () =>
    preview().getByRole('group', { name: 'Desktop preview' }).getByRole('button')
  const handle = (title: string) => handles().and(page.getByRole('button', { name: `${title},` }))
  /** First letters of the tiles in the preview. */
  const order = () =>
    handles().evaluateAll((all) => all.map((each) => each.ariaLabel?.charAt(0)).join(''))
  const orderOnSite = async (search = '') => {
    const html = await (await fetch(`${product.site}/${search}`)).text()
    return [...html.matchAll(/data-tile="(\w)/g)]
      .map(([, letter]) => letter?.toUpperCase())
      .join('')
  }

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1440, height: 900 }, hasTouch: true })
    const { cms } = product
    const green = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    const content = new Uint8Array(await green.jpeg().toBuffer())
    image = await cms.upload('media', { name: 'stone.jpg', content, data: { alt: 'A stone' } })
    const { id: group } = await cms.create('filter-groups', { label: 'Topic' })
    const terms = [(await cms.create('terms', { label: 'Stones', group })).id]
    for (const [index, title] of TITLES.entries()) {
      const date = new Date(Date.UTC(2024, 0, 20 - index)).toISOString()
      const more = index < 3 ? { cover: image.id, terms } : {}
      const article = await cms.create('articles', { title, date, _status: 'published', ...more })
      ids.set(title, article.id)
    }
    gallery = {
      ...{ blockType: 'gallery', galleryId: 'work', title: 'Work', sorts: ['title'] },
      groups: [{ group, form: 'buttons' }],
    }
    home = await cms.create('pages', {
      title: 'Home',
      slug: 'home',
      _status: 'published',
      blocks: [gallery],
    })
    await openForm()
  })

  const openForm = async () => {
    await openAdmin(page, `${product.site}/admin/collections/pages/${home.id}`)
    // All tiles are in view, so that nothing scrolls during a drag.
    await handle('Amber').waitFor()
    await preview()
      .getByRole('group', { name: 'Desktop preview' })
      .evaluate((grid) => grid.scrollIntoView({ block: 'center' }))
  }

  const drag = async (title: string, onto: string) => {
    await page.mouse.move(...(await centerOf(handle(title))))
    await page.mouse.down()
    await page.mouse.move(...(await centerOf(handle(onto))), { steps: 8 })
    await page.mouse.up()
  }

  test('stands beside the settings of which works it shows', async () => {
    for (const name of ['works', 'source', 'terms', 'excludedTerms', 'from', 'to', 'order']) {
      const setting = page.locator(`#field-blocks__0__${name}`)
      await setting.scrollIntoViewIfNeeded()
      await expect(setting, name).toBeInViewport({ ratio: 0.95 })
      for (const title of TITLES) await expect(handle(title), name).toBeInViewport({ ratio: 1 })
    }
  })

  test('shows the tiles on a phone beside them, and how many works each filter option has', async () => {
    await expect(preview().getByRole('group', { name: 'Phone preview' })).toBeVisible()
    await expect(preview().getByRole('definition')).toHaveText(['Stones 3'])
  })

  test('offers the order by hand only when it has an effect', async () => {
    const select = page.locator('#field-blocks__0__order')
    const options = async () => {
      await select.getByRole('combobox').press('ArrowDown')
      const texts = await select.getByRole('option').allTextContents()
      await page.keyboard.press('Escape')
      return texts
    }
    expect(await options()).not.toContain('By hand')
    await drag('Blue', 'Amber')
    await expect(select).toContainText('By hand')
    await expect.poll(options).toContain('By hand')
    await drag('Amber', 'Blue')
    await expect.poll(order).toBe('ABCDEFGH')
  })

  test('changes the order of five tiles with five drags, which visitors see', async () => {
    const select = page.locator('#field-blocks__0__order')
    for (const [title, onto, expected] of [
      ['Hazel', 'Amber', 'HABCDEFG'],
      ['Amber', 'Gold', 'HBCDEFGA'],
      ['Ebony', 'Blue', 'HEBCDFGA'],
      ['Gold', 'Coral', 'HEBGCDFA'],
      ['Blue', 'Amber', 'HEGCDFAB'],
    ] as const) {
      await drag(title, onto)
      await expect.poll(order).toBe(expected)
    }
    await expect(select).toContainText('By hand')
    // Form and preview are still on one screen.
    await expect(select).toBeInViewport()
    for (const title of TITLES) await expect(handle(title)).toBeInViewport({ ratio: 1 })
    await publish(page)
    await expect.poll(orderOnSite).toBe('HEGCDFAB')
  })

  test.describe('with an order by hand', () => {
    test.beforeAll(async () => {
      const byHand = ['Hazel', 'Ebony', 'Gold', 'Coral', 'Dusk', 'Fern', 'Amber', 'Blue']
      const arrangement = { order: byHand.map((title) => `article-${ids.get(title)}`) }
      const blocks = [{ ...gallery, order: 'picked', arrangement }]
      await product.cms.update('pages', home.id, { blocks, _status: 'published' })
      await openForm()
    })

    test('moves a tile with the keyboard', async () => {
      await handle('Hazel').focus()
      await page.keyboard.press('ArrowRight')
      await expect(handle('Ebony')).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(preview().getByText('Position 4 of 8.')).toBeAttached()
      await page.keyboard.press('Space')
      await expect.poll(order).toBe('HGCEDFAB')
      await expect(handle('Ebony')).toBeFocused()
      await page.keyboard.press('Space')
      await page.keyboard.press('Home')
      await page.keyboard.press('Escape')
      await expect.poll(order).toBe('HGCEDFAB')
    })

    test('moves a tile with a finger', async () => {
      const touch = await page.context().newCDPSession(page)
      const send = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        at?: readonly [number, number],
      ) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
        })
      // Waits until the tiles that Escape has moved back are still.
      for (const name of ['Hazel', 'Coral']) await handle(name).click({ trial: true })
      const to = await centerOf(handle('Hazel'))
      await send('touchStart', await centerOf(handle('Coral')))
      await expect(page.locator('[data-dragged]')).toBeAttached()
      await send('touchMove', to)
      await expect.poll(order).toBe('CHGEDFAB')
      await send('touchEnd')
      await expect.poll(order).toBe('CHGEDFAB')
    })

    test('pins a tile and makes one large', async () => {
      const actions = page.getByRole('group', { name: 'Tile' })
      await handle('Blue').click()
      await actions.getByRole('button', { name: 'Pin to the front' }).click()
      await expect.poll(order).toBe('BCHGEDFA')
      await handle('Ebony').click()
      await actions.getByRole('button', { name: 'Pin to the front' }).click()
      await handle('Fern').click()
      await actions.getByRole('button', { name: 'Large' }).click()
      // The largest tile of pattern 4 is the first.
      await expect.poll(order).toBe('BECHFGDA')
      await publish(page)
      await expect.poll(orderOnSite).toBe('BECHFGDA')
      expect(await (await fetch(product.site)).text()).toMatch(/data-tile="fern" data-size="2x2"/)
      // Pinned tiles stay first; the rest is as the visitor wants it.
      expect(await orderOnSite('?work.sort=title')).toBe('BEACDFGH')
      const { violations } = await axeOn(page).include('.tessera-preview').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    })

    test('sets the focal point of a tile, with all shapes shown at once', async () => {
      const stored = async () => {
        const { focalX, focalY } = await product.cms.send('GET', `media/${image.id}`)
        return [focalX, focalY]
      }
      await handle('Amber').click()
      const open = page.getByRole('group', { name: 'Tile' }).getByRole('button', { name: 'Focal' })
      await open.click()
      const dialog = page.getByRole('dialog', { name: 'Focal point of Amber' })
      const shapes = dialog.getByRole('list', { name: 'Tile shapes' }).locator('img')
      await expect.poll(() => shapes.count()).toBeGreaterThan(1)
      const positions = () =>
        shapes.evaluateAll((all) => [
          ...new Set(all.map((each) => getComputedStyle(each).objectPosition)),
        ])
      await expect.poll(positions).toEqual(['50% 50%'])
      const box = await dialog.locator('.tessera-focal-point__image').boundingBox()
      if (!box) throw new Error('The image is not visible.')
      await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2)
      await expect.poll(positions).toEqual(['25% 50%'])
      await dialog.getByLabel('From the top').focus()
      for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight')
      await expect.poll(positions).toEqual(['25% 60%'])
      const { violations } = await axeOn(page).include('.tessera-focal-point').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      expect(await stored()).toEqual([25, 60])
      await expect(open).toBeFocused()
      const tile = preview()
        .getByRole('group', { name: 'Desktop preview' })
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: 'Amber,' }) })
      await expect(tile.locator('img')).toHaveCSS('object-position', '25% 60%')
    })

    test('shows the shapes to which a list crops its images', async ({ browser }) => {
      const blocks = [{ ...gallery, layout: 'list' }]
      await product.cms.update('pages', home.id, { blocks, _status: 'published' })
      await openForm()
      await handle('Amber').click()
      await page.getByRole('group', { name: 'Tile' }).getByRole('button', { name: 'Focal' }).click()
      const dialog = page.getByRole('dialog', { name: 'Focal point of Amber' })
      const shapes = await dialog
        .getByRole('list', { name: 'Tile shapes' })
        .locator('img')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).aspectRatio)))
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      const visitor = await (await browser.newContext()).newPage()
      const image = visitor.locator('[data-tile="amber"] img')
      for (const width of [1330, 390]) {
        await visitor.setViewportSize({ width, height: 900 })
        await visitor.goto(product.site)
        await expect(visitor.locator('[data-gallery][data-layout="list"]')).toBeVisible()
        const box = await image.boundingBox()
        if (!box) throw new Error('The image is not visible.')
        const distances = shapes.map((shape) => Math.abs(shape - box.width / box.height))
        expect(Math.min(...distances), `${width} px: ${shapes}`).toBeLessThan(0.1)
      }
      await visitor.context().close()
    })

    test('picks works from a grid', async () => {
      await preview().getByRole('button', { name: 'Pick works' }).click()
      const dialog = page.getByRole('dialog', { name: 'Pick works' })
      await dialog.getByRole('searchbox').fill('cor')
      await expect(dialog.getByRole('checkbox')).toHaveCount(1)
      await dialog.getByRole('checkbox', { name: 'Coral' }).click()
      await dialog.getByRole('button', { name: 'Use 1 picked work' }).click()
      await expect(page.locator('#field-blocks__0__picked')).toContainText('Coral')
      await expect(page.locator('#field-blocks__0__source')).toContainText('picked ones')
    })
  })
})
