import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { withPage } from '../../../measure/browser'
import { figure } from '../../../report/figure'
import { atMost, type Goal } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Part } from '../../page/part'
import { CANDIDATES, OURS, type Candidate } from '../candidates'
import { close, goToRoom, openSettled, wantLightbox } from '../in-room'
import { BROKEN } from '../rooms/images'
import { tryKeys, type Keys } from './try-keys'

/** The states that are looked at, in this order. */
const STATES = ['opened', 'moved', 'zoomed', 'failed image'] as const
type State = (typeof STATES)[number]

interface Found {
  readonly name: string
  /** State → ids of the rules of axe that are broken in it. */
  readonly broken: Readonly<Record<State, readonly string[]>>
  readonly keys: Keys
}

/** What axe and the keyboard find. */
export async function measureAccess(bench: Bench, origin: string): Promise<Part> {
  const found: Found[] = []
  for (const candidate of CANDIDATES) {
    bench.say(`  ${candidate.name}`)
    const wanted = { chromium: bench.chromium }
    const broken = await withPage(wanted, ({ page }) => walkStates(page, origin, candidate))
    const keys = await withPage(wanted, ({ page }) => tryKeys(page, origin, candidate))
    found.push({ name: candidate.name, broken, keys })
  }
  return {
    goals: [axeGoal(found), ...keyGoals(found)],
    grids: [
      {
        title: 'Rules of axe broken in each state',
        columns: STATES,
        ours: null,
        rows: found.map(({ name, broken }) => ({
          name,
          cells: STATES.map((state) => figure([broken[state].length], '')),
        })),
      },
      {
        title: 'Keyboard and history',
        columns: Object.keys(found[0]?.keys ?? {}),
        ours: null,
        rows: found.map(({ name, keys }) => ({ name, cells: Object.values(keys).map(said) })),
      },
    ],
    notes: found.flatMap(({ name, broken }) => {
      const rules = [...new Set(STATES.flatMap((state) => broken[state]))]
      return rules.length > 0 ? [`${name} breaks ${rules.join(', ')}.`] : []
    }),
  }
}

async function walkStates(page: Page, origin: string, candidate: Candidate) {
  const { room } = candidate
  await goToRoom(page, origin, candidate)
  await page.evaluate(AXE)
  const broken = async () => {
    // Nothing fades or moves any more.
    await page.waitForTimeout(1_000)
    return page.evaluate((where) => window.axeOn(where), room)
  }
  await wantLightbox(page, candidate)
  await openSettled(page, candidate, 0)
  const opened = await broken()
  await page.keyboard.press('ArrowRight')
  const moved = await broken()
  await candidate.zoom(page)
  const zoomed = await broken()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_000)
  if (await page.locator(room).count()) await close(page, candidate)
  await page.waitForTimeout(500)
  await openSettled(page, candidate, BROKEN)
  return { opened, moved, zoomed, 'failed image': await broken() }
}

declare global {
  interface Window {
    axeOn: (selector: string) => Promise<readonly string[]>
  }
}

const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
window.axeOn = async (selector) => (await axe.run(selector)).violations.map(({ id }) => id)`

const count = ({ broken }: Found) => STATES.reduce((sum, state) => sum + broken[state].length, 0)

const axeGoal = (found: readonly Found[]): Goal =>
  atMost({
    what: `rules of axe broken in ${STATES.length} states`,
    figure: figure(found.filter(({ name }) => name === OURS.name).map(count), ''),
    limit: 0,
    ratio: others(found, (each) => `${count(each)}`),
  })

const keyGoals = (found: readonly Found[]): readonly Goal[] => {
  const own = found.find(({ name }) => name === OURS.name)
  return Object.entries(own?.keys ?? {}).map(([what, met]) => ({
    what,
    target: 'yes',
    measured: said(met),
    met,
    ratio: others(found, ({ keys }) => said(keys[what] ?? false)),
  }))
}

const others = (found: readonly Found[], tell: (each: Found) => string) =>
  found
    .filter(({ name }) => name !== OURS.name)
    .map((each) => `${each.name}: ${tell(each)}`)
    .join(', ')

const said = (isSo: boolean) => (isSo ? 'yes' : 'no')
