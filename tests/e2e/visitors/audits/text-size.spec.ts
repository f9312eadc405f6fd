import { expect, test, type Page } from '@playwright/test'
import { findClippedWords } from '../../../../packages/gallery/src/testing/find-clipped-words'
import { sharedProduct } from '../../product/running/shared-product'
import { findOverflow } from './find-overflow'
import { openAtRest, otherWidth } from './page-kinds'
import { isWhole, pagesOf, statesOf } from './short-form'

const { site } = sharedProduct()

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`
/** https://www.w3.org/TR/WCAG22/#resize-text */
const LARGE_TEXT = 'html { font-size: 200% }'
/** Hover boxes as they are when they are shown. */
const SHOWN_HOVER_BOXES =
  '[data-hover-box] [data-caption] { translate: none !important; overflow: hidden auto !important; }'

// The style sheets of the test are not from the site.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

const TOUCH = { hasTouch: true, isMobile: true }
const DEVICES = [
  { device: 'a desktop', width: 1280, options: {} },
  { device: 'a phone', width: 360, options: TOUCH },
]
const MORE_DEVICES = [
  { device: 'a tablet', width: 768, options: TOUCH },
  { device: 'a small window', width: 768, options: {} },
  { device: 'a wide screen', width: 1920, options: {} },
]

for (const { device, width, options } of isWhole ? [...DEVICES, ...MORE_DEVICES] : DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 900 }, ...options })

    for (const [name, path] of pagesOf(width < 700 ? 'text on a phone' : 'text on a desktop'))
      test(`cuts off no word of ${name} with text spacing or at 200 %`, async ({ page }) => {
        await openAtRest(page, site + path)
        await page.addStyleTag({ content: SHOWN_HOVER_BOXES })
        await expectWholeTexts(page)
      })
  })

for (const state of statesOf('text'))
  for (const width of isWhole ? [state.width, otherWidth(state)] : [state.width])
    test(`cuts off no word of ${state.name} at ${width} px with text spacing or at 200 %`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await state.open(page, site)
      await expectWholeTexts(page)
    })

async function expectWholeTexts(page: Page) {
  await expectWhole(page, 'as it is')
  for (const [what, content] of Object.entries({ TEXT_SPACING, LARGE_TEXT })) {
    const style = await page.addStyleTag({ content })
    await expectWhole(page, what)
    await style.evaluate((element: Element) => element.remove())
  }
}

/** Titles of more than 60 characters may end with an ellipsis in tiles. */
async function expectWhole(page: Page, what: string) {
  // Scripts lay out some galleries asynchronously.
  await expect
    .poll(async () => {
      const { clipped, elidedInHeadings } = await page.evaluate(findClippedWords)
      return [...clipped, ...elidedInHeadings.filter((line) => !line.includes('[data-long]'))]
    }, what)
    .toEqual([])
  await expect.poll(() => findOverflow(page), what).toEqual([])
}
