import axe from 'axe-core'
import { expect } from 'vitest'
import { prefer } from './emulate'

/**
 * Expects that no rule of axe is violated. The page stands still: half-faded text has less contrast. Until the end of the
 * test it prefers reduced motion.
 */
export async function expectNoViolations(
  element: Element | Document,
  options: axe.RunOptions = {},
): Promise<void> {
  await prefer('prefers-reduced-motion', 'reduce')
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const { violations } = await axe.run(element, options)
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
}
