import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * All rules of axe on a page and its frames. With `isAudit` also those that are off by default, and what axe leaves
 * undecided. The results of the frames are merged in the page itself, since a second page for each analysis takes a quarter
 * of its time. With `isStill` the page stands still, since half-faded text has less
 * contrast, and prefers reduced motion from then on.
 */
export const axeOn = (page: Page, { isAudit = false, isStill = true } = {}): AxeBuilder =>
  new (isStill ? StillAxe : AxeBuilder)({ page })
    .options(
      isAudit
        ? { resultTypes: ['violations', 'incomplete'], rules: OFF_BY_DEFAULT }
        : { resultTypes: ['violations'] },
    )
    .setLegacyMode(true)

class StillAxe extends AxeBuilder {
  readonly #page: Page

  constructor({ page }: { readonly page: Page }) {
    super({ page })
    this.#page = page
  }

  override async analyze() {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' })
    await this.#page.evaluate(finishAnimations)
    return super.analyze()
  }
}

/** Runs in the page. Endless animations go on. */
function finishAnimations() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}

/** WCAG 2.5.8 and 2.5.3. */
const OFF_BY_DEFAULT = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}
