import { expect } from '@playwright/test'
import { ENGINES, inEngines } from '../engine-test'
import { PHONE, type Visitor } from '../visitor'
import { sharedProduct } from '../../product/running/shared-product'

const { site } = sharedProduct()
const STATUS = 'dialog[open] p[role="status"]'
const IMAGE = 'dialog[open] [data-panel] img'
const TILE = '[data-gallery="work"] [data-tile="marram"]'
const NEXT = '[data-control="next"]'
const UPRIGHT = 'harbour-office-door'

/** Of phones in both orientations, tablets and desktops. An engine may not make its window as narrow. */
const SIZES = [
  { width: 320, height: 568 },
  PHONE,
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/** Opens the image of a tile of the front page. */
async function openMarram(visitor: Visitor) {
  await visitor.hover(TILE)
  await visitor.click(`${TILE} [data-zoom]`)
  await visitor.expectAttribute('dialog[open]', 'data-status', 'open')
  await visitor.expectAttribute('dialog[open] [data-slide]', 'data-status', 'shown')
}

const expectClosed = (visitor: Visitor) => visitor.expectCount('dialog[data-lightbox][open]', 0)
const expectSlide = (visitor: Visitor, position: number) =>
  visitor.expectInPage(
    (css: string) => Number.parseInt(document.querySelector(css)?.textContent ?? '', 10),
    position,
    STATUS,
  )

inEngines(ENGINES, site, ({ walk, walkOnce, longWalk }) => {
  walkOnce('shows an image undistorted, off its caption, 20 px from the edges', async (visitor) => {
    await visitor.open('/?work.view=marram', PHONE)
    await visitor.expectAttribute('dialog[open] [data-slide]', 'data-status', 'shown')
    for (const size of SIZES) {
      const { width } = await visitor.page.resize(size)
      await visitor.expectInPage(measureSlide, {
        distortion: 1,
        isOffCaption: true,
        margins: [20, 20],
        isInside: true,
        width,
      })
    }
  })

  longWalk(
    'moves by Next and Previous over the edges of the image, which hide after a while',
    async (visitor) => {
      for (const tile of ['marram', UPRIGHT]) {
        await visitor.open(`/?work.view=${tile}`)
        await visitor.expectAttribute('dialog[open] [data-slide]', 'data-status', 'shown')
        await visitor.expectInPage(liesOverEdges, [true, true])
      }
      const position = await visitor.number(STATUS)
      const { top, bottom } = await visitor.box(NEXT)
      const { right } = await visitor.box('dialog[open] [data-stage]')
      // The same place is pressed again, whatever the width of the images.
      const edge = { x: right - 2, y: (top + bottom) / 2 }
      for (const steps of [1, 2, 3]) {
        await visitor.page.click(edge)
        await expectSlide(visitor, position + steps)
      }
      await visitor.open('/')
      await openMarram(visitor)
      await visitor.page.moveMouse({ x: 640, y: 450 })
      await visitor.expectInPage(opacityOf, '0', NEXT)
      await visitor.page.moveMouse({ x: 600, y: 400 })
      await visitor.expectInPage(opacityOf, '1', NEXT)
      // The one that has the keyboard focus does not hide.
      await visitor.expectInPage(opacityOf, '0', NEXT)
      await visitor.press('Tab')
      await visitor.focus(NEXT)
      await visitor.expectInPage(opacityOf, '1', NEXT)
      await visitor.expectAttribute('dialog[open]', 'data-idle', 'true')
      await visitor.expectInPage(opacityOf, '0', '[data-control="previous"]')
      await visitor.expectInPage(opacityOf, '1', NEXT)
      const first = await visitor.number(STATUS)
      await visitor.click(NEXT)
      await expectSlide(visitor, first + 1)
      await visitor.click('[data-control="previous"]')
      await expectSlide(visitor, first)
    },
  )

  walk(
    'closes by its button, by Escape and by Back, and the focus returns to the tile',
    async (visitor) => {
      await visitor.open('/?work.topic=print')
      const close = [
        () => visitor.click('[data-control="close"]'),
        () => visitor.press('Escape'),
        () => visitor.page.back(),
      ]
      for (const leave of close) {
        await openMarram(visitor)
        await visitor.expectSearch('?work.topic=print&work.view=marram')
        await leave()
        await expectClosed(visitor)
        await visitor.expectSearch('?work.topic=print')
        await visitor.expectFocus(`${TILE} [data-zoom]`)
      }
    },
  )

  longWalk('arrow keys go through the images of a work before the next work', async (visitor) => {
    await visitor.open('/?work.view=herbarium-in-blue')
    const expectStep = (label: string) =>
      visitor.expectInPage(
        (css: string) => document.querySelector(css)?.textContent ?? '',
        label,
        'dialog[open] [data-step]',
      )
    await expectStep('Image 1 of 4')
    const position = await visitor.number(STATUS)
    for (const step of [2, 3, 4]) {
      await visitor.press('ArrowRight')
      await expectStep(`Image ${step} of 4`)
    }
    await expectSlide(visitor, position)
    await visitor.press('ArrowRight')
    await expectSlide(visitor, position + 1)
    await visitor.press('ArrowLeft')
    await expectStep('Image 4 of 4')
    await visitor.press('Escape')
    await expectClosed(visitor)
    await visitor.expectFocus('[data-tile="herbarium-in-blue"] [data-zoom]')
  })

  walkOnce(
    'is dragged with a mouse: to the next slide, and over a zoomed image',
    async (visitor) => {
      await visitor.open('/')
      await openMarram(visitor)
      const first = await visitor.number(STATUS)
      // The gestures are loaded with the tools.
      await visitor.expectCount('[data-control="full-size"]', 1)
      await visitor.page.drag({ x: 840, y: 400 }, { x: 440, y: 400 })
      await expectSlide(visitor, first + 1)
      await visitor.press('ArrowLeft')
      await expectSlide(visitor, first)
      await visitor.expectAttribute('dialog[open] [data-slide]', 'data-status', 'shown')
      await visitor.click('[data-control="full-size"]')
      await visitor.expectAttribute('dialog[open]', 'data-zoomed', 'true')
      const before = await visitor.box(IMAGE)
      await visitor.page.drag({ x: 700, y: 400 }, { x: 600, y: 350 })
      await expect.poll(async () => (await visitor.box(IMAGE)).left).toBeLessThan(before.left - 50)
      await expectSlide(visitor, first)
    },
  )

  longWalk('ends the zoom when the slideshow starts, and moves on', async (visitor) => {
    await visitor.open('/')
    await openMarram(visitor)
    const first = await visitor.number(STATUS)
    await visitor.click('[data-control="full-size"]')
    await visitor.expectAttribute('dialog[open]', 'data-zoomed', 'true')
    await visitor.click('[data-control="slideshow"]')
    await visitor.page.moveMouse({ x: 640, y: 400 })
    await visitor.expectAttribute('dialog[open]', 'data-zoomed', null)
    // The next slide comes after three seconds. Its status is empty while the slideshow runs.
    await visitor.expectInPage(
      (position: number) =>
        Number.parseInt(
          document.querySelector('dialog[open] [data-counter]')?.textContent ?? '',
          10,
        ) === position,
      true,
      first + 1,
    )
  })

  longWalk('is used by keyboard alone', async (visitor) => {
    await visitor.open('/')
    await visitor.focus(`${TILE} [data-zoom]`)
    await visitor.press('Enter')
    await visitor.expectAttribute('dialog[open]', 'data-status', 'open')
    const first = await visitor.number(STATUS)
    await visitor.press('ArrowRight')
    await expectSlide(visitor, first + 1)
    await visitor.press('Home')
    await expectSlide(visitor, 1)
    await visitor.press('ArrowLeft')
    const total = await visitor.number('[data-gallery="work"] p[role="status"]')
    await expectSlide(visitor, total)
    await visitor.press('End')
    await expectSlide(visitor, total)
    await visitor.press('Escape')
    await expectClosed(visitor)
  })
})

const opacityOf = (css: string) => {
  const element = document.querySelector(css)
  return element ? getComputedStyle(element).opacity : ''
}

/** Whether previous and next lie over the edges of the panel. Runs in the page. */
function liesOverEdges() {
  const panel = document.querySelector('dialog[open] [data-panel]')?.getBoundingClientRect()
  const covers = (control: string, x = -1) => {
    const icon = document.querySelector(`[data-control="${control}"] svg`)?.getBoundingClientRect()
    return icon !== undefined && icon.left < x && x < icon.right
  }
  return [covers('previous', panel?.left), covers('next', panel?.right)]
}

/** Runs in the page. */
function measureSlide() {
  const box = (css: string) =>
    document.querySelector(`dialog[open] ${css}`)?.getBoundingClientRect()
  const [panel, caption, stage] = [box('[data-panel]'), box('figcaption'), box('[data-stage]')]
  const img = document.querySelector<HTMLImageElement>('dialog[open] [data-panel] img')
  if (!panel || !caption || !stage || !img) return null
  // Wide windows show the details beside the image, which have the caption, and phones in landscape the caption.
  const details = document.querySelector(
    'dialog[open][data-details~="panel"] > [data-details-panel]',
  )
  const isNextToDetails = details !== null && getComputedStyle(details).position === 'static'
  const isNextToCaption = !isNextToDetails && panel.right <= caption.left
  const { clientWidth } = document.documentElement
  const end = isNextToDetails ? details.getBoundingClientRect().left : clientWidth
  const { width, height } = img.getBoundingClientRect()
  const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
  return {
    distortion: Math.round((width / height / ratio) * 100) / 100,
    isOffCaption: isNextToDetails || isNextToCaption || panel.bottom <= caption.top + 0.5,
    // Without the scrollbar of the page. Beside the caption of a phone in landscape only one edge is that of the window.
    margins: [stage.left, isNextToCaption ? stage.left : end - stage.right],
    isInside:
      Math.min(panel.left, panel.top, end - panel.right, innerHeight - panel.bottom) >= 19.5,
    width: innerWidth,
  }
}
