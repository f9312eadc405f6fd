import type { Page as PageBody, PageBlock } from '@tessera/content'
import { HtmlValidate } from 'html-validate'
import type { BrowserContextOptions, Page } from 'playwright'
import { expect, test } from 'vitest'
import { everyBlock, everyRichTextBlock } from '../../testing/documents/every-block'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const at = siteInBrowser()

const about = { name: 'Halden & Rook', description: null, logo: null }
const allow = (...frameHosts: string[]) => row('site', 'site', null, { ...about, frameHosts })
const pageOf = (slug: string, ...blocks: PageBlock[]) =>
  row('page', slug, `/${slug}`, {
    ...{ slug, title: 'Everything', description: null, showTitle: true, blocks },
  } satisfies Omit<PageBody, 'modified'>)

/** Publishes a page and opens it. Collects the requests to other sites. */
async function open(options: BrowserContextOptions & { block?: PageBlock; slug?: string } = {}) {
  const { block, slug = 'everything', ...context } = options
  const blocks = block ? [block] : Object.values(everyBlock())
  await at.site.publish(allow('maps.example'), pageOf(slug, ...blocks))
  await expect.poll(() => fetch(at.site.origin + `/${slug}`).then(({ ok }) => ok)).toBe(true)
  const page = await (await at.browser.newContext(context)).newPage()
  const otherSites: string[] = []
  await page.route(
    (url) => url.origin !== at.site.origin,
    (route) => {
      otherSites.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
    },
  )
  await page.goto(`${at.site.origin}/${slug}`)
  return { page, otherSites }
}

const findViolations = async (page: Page) => {
  const { violations } = await axeOn(page).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

for (const colorScheme of ['light', 'dark'] as const)
  test(
    `axe finds no violations on a page with every block, ${colorScheme}`,
    longIf(colorScheme === 'dark'),
    async () => {
      const { page } = await open({ colorScheme })
      expect(await findViolations(page)).toEqual([])
      await page.context().close()
    },
  )

test('a page with every block is valid HTML, and so is its fragment for the lightbox', async () => {
  const { page } = await open()
  const html = new HtmlValidate({ extends: ['html-validate:standard'], root: true })
  for (const init of [{}, { headers: { 'x-lightbox': '1' } }]) {
    const response = await fetch(`${at.site.origin}/everything`, init)
    const { results } = await html.validateString(await response.text())
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
  }
  await page.context().close()
})

test('a click loads the player of a video host, and nothing is requested before', async () => {
  const { page, otherSites } = await open({ block: everyBlock().video, slug: 'video' })
  const play = page.getByRole('button', { name: 'Play: The big press, running' })
  await play.scrollIntoViewIfNeeded()
  await play.waitFor()
  expect(otherSites).toEqual([])
  await play.click()
  const frame = page.locator('iframe')
  await expect.poll(() => frame.getAttribute('title')).toBe('The big press, running')
  await expect
    .poll(() => otherSites)
    .toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'])
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.context().close()
})

test('the keyboard loads a player too, which gets the focus', { tags: 'long' }, async () => {
  const { page } = await open({ block: everyBlock().video, slug: 'video' })
  const play = page.getByRole('button', { name: /^Play/ })
  await play.focus()
  await page.keyboard.press('Enter')
  expect(await page.locator('iframe').evaluate((frame) => frame === document.activeElement)).toBe(
    true,
  )
  await page.context().close()
})

test('without script a video is a link to its page at the host', async () => {
  const { page, otherSites } = await open({
    ...{ block: everyBlock().video, slug: 'video', javaScriptEnabled: false },
  })
  const link = page.getByRole('link', { name: 'Play: The big press, running' })
  await expect.poll(() => link.getAttribute('href')).toBe('https://vimeo.com/76979871')
  expect(otherSites).toEqual([])
  await page.context().close()
})

test('the policy allows a player only on pages with a video of its host', async () => {
  await open({ block: everyBlock().video, slug: 'video' })
  const frames = async (path: string) =>
    /frame-src ([^;]*)/.exec(
      (await fetch(at.site.origin + path)).headers.get('content-security-policy') ?? '',
    )?.[1]
  expect(await frames('/video')).toBe('https://maps.example https://player.vimeo.com')
  expect(await frames('/about')).toBe('https://maps.example')
  const inColumns = everyBlock().columns
  await at.site.publish(pageOf('columns', inColumns))
  await expect.poll(() => frames('/columns')).toContain('player.vimeo.com')
})

test('a click shows a page of an allowed host', async () => {
  const { page, otherSites } = await open({ block: everyBlock().embed, slug: 'map' })
  const show = page.getByRole('button', { name: 'Map of Harbour Show' })
  await show.waitFor()
  expect(otherSites).toEqual([])
  await show.click()
  await expect.poll(() => otherSites).toEqual(['https://maps.example/harbour'])
  await page.context().close()
})

test('a page of a host that is no longer allowed is a link', async () => {
  const { page } = await open({ block: everyBlock().embed, slug: 'map' })
  await at.site.publish(allow())
  await expect
    .poll(async () => (await page.reload())?.headers()['content-security-policy'])
    .toContain("frame-src 'none'")
  const link = page.getByRole('link', { name: 'Map of Harbour Open' })
  await expect.poll(() => link.getAttribute('href')).toBe('https://maps.example/harbour')
  await expect.poll(() => page.getByRole('button', { name: /Map/ }).count()).toBe(0)
  await page.context().close()
})

test('the browser plays a video file, which it loads on play', { tags: 'long' }, async () => {
  const block = {
    ...everyBlock().video,
    source: { kind: 'file' as const, href: '/videos/press.mp4' },
  } as const
  const { page } = await open({ block, slug: 'own-video' })
  const video = page.locator('video')
  await expect.poll(() => video.getAttribute('preload')).toBe('none')
  await expect
    .poll(() => video.getAttribute('poster'))
    .toMatch(/^\/media\/.+\.(webp|jpeg|jpg|png)$/)
  await page.context().close()
})

test('all images of a row have the same height, and none is cropped', async () => {
  const { page } = await open({ block: everyBlock().images, slug: 'images' })
  const rows = await page.locator('.images-block > div').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('img')].map((image) => {
        const { width, height } = image.getBoundingClientRect()
        return { height, isCropped: Math.abs(width / height - image.width / image.height) > 0.02 }
      }),
    ),
  )
  expect(rows.map(({ length }) => length)).toEqual([3, 2])
  for (const row of rows) {
    expect(row.some(({ isCropped }) => isCropped)).toBe(false)
    const heights = row.map(({ height }) => height)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
  }
  await page.context().close()
})

test('a page links only the style sheets of its blocks', async () => {
  const styles = async (path: string) =>
    [
      ...(await (await fetch(at.site.origin + path)).text()).matchAll(
        /assets\/([a-z-]+)-[\w-]{8}\.css/g,
      ),
    ]
      .map(([, name]) => name)
      .filter((name) => name !== 'print')
  const { quote, carousel } = everyBlock()
  await at.site.publish(pageOf('quoted', quote), pageOf('turning', quote, carousel))
  await expect.poll(() => styles('/quoted')).toEqual(['site', 'blocks', 'editorial-english'])
  await expect.poll(() => styles('/turning')).toEqual(['site-with-all-blocks', 'editorial-english'])
  expect(await styles('/about')).toEqual(['site', 'editorial-english'])
})

test('the search finds the texts of blocks', async () => {
  const callToAction = { ...everyBlock('Zwieback').callToAction }
  await at.site.publish(pageOf('zwieback', callToAction))
  const found = async () =>
    (await fetch(`${at.site.origin}/search?q=zwieback`))
      .text()
      .then((html) => html.includes('/zwieback'))
  await expect.poll(found).toBe(true)
})

test('the keyboard scrolls code, and a pull quote has its text', { tags: 'long' }, async () => {
  const { code, pullQuote } = everyRichTextBlock()
  const block: PageBlock = { type: 'richText', content: [code, pullQuote] }
  const { page } = await open({ block, slug: 'text-parts' })
  await page.locator('pre').focus()
  expect(await page.locator('pre').evaluate((pre) => pre === document.activeElement)).toBe(true)
  await expect
    .poll(() => page.locator('.pull-quote blockquote').textContent())
    .toBe('Harbour: every fifth one fails')
  await page.context().close()
})
