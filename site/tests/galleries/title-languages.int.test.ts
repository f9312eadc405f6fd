/** @module-tag long */
import { articlePath } from '@tessera/content'
import { beforeAll, expect, test } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

const WIDE = { width: 1440, height: 900 }
const TITLE = '紙の音: the Sound of Paper'

beforeAll(() => {
  // Without `showCaption`: the caption of a slide is the title.
  const cover = `m${on.site.media.findIndex(({ showCaption }) => !showCaption)}`
  const article = (slug: string, title: string) =>
    row('article', slug, articlePath(slug), {
      ...{ slug, title, cover, excerpt: null, author: null, body: [], proportions: null },
      ...{ date: '2026-05-01T10:00:00.000Z', facts: [{ label: 'Medium', value: 'Ink' }] },
      // No other article has both.
      terms: ['t-print', 'm-cyanotype', 'y-2023'],
    })
  return on.site.publish(
    article('paper', TITLE),
    article('mountains', '山水, a journey'),
    row('page', 'slides', '/slides', {
      ...{ slug: 'slides', title: 'Slides', description: null, showTitle: true },
      blocks: [{ type: 'carousel', title: 'New', autoplay: false, items: [{ article: 'paper' }] }],
    }),
  )
})

/** Of an element that has a title: the language of its first words. */
const PLACES = {
  tile: ['/', '[data-gallery="work"] [data-tile="paper"] h3'],
  'caption of a slide': ['/?work.view=paper', 'dialog [data-slide] figcaption'],
  'heading of the details': ['/?work.view=paper', 'dialog [data-details-panel] h2'],
  'related work in the details': ['/?work.view=mountains', 'dialog .related a:has([lang])'],
  'heading of an article': ['/articles/paper', 'h1'],
  'related work of an article': ['/articles/mountains', 'main [data-tile="paper"] h3'],
  'slide of a carousel': ['/slides', '[data-carousel] h3'],
} as const

test.each(Object.entries(PLACES))(
  'the words of a title in another script have their language: %s',
  async (_, [path, selector]) => {
    for (const javaScriptEnabled of [false, true])
      await on.visit(path, { viewport: WIDE, javaScriptEnabled }, async (page) => {
        const words = page.locator(selector).first().locator('[lang]')
        await expect.poll(() => words.first().getAttribute('lang')).toBe('ja')
        expect(await page.locator(selector).first().textContent()).toContain(TITLE)
      })
  },
)
