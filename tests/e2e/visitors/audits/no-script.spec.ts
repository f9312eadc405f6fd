import { expect, test } from '@playwright/test'
import { sharedProduct } from '../../product/running/shared-product'
import { KINDS } from './page-kinds'
import { pagesOf } from './short-form'

const { site } = sharedProduct()

test.use({ javaScriptEnabled: false })

for (const [name, path] of pagesOf('no script'))
  test(`has no dead control on ${name} without JavaScript`, async ({ page }) => {
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Without JavaScript a button must submit a form or open a popover.
    const dead = await page
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) =>
              !button.hasAttribute('popovertarget') &&
              !(button.getAttribute('type') !== 'button' && button.closest('form')) &&
              !button.matches(':disabled'),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      )
    expect(dead).toEqual([])
    const busy = page.locator('[aria-busy="true"], [data-status="loading"]')
    await expect(busy).toHaveCount(0)
  })

test(
  'resolves every link of every kind of page, and the fragment that it names',
  { tag: '@long' },
  async ({ request }) => {
    const responses = new Map<string, Promise<{ readonly status: number; readonly html: string }>>()
    const read = (path: string) => {
      const existing = responses.get(path)
      if (existing) return existing
      const response = request.get(site + path).then(async (page) => ({
        status: page.status(),
        html: page.headers()['content-type']?.startsWith('text/html') ? await page.text() : '',
      }))
      responses.set(path, response)
      return response
    }
    const broken: string[] = []
    for (const [, path] of KINDS) {
      for (const href of hrefsOf((await read(path)).html)) {
        const url = new URL(href, site + path)
        if (url.origin !== site) continue
        const { status, html } = await read(url.pathname + url.search)
        const isSamePage = url.pathname + url.search === path
        if (status !== 200 && !isSamePage) broken.push(`${path} → ${href}: ${status}`)
        const id = decodeURIComponent(url.hash.slice(1))
        if (id && !html.includes(` id="${id}"`)) broken.push(`${path} → ${href}: no such id`)
      }
    }
    expect(broken).toEqual([])
    expect(responses.size).toBeGreaterThan(100)
  },
)

const hrefsOf = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  )
