import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../../product/shared-product'
import { KINDS, openAtRest, PAGE_STATES } from './page-kinds'
import { axeOn } from '../../../axe'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of KINDS)
  test(`has no axe violations on ${name}`, async ({ page }) => {
    await openAtRest(page, site + path)
    expect(await findViolations(page)).toEqual([])
    // Only colours differ, so only contrast is checked.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await analyze(axeOn(page).withRules('color-contrast'))).toEqual([])
  })

for (const { name, width, open } of PAGE_STATES)
  test(`has no axe violations in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, site)
    expect(await findViolations(page)).toEqual([])
  })

/** All rules in light mode. In dark mode only colours differ, so only contrast is checked. */
async function findViolations(page: Page): Promise<readonly string[]> {
  const light = await analyze(axeOn(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await analyze(axeOn(page).withRules('color-contrast'))
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}

const analyze = async (builder: ReturnType<typeof axeOn>) =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
