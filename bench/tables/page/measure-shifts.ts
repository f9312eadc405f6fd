import { withPage } from '../../measure/browser'
import { layoutShift, recordTrace } from '../../measure/trace'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Measurement } from '../../report/measurement'

/** Breakpoint of the gallery → width of the viewport in px. */
const WIDTHS = { wide: 1280, medium: 768, narrow: 360 } as const

/** Loads the front page, waits for hydration and scrolls to the end, at all breakpoints, with and without script. */
export async function measureShifts({ chromium }: Bench, origin: string): Promise<Measurement> {
  const shifts: { name: string; shift: number }[] = []
  for (const javaScript of [true, false])
    for (const [breakpoint, width] of Object.entries(WIDTHS))
      shifts.push({
        name: `${breakpoint}, ${javaScript ? 'with' : 'without'} script`,
        shift: await shiftOf({ chromium, width, javaScript }, origin),
      })
  const goal = atMost({
    what: `Layout shift (CLS), the worst of ${shifts.length}: three breakpoints, with and without script`,
    figure: figure([Math.max(...shifts.map(({ shift }) => shift))], ''),
    limit: 0,
  })
  const grid = {
    title: 'Layout shift of the front page, loaded and scrolled to its end',
    columns: shifts.map(({ name }) => name),
    ours: null,
    rows: [{ name: 'CLS', cells: shifts.map(({ shift }) => figure([shift], '')) }],
  }
  return { goals: [goal], grids: [grid], notes: [] }
}

const shiftOf = (
  options: { chromium: string; width: number; javaScript: boolean },
  origin: string,
): Promise<number> =>
  withPage(options, async ({ browser, page }) => {
    const events = await recordTrace(browser, page, async () => {
      await page.goto(`${origin}/`, { waitUntil: 'load' })
      if (options.javaScript) await page.locator('[data-hydrated]').first().waitFor()
      for (let step = 0; step < 12; step++) {
        await page.mouse.wheel(0, 700)
        await page.waitForTimeout(100)
      }
    })
    return layoutShift(events)
  })
