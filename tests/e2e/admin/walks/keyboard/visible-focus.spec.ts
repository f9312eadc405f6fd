import { expect, type Page } from '@playwright/test'
import { openAdmin } from '../../../product/admin'
import { test } from '../../../product/running/reused-product'

const SCREENS = ['', '/collections/media', '/collections/articles', '/alt-texts', '/globals/menu']
/** The menu, the account, and what the screen is for. */
const MIN_STOPS = 5
/** More stops mean that Tab does not come back to the first one. */
const MAX_STOPS = 200

test(
  'by keyboard alone, each link and button of five screens shows that it has the focus',
  { tag: '@long' },
  async ({ product: { site, startOver } }) => {
    const page = await startOver({ viewport: { width: 1280, height: 900 } })
    for (const screen of SCREENS) {
      await openAdmin(page, `${site}/admin${screen}`)
      const stops = await tabThrough(page)
      expect(stops.length, screen).toBeGreaterThanOrEqual(MIN_STOPS)
      const invisible = stops.filter(({ isVisible }) => !isVisible)
      expect(invisible.map(({ html }) => html)).toEqual([])
    }
    await page.context().close()
  },
)

interface Stop {
  readonly html: string
  readonly isVisible: boolean
}

/** The links and buttons that Tab reaches, once around the screen. */
async function tabThrough(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < MAX_STOPS; presses++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (stop === 'seen') return stops
    if (stop) stops.push(stop)
  }
  throw new Error(`Tab does not come back to the first of ${stops.length} stops.`)
}

/** The focused link or button; null for other elements, `seen` for one that had the focus before. Runs in the page. */
function readFocus(): Stop | 'seen' | null {
  const element = document.activeElement
  if (!element?.matches('a, button')) return null
  if (element.hasAttribute('data-seen')) return 'seen'
  element.setAttribute('data-seen', '')
  const { outlineStyle, boxShadow } = getComputedStyle(element)
  const [html = ''] = element.outerHTML.split('>')
  return { html, isVisible: outlineStyle !== 'none' || boxShadow !== 'none' }
}
