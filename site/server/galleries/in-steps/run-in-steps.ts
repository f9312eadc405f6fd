import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

/**
 * Runs a generator to its end and yields to the event loop in between, so that other requests are answered.
 * @param stepsPerTurn values that the generator yields before each turn of the event loop
 */
export async function runInSteps<Result>(
  steps: Generator<undefined, Result>,
  stepsPerTurn = 1,
): Promise<Result> {
  for (let count = 1; ; count++) {
    const step = steps.next()
    if (step.done) return step.value
    if (count % stepsPerTurn === 0) await yieldToEventLoop()
  }
}
