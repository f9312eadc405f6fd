import { expect, type Page, type Request } from '@playwright/test'

/** Time without a request, ms. Payload's forms send their state 250 ms after a change. */
const IDLE_MS = 600

const waiters = new WeakMap<Page, () => Promise<void>>()

/**
 * Returns a function that waits until the page has no pending requests; the same one for each page. Payload cancels the
 * request for the state of a form when another change follows; a row that is added at that moment can stay without fields.
 */
export function createWaitForIdle(page: Page): () => Promise<void> {
  const waitForIdle = waiters.get(page) ?? watchRequests(page)
  waiters.set(page, waitForIdle)
  return waitForIdle
}

function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let lastResponse = Date.now()
  const handleEnd = (request: Request) => {
    pending.delete(request)
    lastResponse = Date.now()
  }
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', handleEnd)
  page.on('requestfailed', handleEnd)
  page.on('framenavigated', () => pending.clear())
  return () =>
    expect
      .poll(() => pending.size === 0 && Date.now() - lastResponse > IDLE_MS, { intervals: [100] })
      .toBe(true)
}
