import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * All rules of axe on a page and its frames. It reports violations only and merges the results of the frames in the page
 * itself, since a second page for each analysis takes a quarter of its time.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
