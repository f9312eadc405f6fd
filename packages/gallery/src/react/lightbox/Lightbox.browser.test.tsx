import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { Lightbox } from './Lightbox'
import { openAndClose } from './testing/open-and-close'
import {
  svgImage,
  mountLightbox,
  pageProps,
  imageTile,
  textCoverTile,
} from './testing/mount-lightbox'
import { expectNoViolations } from '../../testing/expect-no-violations'

const FAILED = 'The requested content cannot be loaded. Please try again later.'
const TEMPORARY_FILE = 'node_modules/.vitest-lightbox/image.svg'
const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id))

let unmount: (() => void) | undefined
const mount = (...args: Parameters<typeof mountLightbox>) => (unmount = mountLightbox(...args))
const dialog = () => document.querySelector('dialog')
const panel = () => document.querySelector<HTMLElement>('[data-panel]')
const press = (keys: string) => userEvent.keyboard(keys)
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)
const expectStatus = (value: string) => expect.poll(() => dialog()?.dataset['status']).toBe(value)
/** The values that the status takes from now on, however short. */
const recordStatuses = () => {
  const statuses: unknown[] = []
  const element = dialog()
  if (!element) throw new Error('There is no lightbox.')
  const observer = new MutationObserver(() => statuses.push(element.dataset['status']))
  observer.observe(element, { attributeFilter: ['data-status'] })
  return statuses
}
const expectClosed = () => expect.poll(dialog).toBeNull()
const expectFocus = (name: string) =>
  expect.poll(() => document.activeElement?.textContent).toBe(name)

afterEach(() => {
  unmount?.()
  unmount = undefined
  document.documentElement.dir = ''
  vi.useRealTimers()
})

it('opens as a modal dialog with image, caption, counter and status', async () => {
  mount(tiles)
  await page.getByRole('link', { name: 'Enlarge: Work b' }).click()
  await expectStatus('open')
  expect(dialog()?.matches(':modal')).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('[data-panel]'))
  await expect.element(page.getByRole('img', { name: 'Image of b' })).toBeVisible()
  expect(page.getByRole('status').element().textContent).toBe('2 of 5: Work b')
})

it('shows the slide in the frame of the click and becomes modal in the next', async () => {
  mount(tiles)
  const link = document.querySelector<HTMLElement>('[data-zoom]')
  link?.click()
  await Promise.resolve() // React renders in a microtask
  expect(dialog()?.open).toBe(true)
  const opacities = [...document.querySelectorAll('dialog, dialog [data-panel]')].map(
    (element) => getComputedStyle(element).opacity,
  )
  expect(opacities).toEqual(['1', '1'])
  expect(getComputedStyle(document.body).visibility).toBe('visible')
  expect(document.activeElement).toBe(document.querySelector('[data-panel]'))
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('[data-panel]'))
})

it('does not become modal when it is closed before the next frame', async () => {
  mount(tiles)
  document.querySelector<HTMLElement>('[data-zoom]')?.click()
  await Promise.resolve() // React renders in a microtask
  unmount?.()
  unmount = undefined
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.querySelector(':modal')).toBeNull()
})

it('moves with the arrow, page and Enter keys, and loops at both ends', async () => {
  mount(tiles, 'a')
  await expectStatus('open')
  const steps = [
    ['{ArrowRight}', 'b'],
    ['{ArrowDown}', 'c'],
    ['{PageDown}', 'd'],
    ['{Enter}', 'e'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'e'],
    ['{ArrowUp}', 'd'],
    ['{PageUp}', 'c'],
  ] as const
  for (const [keys, id] of steps) {
    await press(keys)
    await expectSlide(id)
  }
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expectSlide('c')
})

it(
  'reacts to the first key press after the controls have faded out',
  { tags: 'long' },
  async () => {
    mount(tiles, 'a')
    await expectStatus('open')
    await expect.poll(() => dialog()?.dataset['idle']).toBe('true')
    await press('{ArrowRight}')
    await expectSlide('b')
  },
)

it('mirrors the arrow keys in right-to-left', async () => {
  document.documentElement.dir = 'rtl'
  mount(tiles, 'b')
  await expectStatus('open')
  await press('{ArrowLeft}')
  await expectSlide('c')
})

it('leaves Enter on a focused button to that button', async () => {
  mount(tiles, 'b')
  await expectStatus('open')
  page.getByRole('button', { name: 'Previous' }).element().focus()
  await press('{Enter}')
  await expectSlide('a')
})

it('closes on Escape and focuses the tile of the last slide', async () => {
  mount(tiles, 'a')
  await expectStatus('open')
  await press('{ArrowRight}')
  await expectSlide('b')
  const statuses = recordStatuses()
  await press('{Escape}')
  await expectClosed()
  expect(statuses).toEqual(['closing'])
  await expectFocus('Enlarge: Work b')
})

it('focuses the heading when the tile of the last slide is not on the page', async () => {
  mount(tiles, 'e')
  await expectStatus('open')
  await page.getByRole('button', { name: 'Close' }).click()
  await expectClosed()
  await expectFocus('Work')
})

it('closes on a click beside the image, not on the image', async () => {
  mount(tiles, 'a')
  await expectStatus('open')
  await page.getByRole('img').click()
  await expectStatus('open')
  await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 200 } })
  await expectClosed()
})

it('has no previous, next and slideshow controls when there is only one slide', async () => {
  mount(tiles.slice(0, 1), 'a')
  await expectStatus('open')
  expect(dialog()?.querySelector('[data-control="next"], [data-control="previous"]')).toBeNull()
  expect(dialog()?.querySelector('[data-control="slideshow"]')).toBeNull()
})

it('moves on a horizontal swipe', async () => {
  mount(tiles, 'a')
  await expectStatus('open')
  const finger = (type: string, clientX: number) =>
    document.querySelector('[data-panel]')?.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, pointerType: 'touch', isPrimary: true, pointerId: 7 },
        ...{ clientX, clientY: 300 },
      }),
    )
  finger('pointerdown', 300)
  finger('pointermove', 200)
  finger('pointerup', 200)
  await expectSlide('b')
  expect(panel()?.style.getPropertyValue('--_tessera-pan-x')).toBe('0px')
})

it('shows a failed image as failed, moves on to others, and loads it on "Try again"', async () => {
  await commands.removeFile(TEMPORARY_FILE).catch(() => undefined) // exists only after an interrupted run
  mount([imageTile('a', { src: `/${TEMPORARY_FILE}` }), ...tiles.slice(1)], 'a')
  await expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
  expect(page.getByRole('link', { name: 'Open the original' }).element().getAttribute('href')).toBe(
    `/${TEMPORARY_FILE}`,
  )
  await press('{ArrowRight}')
  await expectSlide('b')
  await press('{ArrowLeft}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  const svg = decodeURIComponent(svgImage(1600, 1000, 20)).slice('data:image/svg+xml,'.length)
  await commands.writeFile(TEMPORARY_FILE, svg)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('img', { name: 'Image of a' })).toBeVisible()
  await expect.poll(() => document.querySelector('figure')?.dataset['status']).toBe('shown')
  expect(dialog()?.contains(document.activeElement)).toBe(true)
  await commands.removeFile(TEMPORARY_FILE)
})

it('shows an image as failed after 15 seconds', async () => {
  vi.useFakeTimers()
  mount([imageTile('a', { src: '/slow.png' })], 'a')
  // In one task, so that no response can arrive.
  vi.advanceTimersByTime(14_999)
  expect(document.querySelector('figure')?.dataset['status']).toBe('loading')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
})

it('preloads three neighbours on each side after the slide, those ahead first', async () => {
  performance.clearResourceTimings()
  const requests = () =>
    performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
      const [, id] = /ahead-(.)\.png$/.exec(name) ?? []
      return id === undefined ? [] : [{ id, startTime }]
    })
  const startTimes = (...ids: readonly string[]) =>
    requests().flatMap(({ id, startTime }) => (ids.includes(id) ? startTime : []))
  const many = [...'abcdefghi'].map((id) =>
    imageTile(id, id === 'a' ? {} : { src: `/ahead-${id}.png` }),
  )
  mount(many, 'a')
  const requested = () => requests().map(({ id }) => id)
  await expect.poll(() => requested().toSorted()).toEqual([...'bcdghi'])
  // The browser rounds the times: some are equal, and then the entries have the order of the answers.
  const ahead = Math.max(...startTimes('b', 'c', 'd'))
  expect(ahead).toBeLessThanOrEqual(Math.min(...startTimes('g', 'h', 'i')))
})

it('has no axe violations while shown, with a text cover, and failed', async () => {
  mount([tiles[0] ?? imageTile('a'), textCoverTile('b'), imageTile('c', { src: '/none.png' })], 'a')
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
    await expect.poll(() => document.querySelector('figure')?.dataset['status']).not.toBe('loading')
    await expectNoViolations(dialog() ?? document)
    await press(key)
  }
})

it(
  'leaves no listener, timer or node behind after it opened and closed many times',
  { tags: 'long' },
  async () => {
    const rounds = 6
    const added = vi.spyOn(document, 'addEventListener').mock.calls
    const removed = vi.spyOn(document, 'removeEventListener').mock.calls
    const started = vi.spyOn(window, 'setTimeout')
    const clearedTimers = vi.spyOn(window, 'clearTimeout')
    const { before, after } = await openAndClose(tiles, rounds, () => ({
      listeners: added.length - removed.length,
      nodes: document.querySelectorAll('*').length,
    }))
    expect(after).toEqual(before)
    expect(added.length).toBeGreaterThan(rounds)
    // The lightbox's timers run for 3 s and 15 s.
    const timers = started.mock.calls.flatMap(([, ms = 0], call) =>
      ms >= 3000 ? [started.mock.results[call]?.value] : [],
    )
    const cleared = new Set<unknown>(clearedTimers.mock.calls.map(([id]) => id))
    expect(timers.length).toBeGreaterThan(rounds)
    expect(timers.filter((id) => !cleared.has(id))).toEqual([])
  },
)

it('consists of links without script and becomes modal with it', async () => {
  const box = document.createElement('main')
  const props = pageProps(tiles, 'b')
  box.innerHTML = renderToString(<Lightbox {...props} />)
  document.body.append(box)
  const href = (name: string) => page.getByRole('link', { name }).element().getAttribute('href')
  expect([href('Close'), href('Previous'), href('Next')]).toEqual([
    '?',
    '?work.view=a',
    '?work.view=c',
  ])
  expect(dialog()?.open).toBe(true)
  expect(dialog()?.dataset['status']).toBe('open')
  const root = hydrateRoot(
    box,
    <Lightbox {...props} onClose={() => undefined} onMove={() => undefined} />,
  )
  unmount = () => {
    root.unmount()
    box.remove()
  }
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

it('hides the page behind it while it is not modal', () => {
  const behind = document.createElement('a')
  behind.href = '#behind'
  const box = document.createElement('main')
  box.innerHTML = renderToString(<Lightbox {...pageProps(tiles, 'a')} />)
  document.body.append(behind, box)
  unmount = () => {
    behind.remove()
    box.remove()
  }
  behind.focus()
  expect(document.activeElement).not.toBe(behind)
  const close = document.querySelector<HTMLElement>('[data-control="close"]')
  close?.focus()
  expect(document.activeElement).toBe(close)
})
