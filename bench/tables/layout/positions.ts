import { withPage } from '../../measure/browser'
import { figure } from '../../report/figure'
import { atMost, type Goal } from '../../report/goal'
import { addressOf } from '../../stage/open-stages'
import type { Place } from '../../stage/packed'
import { usualScene } from '../../stage/scene'
import { stepsOf } from '../../stage/steps'
import type { Bench } from '../../table'

export interface Positions {
  readonly tiles: number
  /** px, the largest difference of a corner in any state. */
  readonly largest: number
}

declare global {
  interface Window {
    comparePlaces: (grid: Element) => { ours: readonly Place[]; packery: readonly Place[] }
  }
}

/** Our grid's places against Packery's for boxes of the same sizes, in every state of a gallery of 60 tiles. */
export async function comparePositions(bench: Bench, origin: string): Promise<Positions> {
  const scene = usualScene(60)
  const address = addressOf(origin, scene, { name: '', peer: null, animated: false, paging: 'all' })
  const wanted = { chromium: bench.chromium, reducedMotion: true }
  return withPage(wanted, async ({ page }) => {
    await page.goto(address)
    await page.addScriptTag({ url: `${origin}/packed.js`, type: 'module' })
    await page.waitForFunction(() => 'stage' in window && 'comparePlaces' in window)
    let tiles = 0
    let largest = 0
    for (const step of ['init', ...stepsOf(scene).map(({ name }) => name)]) {
      const { ours, packery } = await page.evaluate(
        async ({ name, row }) => {
          if (name === 'init') await window.stage.init()
          else await window.stage.step(name)
          await window.stage.settled()
          document.documentElement.dataset['row'] = String(row)
          const grid = document.querySelector('[data-grid]')
          return grid ? window.comparePlaces(grid) : { ours: [], packery: [] }
        },
        { name: step, row: scene.row },
      )
      tiles += ours.length
      largest = Math.max(largest, ...ours.map((place, index) => distance(place, packery[index])))
    }
    return { tiles, largest }
  })
}

const distance = ([x, y]: Place, other: Place | undefined): number =>
  other ? Math.max(Math.abs(x - other[0]), Math.abs(y - other[1])) : Infinity

/** Grid rounds its tracks to whole pixels and Packery adds fractions up: 0.6 px is agreement. */
export const positionsGoal = ({ tiles, largest }: Positions): Goal =>
  atMost({
    what: `Places equal to Packery’s for the same sizes: largest difference over ${tiles} tiles in 5 states`,
    figure: figure([largest], 'px'),
    limit: 0.6,
  })
