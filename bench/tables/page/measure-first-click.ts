import type { CDPSession } from 'playwright'
import { interleave, samplesOf } from '../../measure/interleave'
import { figure } from '../../report/figure'
import { atMost } from '../../report/goal'
import type { Measurement } from '../../report/measurement'
import type { Bench } from '../../table'
import { makeLargeSite } from './large/make-large-site'
import { startLarge } from './large/measure-large'
import { nextReport, withSlowPhone } from './slow-phone'

/** On the front page. The page of the measurement has sixty of them. */
const ARTICLES = 100_000
const OPTION = '[data-option="kind-1"]'

/** When the option is tapped: in the first frame that shows it, or once the page has loaded. */
const MOMENTS = ['while the page loads', 'after it has loaded'] as const
type Moment = (typeof MOMENTS)[number]

/** Tap to the frame that shows the result, on a page that was just opened: without the entry script, and with it. */
export async function measureFirstClick(bench: Bench): Promise<Measurement> {
  const site = await startLarge(bench, await makeLargeSite(bench, ARTICLES))
  try {
    const samples = await interleave({
      candidates: ['link', 'script'],
      rounds: bench.quick ? 2 : 9,
      run: async (candidate) => {
        const run = (moment: Moment) => tapOnce(bench, `${site.url}/sixty`, { candidate, moment })
        return { [MOMENTS[0]]: await run(MOMENTS[0]), [MOMENTS[1]]: await run(MOMENTS[1]) }
      },
    })
    const of = (candidate: string, moment: Moment) => samplesOf(samples, candidate, moment)
    const goal = (moment: Moment, limit: number) => {
      const links = of('link', moment)
      const ratios = of('script', moment).map((ms, round) => ms / (links[round] ?? NaN))
      const what = `First tap on a filter ${moment}, 60 tiles, full DOM, slow 4G, CPU slowed 4 times: times the plain link`
      return atMost({ what, figure: figure(ratios, ''), limit })
    }
    return {
      goals: [goal('while the page loads', 1), goal('after it has loaded', 0.8)],
      grids: [
        {
          title: 'First tap to result, slow 4G, CPU slowed 4 times, 60 tiles, full DOM',
          columns: MOMENTS,
          ours: 'before React',
          rows: [
            { name: 'before React', cells: MOMENTS.map((each) => figure(of('script', each))) },
            { name: 'plain link', cells: MOMENTS.map((each) => figure(of('link', each))) },
          ],
        },
      ],
      notes: [],
    }
  } finally {
    await site.stop()
  }
}

/** @returns ms */
const tapOnce = (
  { chromium }: Pick<Bench, 'chromium'>,
  url: string,
  { candidate, moment }: { readonly candidate: string; readonly moment: Moment },
): Promise<number> =>
  withSlowPhone({ chromium }, async ({ page, cdp }) => {
    if (candidate === 'link')
      await cdp.send('Network.setBlockedURLs', { urls: ['*/assets/entry-*.js'] })
    await page.addInitScript(reportTimes, {
      option: OPTION,
      afterLoad: moment === 'after it has loaded',
    })
    const [place, tapped, shown] = [
      nextReport(page, 'place'),
      nextReport(page, 'tapped'),
      nextReport(page, 'shown'),
    ]
    await page.goto(url, { waitUntil: 'commit' })
    const [x = 0, y = 0] = await place
    await tap(cdp, { x, y })
    const [start = NaN] = await tapped
    const [end = NaN] = await shown
    return end - start
  })

async function tap(cdp: CDPSession, point: { readonly x: number; readonly y: number }) {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in each page. Reports where the option is, when it is tapped and when its result is on the screen. */
function reportTimes({ option, afterLoad }: { option: string; afterLoad: boolean }) {
  const report = (kind: string, ...numbers: number[]) => console.debug(kind, ...numbers)
  let isPlaced = false
  const place = () => {
    const box = document.querySelector(option)?.getBoundingClientRect()
    if (isPlaced || !box || !box.width) return
    isPlaced = true
    report('place', box.x + box.width / 2, box.y + box.height / 2)
  }
  const onFrame = () => {
    if (document.querySelector('[data-active-filters]')) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => report('shown', performance.timeOrigin + performance.now())
      return port2.postMessage(null)
    }
    if (!afterLoad) place()
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  if (afterLoad) addEventListener('load', () => setTimeout(place, 100))
  addEventListener(
    'touchstart',
    ({ timeStamp }) => report('tapped', performance.timeOrigin + timeStamp),
    { capture: true, passive: true },
  )
}
