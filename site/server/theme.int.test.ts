import AxeBuilder from '@axe-core/playwright'
import { PRESETS } from '@tessera/content'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { row } from '../testing/scratch-documents'
import { startSite, type RunningSite } from '../testing/running-site'

let site: RunningSite
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const text = async (path: string) => (await fetch(site.origin + path)).text()
const wear = async (preset: keyof typeof PRESETS) => {
  await site.publish(row('theme', 'theme', null, PRESETS[preset]))
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
      const page = await (await browser.newContext({ colorScheme })).newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      for (const path of ['/', '/articles/rain-on-the-harbour', '/search?q=har']) {
        await page.goto(site.origin + path)
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
  const page = await browser.newPage({ colorScheme: 'light' })
  await page.goto(site.origin)
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
  await site.unpublish('theme', 'theme')
  await vi.waitFor(async () => expect(await text('/')).not.toContain('light-dark('), {
    timeout: 10_000,
  })
})
