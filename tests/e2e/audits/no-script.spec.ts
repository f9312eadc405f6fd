import { expect, test } from '@playwright/test'
import { sharedProduct } from '../product/shared-product'
import { KINDS } from './page-kinds'

const { site } = sharedProduct()

test.use({ javaScriptEnabled: false })

for (const [name, path] of KINDS)
  test(`without script nothing on ${name} is dead`, async ({ page }) => {
    await page.goto(site + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // A button that nobody listens to must be the browser's own: it sends a form or opens a popover.
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
    const waiting = page.locator('[aria-busy="true"], [data-status="loading"]')
    await expect(waiting).toHaveCount(0)
  })

test('every link of every kind of page leads somewhere, and every part it names is there', async ({
  request,
}) => {
  const seen = new Map<string, Promise<{ readonly status: number; readonly html: string }>>()
  const read = (path: string) => {
    const known = seen.get(path)
    if (known) return known
    const asked = request.get(site + path).then(async (answer) => ({
      status: answer.status(),
      html: answer.headers()['content-type']?.startsWith('text/html') ? await answer.text() : '',
    }))
    seen.set(path, asked)
    return asked
  }
  const broken: string[] = []
  for (const [, path] of KINDS) {
    for (const href of hrefsOf((await read(path)).html)) {
      const url = new URL(href, site + path)
      if (url.origin !== site) continue
      const { status, html } = await read(url.pathname + url.search)
      const isItself = url.pathname + url.search === path
      if (status !== 200 && !isItself) broken.push(`${path} → ${href}: ${status}`)
      const part = decodeURIComponent(url.hash.slice(1))
      if (part && !html.includes(` id="${part}"`)) broken.push(`${path} → ${href}: no such part`)
    }
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
})

const hrefsOf = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    ),
  )
