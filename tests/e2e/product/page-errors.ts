import type { Page } from '@playwright/test'

/**
 * Collects console errors, uncaught exceptions and requests to hosts other than `site`.
 * @returns an array that grows while the page is used
 */
export function collectPageErrors(page: Page, site: string): readonly string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => {
    if (!IGNORED.test(message)) errors.push(message)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) errors.push(request.url())
  })
  return errors
}

/** Caused by the test: it measures elements before the style sheets of the next page have loaded. */
const IGNORED = /ViewTransition opt-in disabled/
