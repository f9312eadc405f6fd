import { articlePath, type ImageCredit, type Media } from '@tessera/content'
import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { findOverflow } from '../../testing/find-overflow'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'

const on = siteInBrowser()

const CC_BY = { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' }
const NOTHING: ImageCredit = {
  ...{ creator: null, line: null, copyright: null, license: null, source: null },
}
const IMAGES: Readonly<Record<string, Partial<Media>>> = {
  cover: { credit: { ...NOTHING, creator: 'Jon Halden', license: CC_BY }, showCaption: false },
  pier: {
    title: 'The pier before the storm',
    showCaption: true,
    credit: { ...NOTHING, creator: 'Ada Berg', line: 'Photo: Ada Berg / Museum', license: CC_BY },
  },
  fog: { showCaption: false, credit: { ...NOTHING, creator: 'Ada Berg' } },
  rights: {
    showCaption: false,
    credit: {
      ...{ ...NOTHING, copyright: '© 2026 Ada Berg' },
      license: { label: 'All rights reserved', href: null },
    },
  },
  paper: {
    ...{ alt: '', decorative: true, showCaption: false },
    credit: { ...NOTHING, license: CC_BY },
  },
  plain: { title: 'A proof', showCaption: true, credit: null },
  bare: { showCaption: false, credit: { ...NOTHING, source: 'https://museum.example/42' } },
}
const IN_TEXT = Object.keys(IMAGES).filter((key) => key !== 'cover')

beforeAll(async () => {
  const documents = Object.entries(IMAGES).map(([key, changes], index) =>
    row('media', key, null, { ...on.site.media[index % on.site.media.length], ...changes }),
  )
  await on.site.publish(
    ...documents,
    row('article', 'harbour', articlePath('harbour'), {
      ...{ slug: 'harbour', title: 'The harbour', excerpt: null, author: 'Ida Roe', date: null },
      ...{ terms: [], facts: [], proportions: null, cover: 'cover' },
      body: IN_TEXT.map((media) => ({ type: 'image', media })),
    }),
    row('page', 'harbours', '/harbours', {
      ...{ slug: 'harbours', title: 'Harbours', description: null, showTitle: true },
      blocks: [
        { type: 'image', media: 'pier', width: 'wide' },
        { type: 'images', media: ['fog', 'plain'], columns: 2 },
        { type: 'carousel', title: 'Views', items: [{ media: 'rights' }], autoplay: false },
        galleryBlock({
          ...{ id: 'harbours', title: 'Harbours' },
          articles: { query: null, picked: ['harbour'] },
        }),
      ],
    }),
  )
})

const ARTICLE = '/articles/harbour'
const text = async (path: string, init?: RequestInit) =>
  (await fetch(on.site.origin + path, init)).text()
/** The lines below an image of the article's text, as a person sees them. */
const captionOf = async (page: Page, key: string) => {
  const figure = page.locator(`#figure-${IN_TEXT.indexOf(key) + 1}`)
  return (await figure.locator('figcaption').allInnerTexts()).join()
}

test('an image of a text has its credit and its licence below its caption', async () => {
  await on.visit(ARTICLE, {}, async (page) => {
    expect(await captionOf(page, 'pier')).toBe(
      'The pier before the storm\nPhoto: Ada Berg / Museum · CC BY 4.0',
    )
    const license = page.locator('#figure-1').getByRole('link', { name: 'CC BY 4.0' })
    expect(await license.getAttribute('href')).toBe(CC_BY.href)
    expect(await license.getAttribute('rel')).toBe('license noopener')
  })
})

test('an image without a caption has its credit, a decorative one too', async () => {
  await on.visit(ARTICLE, {}, async (page) => {
    expect(await captionOf(page, 'fog')).toBe('Ada Berg')
    expect(await captionOf(page, 'rights')).toBe('© 2026 Ada Berg · All rights reserved')
    expect(await captionOf(page, 'paper')).toBe('CC BY 4.0')
  })
})

test('an image without credit and licence has only its caption, or nothing', async () => {
  const html = await text(ARTICLE)
  expect(html).toContain('<figcaption>A proof</figcaption>')
  const bare = html.slice(html.indexOf(`id="figure-${IN_TEXT.indexOf('bare') + 1}"`))
  expect(bare.slice(0, bare.indexOf('</figure>'))).not.toContain('figcaption')
})

test('the credit of a cover is shown once, among the facts', async () => {
  await on.visit(ARTICLE, {}, async (page) => {
    const shown = page.getByText('Jon Halden').filter({ visible: true })
    expect(await shown.count()).toBe(1)
    expect(await page.locator('.facts').innerText()).toMatch(
      /Credit\s+Jon Halden\s+Licence\s+CC BY/,
    )
    expect(await page.locator('.article-cover figcaption').isVisible()).toBe(false)
  })
  const fragment = await text(ARTICLE, { headers: { 'X-Lightbox': '1' } })
  expect(fragment.match(/Jon Halden/g)).toHaveLength(1)
})

test('blocks of images and carousels have the credits', async () => {
  await on.visit('/harbours', {}, async (page) => {
    expect(await page.locator('main figcaption').allInnerTexts()).toEqual([
      'The pier before the storm\nPhoto: Ada Berg / Museum · CC BY 4.0',
      'Ada Berg',
      'A proof',
      '© 2026 Ada Berg · All rights reserved',
    ])
  })
})

test('enlarged images have the credit and the licence after the caption', async () => {
  await on.visit(ARTICLE, {}, async (page) => {
    const caption = page.locator('dialog [data-slide] > figcaption')
    const credit = async () =>
      (await caption.locator('[data-credit]').allInnerTexts()).map((each) => each.trim())
    await page.locator('#figure-1 a[data-lightbox-link]').click()
    await expect.poll(() => caption.getByText('The pier before the storm').isVisible()).toBe(true)
    expect(await page.locator('dialog').getAttribute('aria-label')).toBe(
      'The pier before the storm',
    )
    await expect.poll(credit).toEqual(['Photo: Ada Berg / Museum · CC BY 4.0'])
    const license = caption.getByRole('link', { name: 'CC BY 4.0' })
    expect(await license.getAttribute('href')).toBe(CC_BY.href)
    await page.keyboard.press('ArrowRight')
    await expect.poll(credit).toEqual(['Ada Berg'])
    await page.keyboard.press('Home')
    await expect.poll(credit).toEqual(['Jon Halden · CC BY 4.0'])
    await page.keyboard.press('End')
    await expect.poll(credit).toEqual([])
    // The text is not part of the dialog: its credits keep their colour while the lightbox is loaded.
    const colours = await page
      .locator('#figure-1 figcaption')
      .evaluate((it) =>
        [it, it.querySelector('small') ?? it].map((each) => getComputedStyle(each).color),
      )
    expect(colours[0]).toBe(colours[1])
  })
})

test('pages with credits are valid HTML', async () => {
  const html = new HtmlValidate({ extends: ['html-validate:standard'], root: true })
  for (const path of [ARTICLE, '/harbours']) {
    const { results } = await html.validateString(await text(path))
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
})

test('feeds have the credits of the images, separated from the captions', async () => {
  const { items } = JSON.parse(await text('/feeds/harbours/harbours/feed.json'))
  expect(items[0].content_html).toContain(
    'The pier before the storm<br/><small data-credit="">Photo: Ada Berg / Museum · <a href="https://creativecommons.org/',
  )
})

test('a credit begins at the right edge of a page in Arabic', { tags: 'long' }, async () => {
  await on.visit(ARTICLE, {}, async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    const gap = await page.locator('#figure-2 figcaption').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right
    })
    expect(Math.round(gap)).toBe(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no axe violations and no overflow, ${colorScheme}`, { tags: 'long' }, async () => {
    for (const width of [360, 1280])
      await on.visit(ARTICLE, { colorScheme, viewport: { width, height: 900 } }, async (page) => {
        const { violations } = await axeOn(page, { isAudit: true }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        expect(await findOverflow(page)).toEqual([])
      })
  })
