import { expect } from '@playwright/test'
import { ENGINES, inEngines } from '../engine-test'
import type { Visitor } from '../visitor'
import { sharedProduct } from '../../product/running/shared-product'

const { site } = sharedProduct()
const PANEL = 'dialog[open] [data-details-panel]'

/** Opens an image with its details beside it. */
async function openDetails(visitor: Visitor) {
  await visitor.open('/?work.view=marram')
  await visitor.expectAttribute('dialog[open] [data-slide]', 'data-status', 'shown')
  await visitor.expectCount(`${PANEL} .related a`, 3)
}

inEngines(ENGINES, site, ({ longWalk }) => {
  longWalk(
    'the details of an image lead to the filtered gallery, to the search and to similar works',
    async (visitor) => {
      await openDetails(visitor)
      await visitor.click(`${PANEL} .article-terms a[href*="work.topic=print"]`)
      await visitor.expectSearch('?work.topic=print')
      await visitor.waitUntilInteractive()
      await visitor.expectCount('dialog[data-lightbox][open]', 0)
      await visitor.expectAttribute('[data-option="print"]', 'aria-current', 'true')

      await openDetails(visitor)
      const date = await visitor.attributes(`${PANEL} .article-byline a:has(time)`, 'href')
      expect(new URL(date[0] ?? '', site).search).toBe('?q=2026')
      await visitor.click(`${PANEL} .article-byline span a`)
      await visitor.expectInPage(() => location.pathname + location.search, '/search?q=Ines+Halden')
      await visitor.waitUntilInteractive()

      await openDetails(visitor)
      const works = await visitor.attributes(`${PANEL} .related a`, 'href')
      expect(works).toHaveLength(3)
      await visitor.click(`${PANEL} .related li`)
      await visitor.expectInPage(() => location.pathname, new URL(works[0] ?? '', site).pathname)
    },
  )

  longWalk('an open image and an article are shared and printed', async (visitor) => {
    await openDetails(visitor)
    await replaceDialogs(visitor)
    await visitor.click('dialog[open] [data-control="share"]')
    await expectCalls(visitor, ['share /?work.view=marram'])
    await visitor.click(`${PANEL} [data-print]`)
    await expectCalls(visitor, ['share /?work.view=marram', 'print'])

    await visitor.open('/articles/marram')
    await replaceDialogs(visitor)
    // The buttons are added when they come into view.
    await visitor.page.evaluate(() => document.querySelector('.share')?.scrollIntoView())
    await visitor.click('.share [data-action="share"]')
    await expectCalls(visitor, ['share /articles/marram'])
    await visitor.click('.share [data-action="print"]')
    await expectCalls(visitor, ['share /articles/marram', 'print'])
    expect(await visitor.text('h1')).toBe('Marram')
  })
})

/** The dialogs of the system cannot be driven: notes what the page asks of them. */
const replaceDialogs = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const note = (call: string) =>
      document.documentElement.setAttribute(
        'data-calls',
        [document.documentElement.getAttribute('data-calls'), call].filter(Boolean).join(),
      )
    const pathOf = (url = '') => new URL(url).pathname + new URL(url).search
    Object.assign(window, { print: () => note('print') })
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => note(`share ${pathOf(url)}`),
    })
  })

const expectCalls = (visitor: Visitor, calls: readonly string[]) =>
  visitor.expectAttribute('html', 'data-calls', calls.join())
