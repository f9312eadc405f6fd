/** @module-tag long */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

/** A slow phone: a quarter of the speed of this machine, and slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Time from a click to the next paint, as the browser measures it (Event Timing), ms. The browser does not report less
 * than 16 ms.
 */
async function timeToPaint(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await click()
  await page.waitForTimeout(SETTLE_MS)
  const durations: readonly number[] = await page.evaluate(() => Reflect.get(window, 'durations'))
  return Math.max(16, ...durations)
}

/** Clicks the first image’s zoom link and waits for the sign. */
async function openFirst(page: Page): Promise<void> {
  const tile = page.locator('[data-gallery="work"] [data-tile]:has(img)').first()
  await tile.hover()
  await tile.locator('[data-zoom]').click()
  await page.locator(SIGN).waitFor()
}

/** Clicks a button without a script, which only changes its colour: the least that the machine needs. */
async function clickPlainButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'))
    button.id = 'plain'
    button.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:1000'
    button.textContent = 'Plain'
  })
  await page.locator('#plain').click()
}

const SIGN = '[data-zoom][aria-busy="true"]'

/** The browser reports the duration of an event with one of the next frames. */
const SETTLE_MS = 300

const veil = (page: Page) =>
  page.locator(SIGN).evaluate((element) => getComputedStyle(element, '::after').opacity)

test.each([
  ['the gallery is not hydrated', 'hydrate-galleries'],
  ['the lightbox is not loaded', 'lightbox'],
])('a slow phone shows within 100 ms that a slide is on its way while %s', async (_, file) => {
  const times: number[] = []
  let least = Infinity
  // The machine may be busy with other things, so the fastest of eight counts.
  for (let attempt = 0; attempt < 8 && !times.some((time) => time <= 100); attempt++) {
    await on.visit('/', {}, async (page) => {
      let release = () => undefined as void
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route(new RegExp(`/assets/${file}-[\\w-]+\\.js$`), async (route) => {
        await released
        await route.continue()
      })
      await page.goto(`${on.site.origin}/`, { waitUntil: 'load' })
      if (file === 'lightbox')
        await page.locator('[data-gallery-file][data-hydrated]').last().waitFor()
      await slowDown(page)
      least = Math.min(least, await timeToPaint(page, () => clickPlainButton(page)))
      times.push(await timeToPaint(page, () => openFirst(page)))
      expect(await veil(page)).toBe('0.6')
      release()
      await page.locator('dialog[data-lightbox]:modal').waitFor()
      await expect.poll(() => page.locator(SIGN).count()).toBe(0)
    })
  }
  if (process.env['SHOTS']) console.log(file, times, least)
  // A machine that cannot paint anything within 100 ms is compared with itself.
  expect(Math.min(...times)).toBeLessThanOrEqual(Math.max(100, least * 2))
})
