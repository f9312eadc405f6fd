import type { Page } from '@playwright/test'

/** Errors that a page tells the console from now on, and what it asks of hosts other than `site`. */
export function complaintsOf(page: Page, site: string): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== site) complaints.push(request.url())
  })
  return complaints
}
