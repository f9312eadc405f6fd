import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../../product/running/shared-product'
import { findLowContrast } from './measure-contrast'
import { MORE_STATES } from './more-states'
import { KINDS, openAtRest, otherWidth, PAGE_STATES, type PageState } from './page-kinds'
import { axeOn } from '../../../axe'

const { site } = sharedProduct()
/** `npm run test:accessibility` audits more states, each at two widths, with all rules in dark mode too. */
const isWhole = process.env['ACCESSIBILITY'] === 'whole'

/** Pages that visitors print most, and one with every block. */
const PRINTED = new Set(['/', '/saturday', '/articles/harbour-lights', '/search?q=salt'])

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const pages: readonly PageState[] = KINDS.map(([name, path]) => ({
  name,
  width: 1280,
  open: (page, origin) => openAtRest(page, origin + path),
}))

for (const state of [...pages, ...PAGE_STATES, ...(isWhole ? MORE_STATES : [])]) {
  const { name, width, open } = state
  for (const viewportWidth of isWhole ? [width, otherWidth(state)] : [width])
    test(`has no axe violations in ${name} at ${viewportWidth} px`, async ({ page }) => {
      await page.setViewportSize({ width: viewportWidth, height: 900 })
      await open(page, site)
      expect(await findViolations(page, 'light')).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findViolations(page, 'dark')).toEqual([])
    })
}

/** The whole audit prints all kinds of pages. */
const printed = isWhole ? KINDS : KINDS.filter(([, path]) => PRINTED.has(path))

for (const [name, path] of printed)
  test(`has readable colours on ${name} in print`, async ({ page }) => {
    await openAtRest(page, site + path)
    // A dark theme must not reach the paper.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    const { violations } = await axeOn(page).withRules('color-contrast').analyze()
    expect(violations.map(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([])
  })

/** All rules in light mode. In dark mode only colours differ, so the short audit checks only contrast. */
async function findViolations(page: Page, mode: 'light' | 'dark'): Promise<readonly string[]> {
  const axe = axeOn(page, { isAudit: true })
  const isShort = mode === 'dark' && !isWhole
  const { violations, incomplete } = await (
    isShort ? axe.withRules('color-contrast') : axe
  ).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  for (const { id, nodes } of incomplete) {
    // The frame is a page of another site.
    if (id === 'frame-tested') continue
    for (const { target } of nodes) {
      if (id !== 'color-contrast') found.push(`${id} is undecided: ${target.join(' ')}`)
      else
        found.push(
          ...[await findLowContrast(page, String(target.at(-1)))].filter((text) => text !== null),
        )
    }
  }
  return found.map((text) => `${mode}: ${text}`)
}
