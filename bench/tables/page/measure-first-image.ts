import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Measurement } from '../../report/measurement'
import type { Bench } from '../../table'
import { nextReport, withSlowPhone } from './slow-phone'

/** s */
const LIMIT = 2
/** Of the phone that Lighthouse simulates. */
const DENSITY = 1.75

/** Start of the visit to the first frame with an image of a gallery, of the front page, with nothing cached. */
export async function measureFirstImage(bench: Bench, origin: string): Promise<Measurement> {
  const seconds: number[] = []
  for (let round = 0; round < (bench.quick ? 2 : 9); round++)
    seconds.push((await visit(bench, origin)) / 1000)
  const what = 'First gallery image of a first visit, slow 4G, CPU slowed 4 times'
  return {
    goals: [atMost({ what, figure: figure(seconds, 's'), limit: LIMIT })],
    grids: [],
    notes: [],
  }
}

/** @returns ms */
const visit = ({ chromium }: Pick<Bench, 'chromium'>, url: string): Promise<number> =>
  withSlowPhone({ chromium, density: DENSITY }, async ({ page }) => {
    await page.addInitScript(reportFirstImage)
    const shown = nextReport(page, 'first-image')
    await page.goto(url, { waitUntil: 'commit' })
    const [ms = NaN] = await shown
    return ms
  })

/** Runs in the page. Reports when a frame with a loaded image of a tile in the viewport was painted, in ms. */
function reportFirstImage() {
  const onFrame = () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-tile] picture > img')]
    const isSeen = images.some(
      (img) =>
        img.complete && img.naturalWidth > 0 && img.getBoundingClientRect().top < innerHeight,
    )
    if (!isSeen) return requestAnimationFrame(onFrame)
    // The next frame starts after this one was painted.
    return requestAnimationFrame(() => console.debug('first-image', performance.now()))
  }
  requestAnimationFrame(onFrame)
}
