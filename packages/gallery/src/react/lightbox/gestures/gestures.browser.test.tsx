import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountLightbox, imageTile, textCoverTile } from '../testing/mount-lightbox'
import { gesture, lift, pinch, way } from '../testing/touch'

const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id, { width: 3200, height: 2000 }))
const MIDDLE = { x: 200, y: 400 }

let leave: (() => void) | undefined
const dialog = () => document.querySelector('dialog')
const sheet = () => document.querySelector<HTMLElement>('[data-panel]:not([data-side])')
const shows = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)
const open = async (id: string, given = tiles) => {
  leave = mountLightbox(given, id)
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  // The tools come after the slide.
  await expect.poll(() => dialog()?.querySelector('[data-control="share"]')).not.toBeNull()
}
/** Scale and place of the image when all movement has ended. */
const rested = async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  const style = sheet()?.style
  return {
    scale: Number(style?.getPropertyValue('--zoom') || 1),
    x: Number.parseFloat(style?.getPropertyValue('--pan-x') || '0'),
    y: Number.parseFloat(style?.getPropertyValue('--pan-y') || '0'),
  }
}
const FITTED = { scale: 1, x: 0, y: 0 }
const doubleTap = async (at = MIDDLE) => {
  await gesture([[at]])
  await gesture([[at]])
}

beforeEach(() => page.viewport(400, 800))
// The window is the next file's too.
afterAll(() => page.viewport(1280, 900))
afterEach(() => {
  leave?.()
  leave = undefined
  document.documentElement.dir = ''
})

describe('swiping', () => {
  it('goes on to the left and back to the right', async () => {
    await open('a')
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 410 }))
    await shows('b')
    await gesture(way({ x: 50, y: 400 }, { x: 300, y: 390 }))
    await shows('a')
    expect(await rested()).toEqual(FITTED)
  })

  it('goes the other way round in right-to-left', async () => {
    document.documentElement.dir = 'rtl'
    await open('b')
    await gesture(way({ x: 50, y: 400 }, { x: 300, y: 390 }))
    await shows('c')
  })

  it('shows the neighbour coming in under the finger, out of reach of readers and keys', async () => {
    await open('a')
    await gesture(way({ x: 350, y: 400 }, { x: 150, y: 400 }), null)
    await expect.poll(() => document.querySelectorAll('[data-side]').length).toBe(2)
    const next = document.querySelector<HTMLElement>('[data-side="1"]')
    expect(next?.getBoundingClientRect().left).toBeLessThan(400)
    expect([next?.inert, next?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
    await lift([])
    await shows('b')
  })

  it('stays when the finger comes back', async () => {
    await open('a')
    await gesture([
      ...way({ x: 350, y: 400 }, { x: 150, y: 400 }),
      ...way({ x: 150, y: 400 }, { x: 340, y: 400 }),
    ])
    await shows('a')
    expect(await rested()).toEqual(FITTED)
  })

  it('stays when the finger is taken away', async () => {
    await open('a')
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 400 }), 'touchCancel')
    await shows('a')
    expect(await rested()).toEqual(FITTED)
  })

  it('moves once for each of two quick swipes', async () => {
    await open('a')
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 400 }, 3))
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 400 }, 3))
    await shows('c')
  })

  it('leaves the next tap on a control to the control', async () => {
    await open('a')
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 400 }))
    await shows('b')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(dialog).toBeNull()
  })

  it('moves between words as between images', async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    await gesture(way({ x: 350, y: 400 }, { x: 100, y: 410 }))
    await shows('a')
  })
})

describe('pulling down', () => {
  it('closes', async () => {
    await open('a')
    await gesture(way({ x: 200, y: 300 }, { x: 205, y: 560 }))
    await expect.poll(dialog).toBeNull()
  })

  it('stays when it was little', async () => {
    await open('a')
    await gesture([
      ...way({ x: 200, y: 300 }, { x: 200, y: 350 }),
      ...way({ x: 200, y: 350 }, { x: 200, y: 330 }),
    ])
    expect(await rested()).toEqual(FITTED)
    expect(dialog()?.dataset['status']).toBe('open')
  })
})

describe('enlarging', () => {
  it('goes to full size at a double tap, and back at another', async () => {
    await open('a')
    await doubleTap()
    const { scale } = await rested()
    expect((sheet()?.clientWidth ?? 0) * scale).toBeCloseTo(3200, -1)
    expect(sheet()?.querySelector('source')?.sizes).toContain('calc(')
    await doubleTap()
    expect(await rested()).toEqual(FITTED)
  })

  it('follows two fingers that part, and stays so', async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 80, 240))
    expect((await rested()).scale).toBeCloseTo(3, 1)
    await expect.element(page.getByRole('button', { name: 'Fit to the window' })).toBeVisible()
  })

  it('is no smaller than fitted when they close', async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 240, 60))
    expect(await rested()).toEqual(FITTED)
    await shows('a')
  })

  it('pans with one finger, as far as the edge', async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 80, 240))
    await gesture(way(MIDDLE, { x: 120, y: 400 }))
    expect((await rested()).x).toBeLessThan(-60)
    await gesture(way({ x: 370, y: 400 }, { x: 10, y: 400 }))
    await gesture(way({ x: 370, y: 400 }, { x: 10, y: 400 }))
    const { x, scale } = await rested()
    const stage = document.querySelector('[data-stage]')?.clientWidth ?? 0
    expect(x).toBeCloseTo(-((sheet()?.offsetWidth ?? 0) * scale - stage) / 2, 0)
    await shows('a')
  })

  it('glides on after a flick, and not past the edge', async () => {
    await open('a')
    await userEvent.keyboard('f')
    const finger = (type: string, clientX: number) =>
      document.querySelector('[data-stage]')?.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7 },
          ...{ clientX, clientY: 400 },
        }),
      )
    // In one task, so that it is fast on any machine: 40 px by hand, the rest by itself.
    finger('pointerdown', 200)
    finger('pointermove', 185)
    finger('pointermove', 160)
    finger('pointerup', 160)
    const { x, scale } = await rested()
    const stage = document.querySelector('[data-stage]')?.clientWidth ?? 0
    expect(x).toBeCloseTo(-((sheet()?.offsetWidth ?? 0) * scale - stage) / 2, 0)
    await shows('a')
  })

  it('goes on as a pan when one of two fingers is lifted, without a jump', async () => {
    await open('a')
    const apart = pinch(MIDDLE, 80, 240)
    await gesture(apart, null)
    await expect.poll(async () => (await rested()).scale).toBeCloseTo(3, 1)
    const before = await rested()
    const [, stays] = apart.at(-1) ?? []
    if (!stays) throw new Error('A pinch has two fingers.')
    await lift([stays])
    expect(await rested()).toEqual(before)
    await lift([])
  })

  it('ends with the slide', async () => {
    await open('a')
    await doubleTap()
    await userEvent.keyboard('{ArrowRight}')
    await shows('b')
    expect(await rested()).toEqual(FITTED)
  })

  it('leaves words as they are', async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    await doubleTap()
    await gesture(pinch(MIDDLE, 80, 240))
    expect(await rested()).toEqual(FITTED)
  })
})
