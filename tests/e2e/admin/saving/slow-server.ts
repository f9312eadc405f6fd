import type { Page, Route } from '@playwright/test'

export interface SlowServer {
  /** Time before each response, ms. */
  delayMs: number
  /**
   * Each so many requests, one fails: in turn with status 500, with a dropped connection, and with one that is dropped
   * after the server has answered. 0: none fails.
   */
  failEvery: number
  /** Until when responses are held back, as well. */
  held?: Promise<void> | undefined
}

/**
 * Delays the requests of Payload's forms to the server, and lets some fail: saves, and the states of forms.
 * @returns settings that can be changed while the page is used
 */
export async function slowDown(page: Page, settings: SlowServer): Promise<SlowServer> {
  let count = 0
  let failures = 0
  const handle = async (route: Route) => {
    if (!isOfForm(route)) return route.fallback()
    const fails = settings.failEvery > 0 && ++count % settings.failEvery === 0
    await new Promise((resolve) => setTimeout(resolve, settings.delayMs))
    await settings.held
    // The page can have been closed or have cancelled the request meanwhile.
    await (fails ? fail(route, failures++) : route.continue()).catch(() => {})
  }
  await page.route('**/admin/**', handle)
  await page.route('**/api/**', handle)
  return settings
}

async function fail(route: Route, failures: number): Promise<void> {
  const kind = failures % 3
  if (kind === 0)
    return route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } })
  if (kind === 2) await route.fetch()
  return route.abort('connectionreset')
}

/** A server function of the admin, a save, or the creation of a draft. */
function isOfForm(route: Route): boolean {
  const request = route.request()
  if (request.method() === 'PATCH') return true
  const headers = request.headers()
  return (
    request.method() === 'POST' &&
    (headers['next-action'] !== undefined || headers['idempotency-key'] !== undefined)
  )
}
