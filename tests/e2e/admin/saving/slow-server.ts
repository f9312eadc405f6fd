import type { Page, Route } from '@playwright/test'

/** Status 500; a dropped connection; one that is dropped after the server has answered. */
type Failure = 'error' | 'reset' | 'lost-response'
export const FAILURES: readonly Failure[] = ['error', 'reset', 'lost-response']

export interface SlowServer {
  /** Time before each response, ms. */
  delayMs: number
  /** Each so many requests, one fails. 0: none fails. */
  failEvery: number
  /** How they fail, in turn; without the server having seen the request by default. */
  failures?: readonly Failure[]
  /** Until when responses are held back, as well. */
  held?: Promise<void> | undefined
}

/**
 * Delays the requests of Payload's forms to the server, and lets some fail: saves, and the states of forms.
 * @returns settings that can be changed while the page is used
 */
export async function slowDown(page: Page, settings: SlowServer): Promise<SlowServer> {
  let count = 0
  let failed = 0
  const handle = async (route: Route) => {
    if (!isOfForm(route)) return route.fallback()
    const { failEvery, failures = ['error', 'reset'] } = settings
    const fails = failEvery > 0 && ++count % failEvery === 0
    const failure = fails && failures[failed++ % failures.length]
    await new Promise((resolve) => setTimeout(resolve, settings.delayMs))
    await settings.held
    // The page can have been closed or have cancelled the request meanwhile.
    await (failure ? fail(route, failure) : route.continue()).catch(() => {})
  }
  await page.route('**/admin/**', handle)
  await page.route('**/api/**', handle)
  return settings
}

/**
 * Drops the connection of the next such request after the server has answered.
 * @param path such as `/api/articles/3`
 * @returns a promise that is fulfilled then
 */
export async function loseNextAnswer(page: Page, method: string, path: string): Promise<void> {
  const isTarget = ({ pathname }: URL) => pathname === path
  let isLost = false
  await new Promise<void>((resolve, reject) => {
    const handle = async (route: Route) => {
      if (isLost || route.request().method() !== method) return route.fallback()
      isLost = true
      await fail(route, 'lost-response')
      // Not before: it would continue the request.
      await page.unroute(isTarget, handle)
      resolve()
    }
    page.route(isTarget, handle).catch(reject)
  })
}

async function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'error')
    return route.fulfill({ status: 500, json: { errors: [{ message: 'Something went wrong.' }] } })
  if (failure === 'lost-response') await route.fetch()
  return route.abort('connectionreset')
}

/** A server function of the admin, a save, the creation of a draft, or an alt text of the list of images. */
function isOfForm(route: Route): boolean {
  const request = route.request()
  if (request.method() === 'PATCH') return true
  const headers = request.headers()
  return (
    request.method() === 'POST' &&
    (headers['next-action'] !== undefined ||
      headers['idempotency-key'] !== undefined ||
      /\/api\/media\/\d+\/description\?/.test(request.url()))
  )
}
