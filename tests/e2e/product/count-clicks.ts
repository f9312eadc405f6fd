import type { Page } from '@playwright/test'

/**
 * Counts the clicks of the mouse, from the next page on. Typing and dropping are none, nor are clicks that scripts or the
 * keyboard cause.
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => clicks++)
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countClick')
    addEventListener(
      'click',
      ({ detail }) => {
        if (detail > 0 && typeof count === 'function') count()
      },
      true,
    )
  })
  return () => clicks
}
