import { ENGINES, inEngines } from '../engine-test'
import type { Visitor } from '../visitor'
import { sharedProduct } from '../../product/running/shared-product'

const { site } = sharedProduct()
const GALLERY = '[data-gallery="archive"]'
const MENU = `${GALLERY} [data-filter-group="period"] [data-dropdown]`
const FROM = '[role="slider"]:first-of-type'

/** Opens the years of the archive: 2017 to 2026. */
async function openYears(visitor: Visitor) {
  await visitor.open('/archive')
  await visitor.click(MENU)
  await visitor.expectAttribute(FROM, 'aria-valuenow', '2017')
}

inEngines(ENGINES, site, ({ longWalk }) => {
  longWalk('a period is selected by dragging a handle, and Back undoes it', async (visitor) => {
    await openYears(visitor)
    const { left, right, top, bottom } = await visitor.box(FROM)
    const from = { x: (left + right) / 2, y: (top + bottom) / 2 }
    await visitor.page.drag(from, { x: from.x + 80, y: from.y })
    await visitor.expectInPage(
      (css: string) => Number(document.querySelector(css)?.getAttribute('aria-valuenow')) > 2017,
      true,
      FROM,
    )
    await visitor.expectInPage(
      () => /^\?archive\.period=20\d\d\.\.2026$/.test(location.search),
      true,
    )
    await visitor.expectCount(`${GALLERY} [data-active-filters] a:not([data-clear])`, 1)
    await visitor.page.back()
    await visitor.expectSearch('')
    await visitor.expectAttribute(FROM, 'aria-valuenow', '2017')
  })

  longWalk('a period is selected by keyboard', async (visitor) => {
    await openYears(visitor)
    await visitor.focus(FROM)
    await visitor.press('ArrowRight')
    await visitor.press('ArrowRight')
    await visitor.expectAttribute(FROM, 'aria-valuetext', '2019')
    await visitor.expectSearch('?archive.period=2019..2026')
  })
})
