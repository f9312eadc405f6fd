import { withPage } from '../../measure/browser'
import { interleave, samplesOf } from '../../measure/interleave'
import { layoutShift, recordTrace } from '../../measure/trace'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Measurement } from '../../report/measurement'

/** Breakpoint of the gallery → width of the viewport in px. */
const WIDTHS = { wide: 1280, medium: 768, narrow: 360 } as const

/** Loads the front page, waits for hydration and scrolls to the end, at all breakpoints, with and without script. */
export async function measureShifts(
  { chromium, quick }: Bench,
  origin: string,
): Promise<Measurement> {
  const pages = [true, false].flatMap((javaScript) =>
    Object.entries(WIDTHS).map(([breakpoint, width]) => ({
      name: `${breakpoint}, ${javaScript ? 'with' : 'without'} script`,
      options: { chromium, width, javaScript },
    })),
  )
  const names = pages.map(({ name }) => name)
  const rounds = quick ? 1 : 3
  const samples = await interleave({
    candidates: names,
    rounds,
    run: async (candidate) => {
      const page = pages.find(({ name }) => name === candidate)
      return { shift: page ? await shiftOf(page.options, origin) : NaN }
    },
  })
  const shiftsOf = (name: string) => samplesOf(samples, name, 'shift')
  const worst = Array.from({ length: rounds }, (_, round) =>
    Math.max(...names.map((name) => shiftsOf(name)[round] ?? NaN)),
  )
  const goal = atMost({
    what: `Layout shift (CLS), the worst of ${names.length}: three breakpoints, with and without script`,
    figure: figure(worst, ''),
    limit: 0,
  })
  const grid = {
    title: 'Layout shift of the front page, loaded and scrolled to its end',
    columns: names,
    ours: null,
    rows: [{ name: 'CLS', cells: names.map((name) => figure(shiftsOf(name), '')) }],
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
