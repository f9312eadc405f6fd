import { expect, test, type Browser, type Page } from '@playwright/test'
import { isWhole } from './audits/short-form'
import { reportFigure } from '../product/report-figure'
import { sharedProduct } from '../product/running/shared-product'

const { site } = sharedProduct()

/** An image of a gallery as it is shown. */
interface ShownImage {
  readonly gallery: string
  /** The part that is seen, 0 to 1. */
  readonly share: number
  /** Whether its editor forbids to crop it. */
  readonly isUncropped: boolean
  /** Width at which it is drawn, in pixels of the screen, divided by the width of its file. */
  readonly scale: number
  /** Whether there is no larger file. */
  readonly isLargest: boolean
}

async function openHome(
  browser: Browser,
  width: number,
  height: number,
  deviceScaleFactor: number,
) {
  const isTouch = Math.min(width, height) < 500
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    hasTouch: isTouch,
    isMobile: isTouch,
  })
  const page = await context.newPage()
  await page.goto(site)
  return page
}

const readImages = (page: Page): Promise<readonly ShownImage[]> =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-tile] img')]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
    const widthOf = (src: string) => Number(/-(\d+)\.\w+$/.exec(src)?.[1])
    return images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const candidates = [...(image.parentElement?.querySelectorAll('source, img') ?? [])].flatMap(
        (element) => element.getAttribute('srcset')?.match(/\S+(?= \d+w)/g) ?? [],
      )
      const file = widthOf(image.currentSrc)
      return {
        gallery: image.closest<HTMLElement>('[data-gallery]')?.dataset['gallery'] ?? '',
        isUncropped: getComputedStyle(image).objectFit === 'contain',
        share: Math.min(width / height / ratio, (ratio * height) / width),
        scale: (Math.max(width, height * ratio) * devicePixelRatio) / file,
        isLargest: file >= Math.max(...candidates.map(widthOf)),
      }
    })
  })

const shares = (ascending: readonly number[]) =>
  [Math.floor(ascending.length / 2), Math.floor(ascending.length / 20), 0]
    .map((at) => `${Math.round((ascending[at] ?? 0) * 100)} %`)
    .join(', ')

/** Width and height in px, and pixels of the screen per px. */
const SCREENS = [
  [360, 740, 2],
  [1280, 900, 1],
  [1920, 1080, 2],
] as const
const MORE_SCREENS = [
  [390, 844, 1],
  [768, 1024, 1],
  [844, 390, 2],
  [1440, 900, 1],
  [2560, 1440, 1],
] as const

for (const [width, height, density] of isWhole ? [...SCREENS, ...MORE_SCREENS] : SCREENS)
  test(`most of each image is seen and none is enlarged at ${width} x ${height} px and density ${density}`, async ({
    browser,
  }) => {
    const page = await openHome(browser, width, height, density)
    const images = await readImages(page)
    expect(images.filter(({ scale, isLargest }) => scale > 1.1 && !isLargest)).toEqual([])

    const cropped = images.filter(({ isUncropped }) => !isUncropped)
    const ascending = (list: readonly ShownImage[]) =>
      list.map(({ share }) => share).sort((a, b) => a - b)
    const all = ascending(cropped)
    const work = ascending(cropped.filter(({ gallery }) => gallery === 'work'))
    reportFigure(
      `shares of images seen at ${width} px (median, 5th percentile, worst)`,
      shares(all),
    )
    expect(all[Math.floor(all.length / 2)]).toBeGreaterThanOrEqual(0.8)
    expect(all[Math.floor(all.length / 20)]).toBeGreaterThanOrEqual(0.5)
    expect(all[0]).toBeGreaterThanOrEqual(0.4)
    expect(work[Math.floor(work.length / 2)]).toBeGreaterThanOrEqual(0.8)
    expect(work[0]).toBeGreaterThanOrEqual(0.5)
    await page.context().close()
  })
