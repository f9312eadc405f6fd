import type { Page } from '@playwright/test'

/** Errors that a page tells the console from now on, and what it asks of hosts other than `site`. */
export function complaintsOf(page: Page, site: string): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => {
    if (!OF_LOOKING_EARLY.test(message)) complaints.push(message)
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(request.url())
  })
  return complaints
}

/** Who asks where something is before the next page's sheets are there, as tests do, has it seem to want no transition. */
const OF_LOOKING_EARLY = /ViewTransition opt-in disabled/
