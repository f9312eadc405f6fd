import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { withPage } from '../../../measure/browser'
import { figure } from '../../../report/figure'
import { atMost, type Goal } from '../../../report/goal'
import type { Bench } from '../../../table'
import type { Measurement } from '../../../report/measurement'
import { CANDIDATES, OURS, type Candidate } from '../candidates'
import { close, goToPage, openSettled, preloadLightbox } from '../lightbox-actions'
import { BROKEN } from '../pages/images'
import { checkKeyboard, type Keys } from './check-keyboard'

/** The states that axe checks, in this order. */
const STATES = ['opened', 'next image', 'zoomed', 'failed image'] as const
type State = (typeof STATES)[number]

interface AccessResult {
  readonly name: string
  /** State → ids of the violated axe rules. */
  readonly violations: Readonly<Record<State, readonly string[]>>
  readonly keys: Keys
}

/** Accessibility: violations of axe rules, and keyboard use. */
export async function measureAccess(bench: Bench, origin: string): Promise<Measurement> {
  const results: AccessResult[] = []
  for (const candidate of CANDIDATES) {
    bench.log(`  ${candidate.name}`)
    const options = { chromium: bench.chromium }
    const violations = await withPage(options, ({ page }) => checkStates(page, origin, candidate))
    const keys = await withPage(options, ({ page }) => checkKeyboard(page, origin, candidate))
    results.push({ name: candidate.name, violations, keys })
  }
  return {
    goals: [axeGoal(results), ...keyGoals(results)],
    grids: [
      {
        title: 'Violated axe rules in each state',
        columns: STATES,
        ours: null,
        rows: results.map(({ name, violations }) => ({
          name,
          cells: STATES.map((state) => figure([violations[state].length], '')),
        })),
      },
      {
        title: 'Keyboard and history',
        columns: Object.keys(results[0]?.keys ?? {}),
        ours: null,
        rows: results.map(({ name, keys }) => ({ name, cells: Object.values(keys).map(yesOrNo) })),
      },
    ],
    notes: results.flatMap(({ name, violations }) => {
      const rules = [...new Set(STATES.flatMap((state) => violations[state]))]
      return rules.length > 0 ? [`${name} violates ${rules.join(', ')}.`] : []
    }),
  }
}

async function checkStates(page: Page, origin: string, candidate: Candidate) {
  const { dialog } = candidate
  await goToPage(page, origin, candidate)
  await page.evaluate(AXE)
  const runAxe = async () => {
    // All animations have ended by then.
    await page.waitForTimeout(1_000)
    return page.evaluate((selector) => window.runAxe(selector), dialog)
  }
  await preloadLightbox(page, candidate)
  await openSettled(page, candidate, 0)
  const opened = await runAxe()
  await page.keyboard.press('ArrowRight')
  const moved = await runAxe()
  await candidate.zoom(page)
  const zoomed = await runAxe()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(1_000)
  if (await page.locator(dialog).count()) await close(page, candidate)
  await page.waitForTimeout(500)
  await openSettled(page, candidate, BROKEN)
  return { opened, 'next image': moved, zoomed, 'failed image': await runAxe() }
}

declare global {
  interface Window {
    runAxe: (selector: string) => Promise<readonly string[]>
  }
}

const AXE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
window.runAxe = async (selector) => (await axe.run(selector)).violations.map(({ id }) => id)`

const countViolations = ({ violations }: AccessResult) =>
  STATES.reduce((sum, state) => sum + violations[state].length, 0)

const axeGoal = (results: readonly AccessResult[]): Goal =>
  atMost({
    what: `violated axe rules in ${STATES.length} states`,
    figure: figure(results.filter(({ name }) => name === OURS.name).map(countViolations), ''),
    limit: 0,
    ratio: compareOthers(results, (each) => `${countViolations(each)}`),
  })

const keyGoals = (results: readonly AccessResult[]): readonly Goal[] => {
  const own = results.find(({ name }) => name === OURS.name)
  return Object.entries(own?.keys ?? {}).map(([what, met]) => ({
    what,
    target: 'yes',
    measured: yesOrNo(met),
    met,
    ratio: compareOthers(results, ({ keys }) => yesOrNo(keys[what] ?? false)),
  }))
}

const compareOthers = (results: readonly AccessResult[], format: (each: AccessResult) => string) =>
  results
    .filter(({ name }) => name !== OURS.name)
    .map((each) => `${each.name}: ${format(each)}`)
    .join(', ')

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')
