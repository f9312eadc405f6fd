import { withPage } from '../../measure/browser'
import { layoutShift, traced } from '../../measure/trace'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Part } from './part'

/** Widths in px at which a gallery is wide, medium and narrow. */
const WIDTHS = { wide: 1280, medium: 768, narrow: 360 } as const

/** Loads the front page, waits until it has woken and scrolls to its end, at all levels, with script and without. */
export async function measureShifts({ chromium }: Bench, origin: string): Promise<Part> {
  const shifts: { name: string; shift: number }[] = []
  for (const javaScript of [true, false])
    for (const [level, width] of Object.entries(WIDTHS))
      shifts.push({
        name: `${level}, ${javaScript ? 'with' : 'without'} script`,
        shift: await shiftOf({ chromium, width, javaScript }, origin),
      })
  const goal = atMost({
    what: `Layout shift (CLS), the worst of ${shifts.length}: three levels, with and without script`,
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
  wanted: { chromium: string; width: number; javaScript: boolean },
  origin: string,
): Promise<number> =>
  withPage(wanted, async ({ browser, page }) => {
    const events = await traced(browser, page, async () => {
      await page.goto(`${origin}/`, { waitUntil: 'load' })
      if (wanted.javaScript) await page.locator('[data-awake]').first().waitFor()
      for (let step = 0; step < 12; step++) {
        await page.mouse.wheel(0, 700)
        await page.waitForTimeout(100)
      }
    })
    return layoutShift(events)
  })
