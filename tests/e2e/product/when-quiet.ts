import { expect, type Page, type Request } from '@playwright/test'

/** ms: forms of the admin ask the server a quarter of a second after a change. */
const PAUSE = 600

/**
 * Waits as an editor does who lets a form come to rest. A row that is added while the form is still hearing about another
 * field may stay without its fields: its question to the server is the one that is given up.
 */
export function whenQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let since = Date.now()
  const ended = (request: Request) => {
    open.delete(request)
    since = Date.now()
  }
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('framenavigated', () => open.clear())
  return () =>
    expect
      .poll(() => open.size === 0 && Date.now() - since > PAUSE, { intervals: [100] })
      .toBe(true)
}
