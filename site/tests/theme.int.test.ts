import { PRESETS, theme, type Theme } from '@tessera/content'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { isWholeAudit } from '../testing/is-whole-audit'
import { row } from '../testing/documents/test-documents'
import { siteInBrowser } from '../testing/site-in-browser'
import { axeOn } from '../../tests/axe'
import { longIf } from '../../scripts/test/test-tags.mjs'

const on = siteInBrowser()
const ARTICLE = '/articles/rain-on-the-harbour'
const CHECKED = isWholeAudit ? ['/', ARTICLE, '/search?q=har'] : [ARTICLE]

const text = async (path: string) => (await fetch(on.site.origin + path)).text()
const publishPreset = async (preset: keyof typeof PRESETS) => {
  await on.site.publish(row('theme', 'theme', null, PRESETS[preset]))
  const { paper } = PRESETS[preset].light
  expect(await text('/')).toContain(`light-dark(${paper}`)
}

for (const preset of ['gallery', 'night', 'garden'] as const)
  test(
    `the theme "${preset}" has enough contrast, and violates no policy`,
    // axe checks six pages, and other suites run at the same time.
    { ...longIf(preset !== 'gallery'), timeout: 90_000 },
    async () => {
      await publishPreset(preset)
      // Without transitions, so that axe measures the final colours.
      const context = await on.browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      for (const path of CHECKED) {
        await page.goto(on.site.origin + path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          const axe = axeOn(page).withRules(['color-contrast'])
          const { violations } = await axe.analyze()
          const elements = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
          expect(elements, `${path} ${colorScheme}`).toEqual([])
        }
      }
      expect(errors).toEqual([])
      await context.close()
    },
  )

test('sets colours and corners', async () => {
  await publishPreset('garden')
  const page = await on.browser.newPage({ colorScheme: 'light' })
  await page.goto(on.site.origin)
  const styles = await page.locator('body').evaluate((body) => {
    const { backgroundColor, color } = getComputedStyle(body)
    const radius = getComputedStyle(body).getPropertyValue('--tessera-radius')
    return { backgroundColor, color, radius }
  })
  expect(styles).toEqual({
    backgroundColor: 'rgb(244, 247, 241)',
    color: 'rgb(22, 36, 26)',
    radius: '12px',
  })
  await page.close()
})

/** Preloaded fonts of the font sets. */
const FONTS = {
  plain: ['instrument-sans'],
  book: ['hanken-grotesk', 'literata-display', 'literata-text'],
  poster: ['bricolage-grotesque', 'hanken-grotesk'],
  soft: ['fraunces', 'hanken-grotesk'],
  system: [],
} as const satisfies Partial<Record<Theme['fonts'], readonly string[]>>

/** Bytes of the preloaded fonts of a page in English. */
const MAX_PRELOADED = 44_000

const preloads = async (path: string) =>
  [...(await text(path)).matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href = '']) => href,
  )
const nameOf = (href: string) => /assets\/([a-z-]+)-[\w-]{8}\.woff2/.exec(href)?.[1] ?? href

for (const [fontSet, names] of Object.entries(FONTS))
  test(
    `preloads the fonts of the set "${fontSet}", and loads no others on a front page`,
    longIf(fontSet !== 'book'),
    async () => {
      const englishNames = names.map((name) => `${name}-english`)
      const fontTheme = theme.parse({ ...PRESETS.garden, fonts: fontSet })
      await on.site.publish(row('theme', 'theme', null, fontTheme))
      expect((await preloads('/about')).map(nameOf).toSorted()).toEqual(englishNames)
      const page = await on.browser.newPage()
      const loaded: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) loaded.push(nameOf(request.url()))
      })
      await page.goto(on.site.origin, { waitUntil: 'networkidle' })
      expect(loaded.filter((name) => !englishNames.some((each) => each === name))).toEqual([])
      await page.close()
      const sizes = await Promise.all(
        (await preloads('/about')).map(
          async (href) => (await (await fetch(on.site.origin + href)).arrayBuffer()).byteLength,
        ),
      )
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PRELOADED)
    },
  )

test.each(['plain', 'book', 'poster', 'soft'] as const)(
  'the fonts of the set "%s" have all Latin letters, regular and bold',
  { tags: 'long' },
  async (fontSet) => {
    await on.site.publish(
      row('theme', 'theme', null, theme.parse({ ...PRESETS.garden, fonts: fontSet })),
    )
    expect(await text('/about')).toMatch(`/assets/${FONTS[fontSet][0]}-`)
    const page = await on.browser.newPage()
    await page.goto(`${on.site.origin}/about`)
    const fonts = ['display', 'reading', 'text'].flatMap((name) =>
      [400, 600, 700].map((weight) => `${weight} 16px var(--tessera-font-${name})`),
    )
    for (const font of fonts) await systemFonts(page, font)
    // Fonts that load late are used on the next page.
    await page.reload({ waitUntil: 'networkidle' })
    for (const font of fonts) expect([font, await systemFonts(page, font)]).toEqual([font, []])
    await page.close()
  },
)

/** Fonts of the machine that render European letters after the fonts of the page have loaded. */
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

test(
  'loads the whole font for letters that are not in the English subset, and no other font',
  { tags: 'long' },
  async () => {
    const fontTheme = theme.parse({ ...PRESETS.garden, fonts: 'soft' })
    await on.site.publish(row('theme', 'theme', null, fontTheme))
    expect(await text('/about')).toMatch('/assets/fraunces-')
    const page = await on.browser.newPage()
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) loaded.push(nameOf(request.url()))
    })
    const titleFonts = () => loaded.filter((name) => name.startsWith('fraunces'))
    await page.goto(`${on.site.origin}/about`, { waitUntil: 'networkidle' })
    const title = page.locator('h1')
    await title.evaluate((heading) => (heading.textContent = 'Café Müller, “To have” – 7 × 9'))
    await page.waitForLoadState('networkidle')
    expect(titleFonts()).toEqual(['fraunces-english'])
    await title.evaluate((heading) => (heading.textContent = 'Ñandú'))
    await expect.poll(titleFonts).toEqual(['fraunces-english', 'fraunces'])
    await page.close()
  },
)

test('returns to the default theme when the theme is unpublished', async () => {
  await publishPreset('night')
  await on.site.unpublish('theme', 'theme')
  expect(await text('/')).not.toContain('light-dark(')
})
