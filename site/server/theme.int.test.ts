import AxeBuilder from '@axe-core/playwright'
import { PRESETS } from '@tessera/content'
import { expect, test, vi } from 'vitest'
import { row } from '../testing/scratch-documents'
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
)

test('colours, corners, space and faces are those of the look, and unused faces are not loaded', async () => {
  await wear('garden')
  const html = await text('/')
  expect(html).not.toMatch(/rel="preload"[^>]*font/)
  const page = await on.browser.newPage({ colorScheme: 'light' })
  await page.goto(on.site.origin)
  const seen = await page.locator('body').evaluate((body) => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(body)
    return {
      backgroundColor,
      color,
      fontFamily,
      size: getComputedStyle(document.documentElement).fontSize,
    }
  })
  expect(seen).toEqual({
    backgroundColor: 'rgb(244, 247, 241)',
    color: 'rgb(22, 36, 26)',
    fontFamily: 'system-ui, "Segoe UI", sans-serif',
    size: '18px',
  })
})

test('a look taken back leaves the one that the site comes with', async () => {
  await wear('night')
  await on.site.unpublish('theme', 'theme')
  await vi.waitFor(async () => expect(await text('/')).not.toContain('light-dark('), {
    timeout: 10_000,
  })
})
