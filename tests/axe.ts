import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * All rules of axe on a page and its frames. With `isAudit` also those that are off by default, and what axe leaves
 * undecided. The results of the frames are merged in the page itself, since a second page for each analysis takes a quarter
 * of its time.
 */
export const axeOn = (page: Page, { isAudit = false } = {}): AxeBuilder =>
  new AxeBuilder({ page })
    .options(
      isAudit
        ? { resultTypes: ['violations', 'incomplete'], rules: OFF_BY_DEFAULT }
        : { resultTypes: ['violations'] },
    )
    .setLegacyMode(true)

/** WCAG 2.5.8 and 2.5.3. */
const OFF_BY_DEFAULT = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
}
