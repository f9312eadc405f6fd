import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../../product/running/shared-product'
import { findLowContrast } from './measure-contrast'
import { openAtRest, otherWidth, type PageState } from './page-kinds'
import { audits, isWhole, pagesOf, statesOf } from './short-form'
import { axeOn } from '../../../axe'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page or a layer, and whether its dark mode is audited. */
interface Audited extends PageState {
  readonly isDarkToo: boolean
}

const pages: readonly Audited[] = pagesOf('axe').map(([name, path]) => ({
  name,
  width: 1280,
  isDarkToo: audits('dark', name),
  open: (page, origin) => openAtRest(page, origin + path),
}))
// Dark mode has other colours of layers too.
const layers: readonly Audited[] = statesOf('axe').map((state) => ({ ...state, isDarkToo: true }))

for (const state of [...pages, ...layers]) {
  const { name, width, isDarkToo, open } = state
  for (const viewportWidth of isWhole ? [width, otherWidth(state)] : [width])
    test(`has no axe violations in ${name} at ${viewportWidth} px`, async ({ page }) => {
      await page.setViewportSize({ width: viewportWidth, height: 900 })
      await open(page, site)
      expect(await findViolations(page, 'light')).toEqual([])
      if (!isDarkToo) return
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findViolations(page, 'dark')).toEqual([])
    })
}

for (const [name, path] of pagesOf('print'))
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
