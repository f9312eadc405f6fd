import { setImmediate as breathe } from 'node:timers/promises'

/** Does long work in steps, and answers visitors after every so many of them. */
export async function takeSteps<Result>(
  steps: Generator<undefined, Result>,
  atOnce = 1,
): Promise<Result> {
  for (let taken = 1; ; taken++) {
    const step = steps.next()
    if (step.done) return step.value
    if (taken % atOnce === 0) await breathe()
  }
}
