import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { sharedProduct } from '../product/shared-product'
import { KINDS, openAtRest, PAGE_STATES } from './page-kinds'

const { site } = sharedProduct()

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [name, path] of KINDS)
  test(`axe finds nothing on ${name}`, async ({ page }) => {
    await openAtRest(page, site + path)
    expect(await violationsOf(page)).toEqual([])
  })

for (const { name, width, open } of PAGE_STATES)
  test(`axe finds nothing in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, site)
    expect(await violationsOf(page)).toEqual([])
  })

/** Every rule in the light; in the dark and on paper only colours are others. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const light = await violations(new AxeBuilder({ page }))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await violations(new AxeBuilder({ page }).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const paper = await violations(new AxeBuilder({ page }).withRules('color-contrast'))
  return [
    ...light,
    ...dark.map((each) => `dark: ${each}`),
    ...paper.map((each) => `paper: ${each}`),
  ]
}

const violations = async (builder: AxeBuilder) =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
