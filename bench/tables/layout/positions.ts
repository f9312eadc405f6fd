import { withPage } from '../../measure/browser'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { urlOf } from '../../candidate-page/serve-candidates'
import type { TileRect } from '../../candidate-page/compare-rects'
import { defaultScenario } from '../../candidate-page/scenario'
import { stepsOf } from '../../candidate-page/steps'
import type { Bench } from '../../table'

export interface Positions {
  readonly tiles: number
  /** Largest difference of a corner in any state, px; one for each round. */
  readonly largest: readonly number[]
}

declare global {
  interface Window {
    compareRects: (grid: Element) => {
      ours: readonly TileRect[]
      packery: readonly TileRect[]
    }
  }
}

/** Compares the positions of our tiles with Packery's for boxes of the same sizes, in every state of a gallery of 60. */
export async function comparePositions(bench: Bench, origin: string): Promise<Positions> {
  const rounds: { tiles: number; largest: number }[] = []
  for (let round = 0; round < (bench.quick ? 1 : 3); round++)
    rounds.push(await compareOnce(bench, origin))
  return {
    tiles: Math.min(...rounds.map(({ tiles }) => tiles)),
    largest: rounds.map(({ largest }) => largest),
  }
}

async function compareOnce(bench: Bench, origin: string) {
  const scenario = defaultScenario(60)
  const address = urlOf(origin, scenario, { name: '', peer: null, animated: false, paging: 'all' })
  const options = { chromium: bench.chromium, reducedMotion: true }
  return withPage(options, async ({ page }) => {
    await page.goto(address)
    await page.addScriptTag({ url: `${origin}/compare-rects.js`, type: 'module' })
    await page.waitForFunction(() => 'candidatePage' in window && 'compareRects' in window)
    let tiles = 0
    let largest = 0
    for (const step of ['init', ...stepsOf(scenario).map(({ name }) => name)]) {
      const { ours, packery } = await page.evaluate(
        async ({ name, row }) => {
          if (name === 'init') await window.candidatePage.init()
          else await window.candidatePage.step(name)
          await window.candidatePage.settled()
          document.documentElement.dataset['row'] = String(row)
          const grid = document.querySelector('[data-grid]')
          return grid ? window.compareRects(grid) : { ours: [], packery: [] }
        },
        { name: step, row: scenario.row },
      )
      tiles += ours.length
      largest = Math.max(largest, ...ours.map((rect, index) => distance(rect, packery[index])))
    }
    return { tiles, largest }
  })
}

const distance = ([x, y]: TileRect, other: TileRect | undefined): number =>
  other ? Math.max(Math.abs(x - other[0]), Math.abs(y - other[1])) : Infinity

/** CSS grid rounds its tracks to whole pixels and Packery adds fractions, so positions differ by up to 0.6 px. */
export const positionsGoal = ({ tiles, largest }: Positions): Goal =>
  atMost({
    what: `Positions of boxes of the same sizes: largest difference from Packery over ${tiles} tiles in 5 states`,
    figure: figure(largest, 'px'),
    limit: 0.6,
  })
