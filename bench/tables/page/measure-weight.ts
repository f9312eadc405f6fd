import { withPage } from '../../measure/browser'
import { transferred } from '../../measure/transferred'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Bench } from '../../table'
import type { Part } from './part'

/** Bytes over the line, brotli: what comes with the page, when it is idle, and when an image is to be enlarged. */
export async function measureWeight({ chromium }: Bench, origin: string): Promise<Part> {
  const page = await transferred(`${origin}/`, 'br')
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
    await page.locator('[data-awake]').first().waitFor()
    await page.waitForTimeout(500)
    const idle = [...scripts].filter((path) => !first.includes(path))
    await page.locator('[data-tile]').first().hover()
    await page.locator('[data-zoom]').first().hover()
    await page.waitForTimeout(1_500)
    const wanted = [...scripts].filter((path) => !first.includes(path) && !idle.includes(path))
    return { first, idle, wanted, firstStyles, styles: [...styles] }
  })
  const weigh = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => transferred(origin + path, 'br')))
    return answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  }
  const goal = (what: string, size: number, limit: number) =>
    atMost({ what, figure: figure([size], 'kB'), limit })
  return {
    goals: [
      goal('JavaScript before the visitor does anything', await weigh(loaded.first), 3),
      goal('React and gallery, when idle or wanted', await weigh(loaded.idle), 75),
      goal('Lightbox, on first intent', await weigh(loaded.wanted), 8),
      goal('CSS before the visitor does anything', await weigh(loaded.firstStyles), 10),
      goal('HTML of the front page', page.bytes / 1000, 12),
    ],
    grids: [],
    notes: [
      'The HTML is weighed as visitors get it once it was pressed in the background (brotli 11).',
      `With the sheets for paper and for the lightbox the front page’s CSS is ${(await weigh(loaded.styles)).toFixed(1)} kB.`,
      ...(loaded.wanted.length === 0 ? ['No lightbox file was fetched on intent.'] : []),
    ],
  }
}
