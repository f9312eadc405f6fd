import AxeBuilder from '@axe-core/playwright'
import { PRESETS, theme, type Theme } from '@tessera/content'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import { row } from '../testing/test-documents'
import { siteInBrowser } from '../testing/site-in-browser'

const on = siteInBrowser()

const text = async (path: string) => (await fetch(on.site.origin + path)).text()
const wear = async (preset: keyof typeof PRESETS) => {
  await on.site.publish(row('theme', 'theme', null, PRESETS[preset]))
  const { paper } = PRESETS[preset].light
  await vi.waitFor(async () => expect(await text('/')).toContain(`light-dark(${paper}`), {
    timeout: 10_000,
  })
}

test.each(['gallery', 'night', 'garden'] as const)(
  'the look "%s" is on every page at once, readable everywhere, and breaks no policy',
  async (preset) => {
    await wear(preset)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await (await on.browser.newContext({ colorScheme })).newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      for (const path of ['/', '/articles/rain-on-the-harbour', '/search?q=har']) {
        await page.goto(on.site.origin + path)
        const { violations } = await new AxeBuilder({ page })
          .withRules(['color-contrast'])
          .analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
      expect(errors).toEqual([])
      await page.close()
    }
  },
  90_000, // six pages looked at by axe, on cores that others use as well
)

test('colours, corners, space and sizes are those of the look', async () => {
  await wear('garden')
  const page = await on.browser.newPage({ colorScheme: 'light' })
  await page.goto(on.site.origin)
  const seen = await page.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body)
    const radius = getComputedStyle(body).getPropertyValue('--tessera-radius')
    return { backgroundColor, color, radius }
  })
  expect(seen).toEqual({
    backgroundColor: 'rgb(244, 247, 241)',
    color: 'rgb(22, 36, 26)',
    radius: '12px',
  })
  await page.close()
})

const FACES = {
  plain: ['instrument-sans'],
  book: ['hanken-grotesk', 'literata-display', 'literata-text'],
  poster: ['bricolage-grotesque', 'hanken-grotesk'],
  soft: ['fraunces', 'hanken-grotesk'],
  system: [],
} as const satisfies Partial<Record<Theme['fonts'], readonly string[]>>

/** Bytes of type that a page in English may ask for before anything is read. */
const MAX_TYPE = 44_000

const preloads = async (path: string) =>
  [...(await text(path)).matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href = '']) => href,
  )
const nameOf = (href: string) => /assets\/([a-z-]+)-[\w-]{8}\.woff2/.exec(href)?.[1] ?? href

test.each(Object.entries(FACES))(
  'of the type "%s" its faces are loaded ahead, and no others but for what an article needs',
  async (type, names) => {
    const faces = names.map((name) => `${name}-english`)
    const look = theme.parse({ ...PRESETS.garden, fonts: type })
    await on.site.publish(row('theme', 'theme', null, look))
    await vi.waitFor(
      async () => expect((await preloads('/about')).map(nameOf).toSorted()).toEqual(faces),
      { timeout: 10_000 },
    )
    const page = await on.browser.newPage()
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) loaded.push(nameOf(request.url()))
    })
    await page.goto(on.site.origin, { waitUntil: 'networkidle' })
    expect(loaded.filter((name) => !faces.some((face) => face === name))).toEqual([])
    await page.close()
    const sizes = await Promise.all(
      (await preloads('/about')).map(
        async (href) => (await (await fetch(on.site.origin + href)).arrayBuffer()).byteLength,
      ),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TYPE)
  },
)

test.each(['plain', 'book', 'poster', 'soft'] as const)(
  'of the type "%s" every Latin letter stands in its faces, regular and bold',
  async (type) => {
    await on.site.publish(
      row('theme', 'theme', null, theme.parse({ ...PRESETS.garden, fonts: type })),
    )
    await vi.waitFor(
      async () => expect(await text('/about')).toMatch(`/assets/${FACES[type][0]}-`),
      { timeout: 10_000 },
    )
    const page = await on.browser.newPage()
    await page.goto(`${on.site.origin}/about`)
    const fonts = ['display', 'reading', 'text'].flatMap((name) =>
      [400, 600, 700].map((weight) => `${weight} 16px var(--tessera-font-${name})`),
    )
    for (const font of fonts) await systemFonts(page, font)
    // A face that comes late is used on the next page.
    await page.reload({ waitUntil: 'networkidle' })
    for (const font of fonts) expect([font, await systemFonts(page, font)]).toEqual([font, []])
    await page.close()
  },
)

/** Faces of the machine that letters of western and eastern Europe are drawn with, once those of the page are there. */
async function systemFonts(page: Page, font: string): Promise<readonly string[]> {
  await page.evaluate(async (font) => {
    const sample = document.querySelector('#sample') ?? document.createElement('p')
    sample.id = 'sample'
    sample.setAttribute('style', `font: ${font}`)
    sample.textContent = 'Handgloves ÄÉß Łódź Őš Ğı'
    document.body.append(sample)
    await document.fonts.load(getComputedStyle(sample).font, sample.textContent)
  }, font)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#sample',
  })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  await inspector.detach()
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

test('letters that English seldom borrows bring their whole face, and only that', async () => {
  const look = theme.parse({ ...PRESETS.garden, fonts: 'soft' })
  await on.site.publish(row('theme', 'theme', null, look))
  await vi.waitFor(async () => expect(await text('/about')).toMatch('/assets/fraunces-'), {
    timeout: 10_000,
  })
  const page = await on.browser.newPage()
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) loaded.push(nameOf(request.url()))
  })
  const forTitles = () => loaded.filter((name) => name.startsWith('fraunces'))
  await page.goto(`${on.site.origin}/about`, { waitUntil: 'networkidle' })
  const title = page.locator('h1')
  await title.evaluate((heading) => (heading.textContent = 'Café Müller, “To have” – 7 × 9'))
  await page.waitForLoadState('networkidle')
  expect(forTitles()).toEqual(['fraunces-english'])
  await title.evaluate((heading) => (heading.textContent = 'Ñandú'))
  await expect.poll(forTitles).toEqual(['fraunces-english', 'fraunces'])
  await page.close()
})

test('a look taken back leaves the one that the site comes with', async () => {
  await wear('night')
  await on.site.unpublish('theme', 'theme')
  await vi.waitFor(async () => expect(await text('/')).not.toContain('light-dark('), {
    timeout: 10_000,
  })
})
