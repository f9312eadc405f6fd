import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountLightbox, imageTile, textCoverTile } from '../testing/mount-lightbox'

const tiles = ['a', 'b', 'c'].map((id) => imageTile(id, { width: 3200, height: 2000 }))

let unmount: (() => void) | undefined
const dialog = () => document.querySelector('dialog')
const panel = () => document.querySelector<HTMLElement>('[data-panel]')
const stage = () => document.querySelector('[data-stage]')
const mouse = (type: string, clientX: number) =>
  stage()?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerType: 'mouse',
      pointerId: 1,
      button: 0,
      buttons: 1,
      clientX,
      clientY: 400,
    }),
  )
const zoom = () => Number(panel()?.style.getPropertyValue('--_tessera-zoom') || 1)
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = async (id: string, given = tiles) => {
  unmount = mountLightbox(given, id)
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  // The tools are loaded after the slide.
  await expect.poll(() => dialog()?.querySelector('[data-control="share"]')).not.toBeNull()
}
const turnWheel = (over: WheelEventInit) => {
  const panel = document.querySelector('[data-panel]')
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...over })
  panel?.dispatchEvent(event)
  return event
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  unmount?.()
  unmount = undefined
})

describe('full size', () => {
  it('is toggled by the f key and by its button, whose label names the action', async () => {
    await open('a')
    await userEvent.keyboard('f')
    expect(zoom()).toBeGreaterThan(2)
    await button('Fit to the window').click()
    expect(zoom()).toBe(1)
    await button('Full size').click()
    expect(zoom()).toBeGreaterThan(2)
  })

  it('ends with the first Escape, before the lightbox closes', { tags: 'long' }, async () => {
    await open('a')
    await userEvent.keyboard('f')
    await userEvent.keyboard('{Escape}')
    expect([zoom(), dialog()?.dataset['status']]).toEqual([1, 'open'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
  })

  it('is not offered for text covers', async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    await expect.element(button('Full size')).not.toBeInTheDocument()
    await userEvent.keyboard('f')
    expect(zoom()).toBe(1)
  })

  it('pans with the mouse, and the click at the end does not close the lightbox', async () => {
    await open('a')
    await userEvent.keyboard('f')
    mouse('pointerdown', 600)
    mouse('pointermove', 500)
    mouse('pointerup', 500)
    stage()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(
      Number.parseFloat(panel()?.style.getPropertyValue('--_tessera-pan-x') ?? ''),
    ).toBeLessThan(-90)
    expect(dialog()?.dataset['status']).toBe('open')
  })
})

describe('a mouse', () => {
  it('swipes images', async () => {
    await open('a')
    mouse('pointerdown', 600)
    mouse('pointermove', 500)
    mouse('pointermove', 300)
    mouse('pointerup', 300)
    await expectSlide('b')
  })

  it('selects text instead', async () => {
    await open('p', [textCoverTile('p'), ...tiles])
    mouse('pointerdown', 600)
    mouse('pointermove', 500)
    mouse('pointermove', 300)
    mouse('pointerup', 300)
    expect(document.querySelector('[data-slide]')?.getAttribute('data-slide')).toBe('p')
  })
})

describe('the wheel', () => {
  it('moves one slide per turn', async () => {
    await open('a')
    turnWheel({ deltaY: 100 })
    await expectSlide('b')
    turnWheel({ deltaY: -100 })
    await expectSlide('a')
  })

  it('zooms with Ctrl around the pointer and does not zoom the page', async () => {
    await open('a')
    const event = turnWheel({ deltaY: -200, ctrlKey: true, clientX: 300, clientY: 300 })
    expect(event.defaultPrevented).toBe(true)
    expect(zoom()).toBeCloseTo(Math.exp(0.6), 3)
    expect(
      Number.parseFloat(panel()?.style.getPropertyValue('--_tessera-pan-x') ?? ''),
    ).toBeGreaterThan(0)
    await expectSlide('a')
  })

  it('pans a zoomed image', async () => {
    await open('a')
    await userEvent.keyboard('f')
    turnWheel({ deltaY: 120 })
    expect(Number.parseFloat(panel()?.style.getPropertyValue('--_tessera-pan-y') ?? '')).toBe(-120)
    await expectSlide('a')
  })
})

describe('the slideshow', () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const leavePointer = () => userEvent.unhover(button('Pause slideshow'))

  it('is paused at first', async () => {
    await open('a')
    await expect.element(button('Play slideshow')).toBeVisible()
  })

  it('shows each slide for three seconds after it is loaded, without announcements', async () => {
    await open('a')
    await userEvent.hover(page.getByRole('img'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard(' ')
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('')
    await wait(2_999)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
    await wait(1)
    await expectSlide('b')
    await userEvent.keyboard(' ')
    await wait(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work b')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3: Work b')
  })

  it(
    'ends when the image is zoomed, and starts again with a fitted one',
    { tags: 'long' },
    async () => {
      await open('a')
      await userEvent.keyboard(' ')
      await userEvent.keyboard('f')
      await expect.element(button('Play slideshow')).toBeVisible()
      expect(zoom()).toBeGreaterThan(2)
      await userEvent.keyboard(' ')
      await expect.element(button('Pause slideshow')).toBeVisible()
      expect(zoom()).toBe(1)
    },
  )

  it('pauses while the pointer or the focus is on a control', { tags: 'long' }, async () => {
    await open('a')
    await button('Play slideshow').click()
    await userEvent.hover(button('Next'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await wait(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
    await leavePointer()
    await userEvent.hover(page.getByRole('img'))
    await wait(3_000)
    await expectSlide('b')
  })

  it('pauses in a hidden tab', async () => {
    await open('a')
    await userEvent.keyboard(' ')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await wait(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
  })

  it('is not offered for a single slide', async () => {
    await open('a', tiles.slice(0, 1))
    await expect.element(button('Play slideshow')).not.toBeInTheDocument()
  })
})

describe('sharing', () => {
  it('shares the address with the Web Share API', async () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share } }))
    await open('a')
    await button('Share').click()
    expect(share).toHaveBeenCalledWith({ title: 'Work a', url: location.href })
    vi.unstubAllGlobals()
  })

  it('copies the address where there is no such API, and announces it', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open('a')
    await button('Share').click()
    expect(writeText).toHaveBeenCalledWith(location.href)
    await expect.element(page.getByText('Link copied')).toBeVisible()
  })
})

it('enters full screen and leaves it when closed', { tags: 'long' }, async () => {
  await open('a')
  await button('Full screen').click()
  await expect.poll(() => document.fullscreenElement).not.toBeNull()
  const { x, y } = dialog()?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
  expect(dialog()?.contains(document.elementFromPoint(x + 20, y + 20))).toBe(true)
  await button('Leave full screen').click()
  await expect.poll(() => document.fullscreenElement).toBeNull()
  await button('Full screen').click()
  await expect.poll(() => document.fullscreenElement).not.toBeNull()
  await button('Close').click()
  await expect.poll(() => document.fullscreenElement).toBeNull()
})
