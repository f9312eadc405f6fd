import { withPage } from '../../measure/browser'
import { fetchRaw } from '../../measure/fetch-raw'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Measurement } from '../../report/measurement'

/** Transferred kB after brotli: with the page, once it is idle, and on intent to open the lightbox. */
export async function measureTransferSize(
  { chromium }: Bench,
  origin: string,
): Promise<Measurement> {
  const page = await fetchRaw(`${origin}/`, 'br')
  const loaded = await withPage({ chromium }, async ({ page }) => {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const path = new URL(response.url()).pathname
      if (kind === 'script' || path.endsWith('.js')) scripts.add(path)
      if (kind === 'stylesheet') styles.add(path)
    })
    await page.goto(`${origin}/`)
    const first = await page.evaluate(() =>
      [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
    )
    const firstStyles = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].flatMap(
        ({ href, media }) => (media === 'print' ? [] : [new URL(href).pathname]),
      ),
    )
    await page.locator('[data-hydrated]').first().waitFor()
    await page.waitForTimeout(500)
    const idle = [...scripts].filter((path) => !first.includes(path))
    await page.locator('[data-tile]').first().hover()
    await page.locator('[data-zoom]').first().hover()
    await page.waitForTimeout(1_500)
    const onIntent = [...scripts].filter((path) => !first.includes(path) && !idle.includes(path))
    return { first, idle, onIntent, firstStyles, styles: [...styles] }
  })
  const sizeOf = async (paths: readonly string[]) => {
    const responses = await Promise.all(paths.map((path) => fetchRaw(origin + path, 'br')))
    return responses.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  }
  const goal = (what: string, size: number, limit: number) =>
    atMost({ what, figure: figure([size], 'kB'), limit })
  return {
    goals: [
      goal('JavaScript before any interaction', await sizeOf(loaded.first), 3),
      goal('React and gallery, when idle or on intent', await sizeOf(loaded.idle), 75),
      goal('Lightbox, on first intent', await sizeOf(loaded.onIntent), 8),
      goal('CSS before any interaction', await sizeOf(loaded.firstStyles), 10),
      goal('HTML of the front page', page.bytes / 1000, 12),
    ],
    grids: [],
    notes: [
      'The HTML is measured after the site has compressed it in the background (brotli 11).',
      `Including the style sheets for print and for the lightbox, the CSS of the front page is ${(await sizeOf(loaded.styles)).toFixed(1)} kB.`,
      ...(loaded.onIntent.length === 0 ? ['No lightbox file was loaded on intent.'] : []),
    ],
  }
}
