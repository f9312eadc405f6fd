import type { EnginePage } from '../../../tests/e2e/engines/engine-page'
import { defaultScenario, type Scenario } from '../../candidate-page/scenario'
// Declares `window.candidatePage`.
import type {} from '../../candidate-page/run-steps'

export interface MeasuredSteps {
  /** Step → ms until the paint of the frame with its result. */
  readonly elapsed: Readonly<Record<string, number>>
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
  const elapsed: Record<string, number> = {}
  const mistakes: string[] = []
  for (const step of steps) {
    const { ms, mistake } = await page.evaluate(async (name: string) => {
      const { candidatePage } = window
      const ms = name === 'init' ? await candidatePage.init() : await candidatePage.step(name)
      await candidatePage.settled()
      return { ms, mistake: name === 'init' ? null : candidatePage.mistake(name) }
    }, step)
    elapsed[step] = ms
    if (mistake !== null) mistakes.push(`${step} ${mistake}`)
  }
  return { elapsed, mistakes }
}
