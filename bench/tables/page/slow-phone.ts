import type { Page } from 'playwright'
import { withPage, type BrowserPage, type PageOptions } from '../../measure/browser'

/** Slow 4G, as Lighthouse simulates it: ms and bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PHONE = { width: 390, height: 844, slowdown: 4, touch: true }
/** Longest time until a page reports something, ms. */
const TIMEOUT_MS = 20_000

/** Opens a page on a slow phone, with nothing cached, and calls `work` with it before it has an address. */
export const withSlowPhone = <T>(
  options: Pick<PageOptions, 'chromium' | 'density'>,
  work: (page: BrowserPage) => Promise<T>,
): Promise<T> =>
  withPage({ ...PHONE, ...options }, async (opened) => {
    await opened.cdp.send('Network.enable')
    await opened.cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    // tsx wraps named functions in a call of this helper.
    await opened.page.addInitScript('globalThis.__name = (value) => value')
    return work(opened)
  })

/** Numbers of the next message that a page writes to its console, after the message's kind. */
export async function nextReport(page: Page, kind: string): Promise<readonly number[]> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().startsWith(`${kind} `),
    timeout: TIMEOUT_MS,
  })
  return message.text().split(' ').slice(1).map(Number)
}
