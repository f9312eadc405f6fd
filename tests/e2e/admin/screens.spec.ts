import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from '../../axe'
import { mp4 } from '../../../cms/src/videos/testing/create-video'
import { FIRST_EDITOR, openAdmin } from '../product/admin'
import { imageNode, richText } from '../product/forms/rich-text'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { SOON } from '../product/soon'

interface Known {
  readonly rule: string
  /** Elements of Payload's own interface. */
  readonly target: RegExp
}

/** Violations of Payload's own interface for which there is no workaround (accessible-names has those that there are). */
const UPSTREAM: readonly Known[] = [
  // The preview of a document is a page in a frame, which has a `main` too.
  { rule: 'landmark-unique', target: /(^|\s)main$/ },
  { rule: 'landmark-no-duplicate-main', target: /(^|\s)main$/ },
  // A selected option can be moved, and has buttons; the keyboard reaches both.
  { rule: 'nested-interactive', target: /^\.rs__multi-value/ },
  // The button “Create new” of a field for documents of several kinds is in another one.
  { rule: 'nested-interactive', target: /-add-new /u },
]

const SEA = { alt: 'The sea', creator: 'Ines Halden', date: '2024-05-03T10:00:00.000Z' }

const isKnown = (rule: string, target: string) =>
  UPSTREAM.some((known) => known.rule === rule && known.target.test(target))

test.describe('the screens of the admin', () => {
  test.setTimeout(180_000)
  let product: ReusedProduct
  let page: Page
  let imageId: unknown
  let screens: readonly (readonly [name: string, path: string])[]

  test.beforeAll(async ({ product: reused }) => {
    product = reused
    page = await product.startOver({ viewport: { width: 1280, height: 900 } })
    const { cms } = product
    const image = await uploadImage('sea.jpg', '#2a6', SEA)
    imageId = image.id
    const group = await cms.create('filter-groups', { label: 'Topic' })
    const term = await cms.create('terms', { label: 'Print', group: group.id })
    const body = richText('It prints.', imageNode(image.id))
    const article = await cms.create('articles', {
      ...{ title: 'The press', body, cover: image.id, terms: [term.id] },
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
    const [entry] = await cms.list('audit-log')
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
      ['audit log', '/collections/audit-log'],
      ['entry of the audit log', `/collections/audit-log/${entry?.id}`],
    ]
  })

  async function uploadImage(name: string, background: string, data: object) {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } })
    const content = new Uint8Array(await image.jpeg().toBuffer())
    return product.cms.upload('media', { name, content, data })
  }

  /** As the editor who is signed in. */
  async function createOwn(collection: string, data: object): Promise<void> {
    const url = `${product.site}/api/${collection}?draft=true`
    const response = await page.context().request.post(url, {
      ...{ data, headers: { origin: product.site } },
    })
    expect(response.status()).toBe(201)
  }

  const pathOf = (screen: string) => screens.find(([name]) => name === screen)?.[1] ?? ''

  /** Of ours. @param rules all by default */
  async function violations(rules?: string[]): Promise<readonly string[]> {
    const axe = axeOn(page)
    const results = await (rules ? axe.withRules(rules) : axe).analyze()
    return results.violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ target }) => target.join(' '))
        .filter((target) => !isKnown(id, target))
        .map((target) => `${id} at ${target}`),
    )
  }

  test('have no violations of ours in light and dark, and fit on a phone', async () => {
    const found: string[] = []
    for (const [name, path] of screens) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await openAdmin(page, `${product.site}/admin${path}`)
      await expect(page.locator('.shimmer-effect')).toHaveCount(0)
      found.push(...(await violations()).map((violation) => `${name}: ${violation}`))
      await page.evaluate(showTheme, 'dark')
      const inDark = await violations(['color-contrast'])
      found.push(...inDark.map((violation) => `${name}, dark: ${violation}`))
      await page.setViewportSize({ width: 390, height: 844 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) found.push(`${name}: ${overflow} px wider than a phone`)
    }
    expect(found).toEqual([])
  })

  test('in a narrow window the menu covers the page and has the focus while it is open', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAdmin(page, `${product.site}/admin`)
    const open = page.getByRole('banner').getByRole('button', { name: 'Open Menu' })
    const close = page.getByRole('button', { name: 'Hide the menu' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(close).toBeFocused()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'Log out' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(open).toBeFocused()
  })

  test('lists show the cover, the author, the status and the date', async () => {
    const blocks = [{ blockType: 'image', image: imageId }]
    await createOwn('pages', { title: 'About', blocks })
    await openAdmin(page, `${product.site}/admin/collections/pages`)
    const row = page.getByRole('row').filter({ hasText: 'About' })
    await expect(row.locator('.cell-cover img')).toHaveAttribute('src', /^\/api\/media\/variant\//)
    await expect(row.locator('.cell-creator')).toHaveText(FIRST_EDITOR.name)
    await expect(row.locator('.cell-_status')).toHaveText('Draft')
    await expect(row.locator('.cell-updatedAt')).toHaveText(/\d{4}/)
    // Made by a script, with a gallery that finds its works by a rule.
    const home = page.getByRole('row').filter({ hasText: 'Home' })
    await expect(home.locator('.cell-cover')).toHaveText('–')
    await expect(home.locator('.cell-creator')).toHaveText('–')
    await openAdmin(page, `${product.site}/admin/collections/articles`)
    const article = page.getByRole('row').filter({ hasText: 'The press' })
    for (const cell of ['cover', 'date', 'author', '_status'])
      await expect(article.locator(`.cell-${cell}`)).toBeVisible()
    await expect(article.locator('.cell-cover img')).toBeVisible()
    await openAdmin(page, `${product.site}/admin/collections/media`)
    const image = page.getByRole('listitem').filter({ hasText: 'sea.jpg' })
    await expect(image).toContainText('Ines Halden · 3 May 2024')
    await expect(image.locator('img')).toBeVisible()
  })

  test('an image that visitors see is marked as live in Media, in each size', async () => {
    await uploadImage('dune.jpg', '#a86', { alt: 'A dune' })
    await expect
      .poll(async () => (await fetch(`${product.site}/articles/the-press`)).status)
      .toBe(200)
    await openAdmin(page, `${product.site}/admin${pathOf('media')}`)
    for (const size of ['Small', 'Large', 'Medium']) {
      await page.getByRole('button', { name: size, exact: true }).click()
      const sea = page.getByRole('checkbox', { name: 'sea.jpg, live', exact: true })
      const dune = page.getByRole('checkbox', { name: 'dune.jpg', exact: true })
      await expect(dune).not.toContainText('Live')
      const mark = await sea.getByText('Live', { exact: true }).boundingBox()
      const thumbnail = await sea.boundingBox()
      if (!mark || !thumbnail) throw new Error('The mark is not visible.')
      expect(mark.x).toBeGreaterThan(thumbnail.x)
      expect(mark.x + mark.width).toBeLessThan(thumbnail.x + thumbnail.width)
    }
  })

  test('a video says whether visitors see it', async () => {
    const { cms, site } = product
    const content = new Uint8Array(mp4())
    const { id } = await cms.upload('videos', {
      ...{ name: 'press.mp4', content, data: { title: 'The press' } },
    })
    const expectState = async (text: string) => {
      await openAdmin(page, `${site}/admin/collections/videos/${id}`)
      await expect(page.getByRole('region', { name: 'State of the document' })).toHaveText(text)
    }
    await expectState('Not public: no published document shows it')
    const blocks = [{ blockType: 'video', title: 'The press', video: id }]
    await cms.create('pages', { title: 'Press', _status: 'published', blocks })
    await expectState('Live')
  })

  test('forms and the windows that choose an image show it at 120 px or more', async () => {
    await openAdmin(page, `${product.site}/admin${pathOf('article')}`)
    const cover = page.locator('#field-cover .thumbnail')
    await expect
      .poll(async () => (await cover.boundingBox())?.width, SOON)
      .toBeGreaterThanOrEqual(120)
    await expect.poll(async () => (await cover.boundingBox())?.height).toBeGreaterThanOrEqual(80)
    await page
      .locator('#field-furtherImages')
      .getByRole('button', { name: 'Choose from existing' })
      .click()
    const image = page.locator('.drawer').getByRole('listitem').locator('img').first()
    const longerSide = async () => {
      const { width, height } = (await image.boundingBox()) ?? { width: 0, height: 0 }
      return Math.max(width, height)
    }
    // The window grows while it opens.
    await expect.poll(longerSide, SOON).toBeGreaterThanOrEqual(120)
    await page.locator('.drawer').getByRole('button', { name: 'Small', exact: true }).click()
    await expect.poll(longerSide, SOON).toBeGreaterThanOrEqual(120)
  })

  test('no screen has the words of the framework', async () => {
    const [{ id: user } = { id: '' }] = await product.cms.list('users', {})
    const names = ['article', 'versions', 'audit log', 'entry of the audit log']
    for (const path of [...names.map(pathOf), `/collections/users/${user}`]) {
      await openAdmin(page, `${product.site}/admin${path}`)
      const more = page.getByRole('button', { name: 'More actions' })
      if (await more.isVisible()) await more.click()
      await expect(page.locator('body')).not.toContainText(
        /\bAPI\b|Version ID|Force Unlock|\blocale\b/,
      )
      expect(await page.locator('head').innerHTML(), path).not.toMatch(/headless CMS|Payload App/)
    }
    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    expect((await page.request.get(`${product.site}${icon}`)).status()).toBe(200)
  })

  test('errors are legible in light and dark', async () => {
    await openAdmin(page, `${product.site}/admin`)
    for (const theme of ['light', 'dark'])
      expect(await page.evaluate(lowestErrorContrast, theme), theme).toBeGreaterThan(4.5)
  })

  test('the cards of the dashboard leave no holes', async () => {
    for (const title of ['First', 'Second', 'Third']) await createOwn('articles', { title })
    await product.cms.create('articles', { title: 'Of somebody else' })
    for (const width of [390, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await openAdmin(page, `${product.site}/admin`)
      await expect(page.locator('.tessera-dashboard__lists[data-measured]')).toBeVisible()
      expect(await page.evaluate(gapsAboveCards), `${width} px`).toEqual([])
    }
  })
})

/** Spaces above cards that differ from the gap of 16 px, in px. */
function gapsAboveCards(): number[] {
  const cards = [...document.querySelectorAll('.tessera-dashboard__lists > *')]
  const boxes = cards.map((card) => card.getBoundingClientRect())
  const top = Math.min(...boxes.map((box) => box.top))
  return boxes.flatMap((box) => {
    const above = boxes.filter(
      ({ left, right, bottom }) => left < box.right && right > box.left && bottom <= box.top,
    )
    const gap = box.top - Math.max(...above.map(({ bottom }) => bottom))
    const isRight = above.length === 0 ? box.top === top : Math.abs(gap - 16) <= 1
    return isRight ? [] : [gap]
  })
}

/** Runs in the page. Only the colours of the themes differ. */
function showTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}

/** Of the colour that the screens use for errors, on the backgrounds that they have. */
function lowestErrorContrast(theme: string): number {
  document.documentElement.dataset['theme'] = theme
  const context = document.createElement('canvas').getContext('2d')
  const luminance = (variable: string) => {
    document.body.style.outlineColor = `var(${variable})`
    if (!context) return NaN
    context.fillStyle = getComputedStyle(document.body).outlineColor
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) =>
      value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 255 / 12.92,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const error = luminance('--theme-error-600')
  const backgrounds = ['--theme-bg', ...[0, 50, 100].map((step) => `--theme-elevation-${step}`)]
  return Math.min(
    ...backgrounds.map((background) => {
      const other = luminance(background)
      return (Math.max(error, other) + 0.05) / (Math.min(error, other) + 0.05)
    }),
  )
}
