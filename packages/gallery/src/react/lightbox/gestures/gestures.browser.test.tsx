import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountLightbox, imageTile, textCoverTile } from '../testing/mount-lightbox'
import { gesture, lift, path, pinch } from '../testing/touch'

const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id, { width: 3200, height: 2000 }))
const MIDDLE = { x: 200, y: 400 }

let unmount: (() => void) | undefined
const dialog = () => document.querySelector('dialog')
const panel = () => document.querySelector<HTMLElement>('[data-panel]:not([data-side])')
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)
const open = async (id: string, given = tiles) => {
  unmount = mountLightbox(given, id)
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  // The tools are loaded after the slide.
  await expect.poll(() => dialog()?.querySelector('[data-control="share"]')).not.toBeNull()
}
/** Scale and position of the image after all animations. */
const finalZoom = async () => {
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)))
  const style = panel()?.style
  return {
    scale: Number(style?.getPropertyValue('--_tessera-zoom') || 1),
    x: Number.parseFloat(style?.getPropertyValue('--_tessera-pan-x') || '0'),
    y: Number.parseFloat(style?.getPropertyValue('--_tessera-pan-y') || '0'),
  }
}
const FITTED = { scale: 1, x: 0, y: 0 }
const doubleTap = async (at = MIDDLE) => {
  await gesture([[at]])
  await gesture([[at]])
}

beforeEach(() => page.viewport(400, 800))
// The next test file uses the same viewport.
afterAll(() => page.viewport(1280, 900))
afterEach(() => {
  unmount?.()
  unmount = undefined
  document.documentElement.dir = ''
})

describe('swiping', () => {
  it('moves forward to the left and back to the right', async () => {
    await open('a')
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 410 }))
    await expectSlide('b')
    await gesture(path({ x: 50, y: 400 }, { x: 300, y: 390 }))
    await expectSlide('a')
    expect(await finalZoom()).toEqual(FITTED)
  })

  it('moves in the opposite direction in right-to-left', { tags: 'long' }, async () => {
    document.documentElement.dir = 'rtl'
    await open('b')
    await gesture(path({ x: 50, y: 400 }, { x: 300, y: 390 }))
    await expectSlide('c')
  })

  it('shows the inert neighbour under the finger', async () => {
    await open('a')
    await gesture(path({ x: 350, y: 400 }, { x: 150, y: 400 }), null)
    await expect.poll(() => document.querySelectorAll('[data-side]').length).toBe(2)
    const next = document.querySelector<HTMLElement>('[data-side="1"]')
    expect(next?.getBoundingClientRect().left).toBeLessThan(400)
    expect([next?.inert, next?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
    await lift([])
    await expectSlide('b')
  })

  it('stays when the finger moves back', { tags: 'long' }, async () => {
    await open('a')
    await gesture([
      ...path({ x: 350, y: 400 }, { x: 150, y: 400 }),
      ...path({ x: 150, y: 400 }, { x: 340, y: 400 }),
    ])
    await expectSlide('a')
    expect(await finalZoom()).toEqual(FITTED)
  })

  it('stays when the touch is cancelled', { tags: 'long' }, async () => {
    await open('a')
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 400 }), 'touchCancel')
    await expectSlide('a')
    expect(await finalZoom()).toEqual(FITTED)
  })

  it('moves once for each of two quick swipes', { tags: 'long' }, async () => {
    await open('a')
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 400 }, 3))
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 400 }, 3))
    await expectSlide('c')
  })

  it('does not suppress the next tap on a control', { tags: 'long' }, async () => {
    await open('a')
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 400 }))
    await expectSlide('b')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(dialog).toBeNull()
  })

  it('moves from text covers as from images', { tags: 'long' }, async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    await gesture(path({ x: 350, y: 400 }, { x: 100, y: 410 }))
    await expectSlide('a')
  })
})

describe('pulling down', () => {
  it('closes', async () => {
    await open('a')
    await gesture(path({ x: 200, y: 300 }, { x: 205, y: 560 }))
    await expect.poll(dialog).toBeNull()
  })

  it('stays after a short pull', { tags: 'long' }, async () => {
    await open('a')
    await gesture([
      ...path({ x: 200, y: 300 }, { x: 200, y: 350 }),
      ...path({ x: 200, y: 350 }, { x: 200, y: 330 }),
    ])
    expect(await finalZoom()).toEqual(FITTED)
    expect(dialog()?.dataset['status']).toBe('open')
  })
})

describe('zooming', () => {
  it('toggles full size on a double tap', async () => {
    await open('a')
    await doubleTap()
    const { scale } = await finalZoom()
    expect((panel()?.clientWidth ?? 0) * scale).toBeCloseTo(3200, -1)
    expect(panel()?.querySelector('source')?.sizes).toContain('calc(')
    await doubleTap()
    expect(await finalZoom()).toEqual(FITTED)
  })

  it('follows a pinch and keeps the scale', async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 80, 240))
    expect((await finalZoom()).scale).toBeCloseTo(3, 1)
    await expect.element(page.getByRole('button', { name: 'Fit to the window' })).toBeVisible()
  })

  it('never gets smaller than fitted', { tags: 'long' }, async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 240, 60))
    expect(await finalZoom()).toEqual(FITTED)
    await expectSlide('a')
  })

  it('pans with one finger up to the edge', { tags: 'long' }, async () => {
    await open('a')
    await gesture(pinch(MIDDLE, 80, 240))
    await gesture(path(MIDDLE, { x: 120, y: 400 }))
    expect((await finalZoom()).x).toBeLessThan(-60)
    await gesture(path({ x: 370, y: 400 }, { x: 10, y: 400 }))
    await gesture(path({ x: 370, y: 400 }, { x: 10, y: 400 }))
    const { x, scale } = await finalZoom()
    const stage = document.querySelector('[data-stage]')?.clientWidth ?? 0
    expect(x).toBeCloseTo(-((panel()?.offsetWidth ?? 0) * scale - stage) / 2, 0)
    await expectSlide('a')
  })

  it('continues after a flick, but not beyond the edge', { tags: 'long' }, async () => {
    await open('a')
    await userEvent.keyboard('f')
    const start = performance.now()
    const finger = (type: string, clientX: number, ms: number) => {
      const event = new PointerEvent(type, {
        ...{ bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7 },
        ...{ clientX, clientY: 400 },
      })
      // The speed is the same on a busy machine.
      Object.defineProperty(event, 'timeStamp', { value: start + ms })
      document.querySelector('[data-stage]')?.dispatchEvent(event)
    }
    // 40 px by pointer, the rest by momentum.
    finger('pointerdown', 200, 0)
    finger('pointermove', 185, 2)
    finger('pointermove', 160, 4)
    finger('pointerup', 160, 5)
    const { x, scale } = await finalZoom()
    const stage = document.querySelector('[data-stage]')?.clientWidth ?? 0
    expect(x).toBeCloseTo(-((panel()?.offsetWidth ?? 0) * scale - stage) / 2, 0)
    await expectSlide('a')
  })

  it(
    'becomes a pan without a jump when one of two fingers is lifted',
    { tags: 'long' },
    async () => {
      await open('a')
      const apart = pinch(MIDDLE, 80, 240)
      await gesture(apart, null)
      await expect.poll(async () => (await finalZoom()).scale).toBeCloseTo(3, 1)
      const before = await finalZoom()
      const [, remaining] = apart.at(-1) ?? []
      if (!remaining) throw new Error('A pinch has two fingers.')
      await lift([remaining])
      expect(await finalZoom()).toEqual(before)
      await lift([])
    },
  )

  it('ends when the slide changes', { tags: 'long' }, async () => {
    await open('a')
    await doubleTap()
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('b')
    expect(await finalZoom()).toEqual(FITTED)
  })

  it('does nothing on text covers', { tags: 'long' }, async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    await doubleTap()
    await gesture(pinch(MIDDLE, 80, 240))
    expect(await finalZoom()).toEqual(FITTED)
  })
})
