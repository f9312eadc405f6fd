import { expect, test, type Browser, type Page } from '@playwright/test'
import { IMAGE_PAGE } from './audits/page-kinds'
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

async function openPage(
  browser: Browser,
  path: string,
  [width, height, deviceScaleFactor]: Screen,
) {
  const isTouch = Math.min(width, height) < 500
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    hasTouch: isTouch,
    isMobile: isTouch,
  })
  const page = await context.newPage()
  await page.goto(site + path)
  return page
}

/** @param selector of images that are shown */
const readImages = (page: Page, selector: string): Promise<readonly ShownImage[]> =>
  page.evaluate(async (css) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(css)].filter((image) =>
      image.checkVisibility(),
    )
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
      const isUncropped = getComputedStyle(image).objectFit === 'contain'
      const drawn = isUncropped ? Math.min(width, height * ratio) : Math.max(width, height * ratio)
      return {
        gallery: image.closest<HTMLElement>('[data-gallery]')?.dataset['gallery'] ?? '',
        isUncropped,
        share: Math.min(width / height / ratio, (ratio * height) / width),
        scale: (drawn * devicePixelRatio) / file,
        isLargest: file >= Math.max(...candidates.map(widthOf)),
      }
    })
  }, selector)

const enlarged = (images: readonly ShownImage[]) =>
  images.filter(({ scale, isLargest }) => scale > 1.1 && !isLargest)

const shares = (ascending: readonly number[]) =>
  [Math.floor(ascending.length / 2), Math.floor(ascending.length / 20), 0]
    .map((at) => `${Math.round((ascending[at] ?? 0) * 100)} %`)
    .join(', ')

/** Width and height in px, and pixels of the screen per px. */
type Screen = readonly [width: number, height: number, density: number]

const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1280, 900],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
const ALL_SCREENS = SIZES.flatMap(([width, height]) =>
  [1, 2].map((density): Screen => [width, height, density]),
)
const SCREENS: readonly Screen[] = isWhole
  ? ALL_SCREENS
  : [
      [360, 740, 2],
      [1280, 900, 1],
    ]

for (const screen of SCREENS) {
  const [width, height, density] = screen
  test(`most of each image is seen and none is enlarged at ${width} x ${height} px and density ${density}`, async ({
    browser,
  }) => {
    const page = await openPage(browser, '/', screen)
    const images = await readImages(page, '[data-tile] img')
    expect(enlarged(images)).toEqual([])

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
}

/** Pages with images in other layouts, and the number of images that they have at least. */
const OTHER_IMAGES = {
  'a list': ['/register', '[data-tile] img', 3],
  'masonry columns': ['/archive', '[data-tile] img', 6],
  'an upright lead': ['/articles/harbour-lights', 'main img', 1],
  'a wide lead': ['/articles/marram', 'main img', 1],
  'the page of an image': [IMAGE_PAGE, 'main img', 1],
  'blocks and a carousel': ['/saturday', 'main img', 3],
} as const

/** What `npm test` opens of these. */
const SHORT: readonly string[] = ['masonry columns', 'an upright lead']

/** A phone and a desktop. */
const DENSE_SCREENS: readonly Screen[] = [
  [390, 844, 2],
  [1440, 900, 2],
]

for (const [name, [path, selector, count]] of Object.entries(OTHER_IMAGES)) {
  const tag = SHORT.includes(name) ? [] : '@long'
  test(`no image of ${name} is enlarged`, { tag }, async ({ browser }) => {
    const faults: string[] = []
    for (const screen of isWhole ? ALL_SCREENS : DENSE_SCREENS) {
      const page = await openPage(browser, path, screen)
      const images = await readImages(page, selector)
      expect(images.length, `${screen}`).toBeGreaterThanOrEqual(count)
      for (const { scale } of enlarged(images)) faults.push(`${screen}: ${scale.toFixed(2)}`)
      await page.context().close()
    }
    expect(faults).toEqual([])
  })
}
