import type { EnginePage } from '../../../tests/e2e/engines/engine-page'
import { defaultScenario, type Scenario } from '../../candidate-page/scenario'
// Declares `window.candidatePage`.
import type {} from '../../candidate-page/run-steps'
import { findPageThread } from './page-thread'

export interface MeasuredSteps {
  /**
   * Step → processor time of the page's main thread until the paint of the frame with its result, ms; `narrow, after` and
   * the like → from there until the page is still.
   */
  readonly busy: Readonly<Record<string, number>>
  /** Steps that showed the wrong tiles, as sentences. */
  readonly mistakes: readonly string[]
}

/** Opens a candidate's page, takes the steps, of which the first is `init`, and checks the shown tiles after each. */
export async function measureSteps(
  page: EnginePage,
  {
    address,
    count,
    steps,
  }: {
    readonly address: (scenario: Scenario) => string
    readonly count: number
    readonly steps: readonly string[]
  },
): Promise<MeasuredSteps> {
  await page.resize({ width: 1280, height: 900 })
  await page.goto(address(defaultScenario(count)))
  while (!(await page.evaluate(() => 'candidatePage' in window)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  const threadTime = await findPageThread(page)
  const busy: Record<string, number> = {}
  const mistakes: string[] = []
  for (const step of steps) {
    const start = threadTime()
    await page.evaluate(
      (name: string) =>
        name === 'init' ? window.candidatePage.init() : window.candidatePage.step(name),
      step,
    )
    const end = threadTime()
    busy[step] = end - start
    await page.evaluate(() => window.candidatePage.settled())
    if (step === 'init') continue
    busy[`${step}, after`] = threadTime() - end
    const mistake = await page.evaluate((name: string) => window.candidatePage.mistake(name), step)
    if (mistake !== null) mistakes.push(`${step} ${mistake}`)
  }
  return { busy, mistakes }
}
