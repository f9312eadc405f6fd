import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { siteInBrowser } from '../testing/site-in-browser'
import { row } from '../testing/documents/test-documents'
import { longIf } from '../../scripts/test/test-tags.mjs'

const on = siteInBrowser({ languages: ['en', 'de', 'fr', 'es', 'it'] })

/** Bytes of all fonts that a first visit may load. */
const MAX_BYTES = 60_000

/** Letters and signs beyond ASCII, on a page in a language that the interface has. */
const ALPHABETS = {
  German: ['de', 'ÄÖÜäöüß „“ ‚‘ »«'],
  French: ['fr', 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜ àâæçèéêëîïôœùûüÿ «»’'],
  'French with Ÿ, which only names have': ['fr', 'L’Haÿ, L’HAŸ'],
  Spanish: ['es', 'ÁÉÍÑÓÚÜ áéíñóúü ¿¡ ªº «»'],
  Italian: ['it', 'ÀÈÉÌÍÒÓÙÚ àèéìíòóùú «»’'],
  Polish: ['de', 'ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż „”'],
  Czech: ['de', 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž'],
  Hungarian: ['de', 'ÁÉÍÓÖŐÚÜŰ áéíóöőúüű'],
  Romanian: ['de', 'ĂÂÎȘȚ ăâîșț'],
  Turkish: ['de', 'ÇĞİIÖŞÜ çğıiöşüâîû'],
} as const

beforeAll(() => {
  const pages = Object.values(ALPHABETS).map(([locale, letters], index) => {
    const path = `/${locale}/alphabet-${index}`
    const children = [{ type: 'text', text: letters }]
    const page = row('page', `alphabet-${index}`, path, {
      ...{ slug: `alphabet-${index}`, title: letters, description: null, showTitle: true },
      blocks: [
        { type: 'richText', content: [{ type: 'paragraph', children }] },
        {
          type: 'callToAction',
          title: letters,
          text: '',
          links: [{ label: letters, to: { href: '/' }, appearance: 'link' }],
        },
      ],
    })
    return { ...page, locale }
  })
  return on.site.publish(...pages)
})

for (const [index, [name, [locale]]] of Object.entries(ALPHABETS).entries())
  test(
    `a first visit shows all letters of ${name} in the fonts of the site, with at most 60 kB of fonts`,
    longIf(index > 0),
    async () => {
      await on.visit(`/${locale}/alphabet-${index}`, {}, async (page) => {
        await page.waitForLoadState('networkidle')
        const fonts = await loadedFonts(page)
        expect(fonts.length).toBeGreaterThanOrEqual(3)
        const sizes = await Promise.all(
          fonts.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength),
        )
        const bytes = sizes.reduce((sum, size) => sum + size, 0)
        expect(bytes, fonts.join(' ')).toBeLessThanOrEqual(MAX_BYTES)
        // Fonts that load late are used on the next page.
        await page.reload({ waitUntil: 'networkidle' })
        for (const selector of ['h1', '.rich-text p', '.call-links a'])
          expect([selector, await systemFonts(page, selector)]).toEqual([selector, []])
      })
    },
  )

const loadedFonts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  )

/** Fonts of the machine that render letters of an element. */
async function systemFonts(page: Page, selector: string): Promise<readonly string[]> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('DOM.enable')
  await inspector.send('CSS.enable')
  const { root } = await inspector.send('DOM.getDocument')
  const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId })
  await inspector.detach()
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}
