import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from '../../axe'
import { openAdmin } from '../product/admin'
import { richText } from '../product/rich-text'
import { test, type ReusedProduct } from '../product/reused-product'

interface Known {
  readonly rule: string
  /** Elements of Payload's own interface. */
  readonly target: RegExp
}

/** Violations of Payload's own interface. Most are best practices of axe, not criteria of WCAG. */
const UPSTREAM: readonly Known[] = [
  // Lists, the dashboard and views of ours are rendered in a frame without `main`; the header of a form is outside of it.
  { rule: 'region', target: /./ },
  { rule: 'landmark-one-main', target: /^html$/ },
  { rule: 'landmark-no-duplicate-banner', target: /^\.app-header$/ },
  { rule: 'landmark-unique', target: /^\.app-header$/ },
  // The preview of a document is a page in a frame, which has a `main` too.
  { rule: 'landmark-unique', target: /(^|\s)main$/ },
  { rule: 'landmark-no-duplicate-main', target: /(^|\s)main$/ },
  // A form begins with the title of the document, and a field with rows has a heading of the third level.
  { rule: 'heading-order', target: /h3$/ },
  { rule: 'list', target: /^(\.doc-tabs__tabs|ul)$/ },
  // The menus of react-select; the keyboard reaches all of their options.
  { rule: 'aria-hidden-focus', target: /(dropdown|clear)-indicator/ },
  { rule: 'nested-interactive', target: /^\.rs__multi-value/ },
  { rule: 'label-title-only', target: /^#select-all$/ },
  { rule: 'button-name', target: /^\.(copy-to-clipboard|file-details__remove)$/ },
  { rule: 'color-contrast', target: /^\.tabs-field__tab-button/ },
]

const isKnown = (rule: string, target: string) =>
  UPSTREAM.some((known) => known.rule === rule && known.target.test(target))

test.describe('the screens of the admin', () => {
  test.setTimeout(180_000)
  let product: ReusedProduct
  let page: Page
  let screens: readonly (readonly [name: string, path: string])[]

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    const { cms } = product
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6' } })
    const content = new Uint8Array(await picture.jpeg().toBuffer())
    const image = await cms.upload('media', { name: 'sea.jpg', content, data: { alt: 'The sea' } })
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const term = await cms.create('terms', { label: 'Print', group: group.id })
    const article = await cms.create('articles', {
      ...{ title: 'The press', body: richText('It prints.'), cover: image.id, terms: [term.id] },
      _status: 'published',
    })
    const home = await cms.create('pages', {
      ...{ title: 'Home', slug: 'home', _status: 'published' },
      blocks: [
        {
          ...{ blockType: 'gallery', galleryId: 'work', title: 'Work' },
          groups: [{ group: group.id, form: 'buttons' }],
        },
      ],
    })
    screens = [
      ['dashboard', ''],
      ['list of articles', '/collections/articles'],
      ['new article', '/collections/articles/create'],
      ['article', `/collections/articles/${article.id}`],
      ['page with a gallery', `/collections/pages/${home.id}`],
      ['media', '/collections/media'],
      ['image', `/collections/media/${image.id}`],
      ['alt texts', '/alt-texts'],
      ['term', `/collections/terms/${term.id}`],
      ['menu', '/globals/menu'],
      ['appearance', '/globals/theme'],
      ['versions', `/collections/articles/${article.id}/versions`],
    ]
  })
  test.afterAll(() => page.context().close())

  test('have no violations of ours, and fit on a phone', async () => {
    const found: string[] = []
    for (const [name, path] of screens) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await openAdmin(page, `${product.site}/admin${path}`)
      await expect(page.locator('.shimmer-effect')).toHaveCount(0)
      const { violations } = await axeOn(page).analyze()
      for (const { id, nodes } of violations)
        for (const { target } of nodes)
          if (!isKnown(id, target.join(' '))) found.push(`${name}: ${id} at ${target.join(' ')}`)
      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than a phone`)
    }
    expect(found).toEqual([])
  })
})
