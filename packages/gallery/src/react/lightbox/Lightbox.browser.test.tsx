import axe from 'axe-core'
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

const FAILED = 'The requested content cannot be loaded. Please try again later.'
const SCRATCH = 'node_modules/.vitest-lightbox/image.svg'
const tiles = ['a', 'b', 'c', 'd', 'e'].map((id) => imageTile(id))

let leave: (() => void) | undefined
const stage = (...args: Parameters<typeof mountLightbox>) => (leave = mountLightbox(...args))
const dialog = () => document.querySelector('dialog')
const sheet = () => document.querySelector<HTMLElement>('[data-panel]')
const press = (keys: string) => userEvent.keyboard(keys)
const shows = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)
const status = (value: string) => expect.poll(() => dialog()?.dataset['status']).toBe(value)
const gone = () => expect.poll(dialog).toBeNull()
const focused = (name: string) => expect.poll(() => document.activeElement?.textContent).toBe(name)

afterEach(() => {
  leave?.()
  leave = undefined
  document.documentElement.dir = ''
  vi.useRealTimers()
})

it('opens as a modal dialog with image, caption, counter and status', async () => {
  stage(tiles)
  await page.getByRole('link', { name: 'Enlarge: Work b' }).click()
  await status('open')
  expect(dialog()?.matches(':modal')).toBe(true)
  expect(document.activeElement).toBe(document.querySelector('[data-panel]'))
  await expect.element(page.getByRole('img', { name: 'Image of b' })).toBeVisible()
  expect(page.getByRole('status').element().textContent).toBe('2 of 5: Work b')
})

it('shows its slide in the frame of the click, and is modal once that is drawn', async () => {
  stage(tiles)
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

it('is not made modal when it was closed before its first frame', async () => {
  stage(tiles)
  document.querySelector<HTMLElement>('[data-zoom]')?.click()
  await Promise.resolve() // React renders in a microtask
  leave?.()
  leave = undefined
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(document.querySelector(':modal')).toBeNull()
})

it('moves with the keys of the contract and loops at both ends', async () => {
  stage(tiles, 'a')
  await status('open')
  const walk = [
    ['{ArrowRight}', 'b'],
    ['{ArrowDown}', 'c'],
    ['{PageDown}', 'd'],
    ['{Enter}', 'e'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'e'],
    ['{ArrowUp}', 'd'],
    ['{PageUp}', 'c'],
  ] as const
  for (const [keys, id] of walk) {
    await press(keys)
    await shows(id)
  }
  await press('{Shift>}{ArrowRight}{/Shift}')
  await shows('c')
})

it('obeys the first key after the controls have stepped back', async () => {
  stage(tiles, 'a')
  await status('open')
  await expect.poll(() => dialog()?.dataset['idle'], { timeout: 5_000 }).toBe('true')
  await press('{ArrowRight}')
  await shows('b')
})

it('mirrors the arrows in right-to-left', async () => {
  document.documentElement.dir = 'rtl'
  stage(tiles, 'b')
  await status('open')
  await press('{ArrowLeft}')
  await shows('c')
})

it('lets Enter on a focused button do the work of that button', async () => {
  stage(tiles, 'b')
  await status('open')
  page.getByRole('button', { name: 'Previous' }).element().focus()
  await press('{Enter}')
  await shows('a')
})

it('closes on Escape and gives the focus to the tile shown last', async () => {
  stage(tiles, 'a')
  await status('open')
  await press('{ArrowRight}')
  await shows('b')
  await press('{Escape}')
  await status('closing')
  await gone()
  await focused('Enlarge: Work b')
})

it('gives the focus to the heading when the tile shown last is not on the page', async () => {
  stage(tiles, 'e')
  await status('open')
  await page.getByRole('button', { name: 'Close' }).click()
  await gone()
  await focused('Work')
})

it('closes on a click beside the image, not on the image', async () => {
  stage(tiles, 'a')
  await status('open')
  await page.getByRole('img').click()
  await status('open')
  await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 200 } })
  await gone()
})

it('has no way on when there is only one slide', async () => {
  stage(tiles.slice(0, 1), 'a')
  await status('open')
  expect(dialog()?.querySelector('[data-control="next"], [data-control="previous"]')).toBeNull()
  expect(dialog()?.querySelector('[data-control="slideshow"]')).toBeNull()
})

it('moves by a level swipe of a finger', async () => {
  stage(tiles, 'a')
  await status('open')
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
  await shows('b')
  expect(sheet()?.style.getPropertyValue('--pan-x')).toBe('0px')
})

it('says that an image failed, goes on to others, and loads it on the next try', async () => {
  await commands.removeFile(SCRATCH).catch(() => undefined) // it is there only after an interrupted run
  stage([imageTile('a', { src: `/${SCRATCH}` }), ...tiles.slice(1)], 'a')
  await expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
  expect(page.getByRole('link', { name: 'Open the original' }).element().getAttribute('href')).toBe(
    `/${SCRATCH}`,
  )
  await press('{ArrowRight}')
  await shows('b')
  await press('{ArrowLeft}')
  await expect.element(page.getByRole('alert')).toBeVisible()
  const svg = decodeURIComponent(svgImage(1600, 1000, 20)).slice('data:image/svg+xml,'.length)
  await commands.writeFile(SCRATCH, svg)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('img', { name: 'Image of a' })).toBeVisible()
  await expect.poll(() => document.querySelector('figure')?.dataset['status']).toBe('shown')
  expect(dialog()?.contains(document.activeElement)).toBe(true)
  await commands.removeFile(SCRATCH)
})

it('counts an image that takes over 15 seconds as failed', async () => {
  vi.useFakeTimers()
  stage([imageTile('a', { src: '/slow.png' })], 'a')
  // All within one task, so that no answer can arrive.
  vi.advanceTimersByTime(14_999)
  expect(document.querySelector('figure')?.dataset['status']).toBe('loading')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
})

it('loads three neighbours on each side once the slide is there, those ahead first', async () => {
  const asked = () =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /ahead-(.)\.png$/.exec(name)?.[1] ?? '')
      .join('')
  const many = [...'abcdefghi'].map((id) =>
    imageTile(id, id === 'a' ? {} : { src: `/ahead-${id}.png` }),
  )
  stage(many, 'a')
  await expect.poll(asked).toBe('bcdihg')
})

it('has no violation of axe in its states', async () => {
  stage([tiles[0] ?? imageTile('a'), textCoverTile('b'), imageTile('c', { src: '/none.png' })], 'a')
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}']) {
    await expect.poll(() => document.querySelector('figure')?.dataset['status']).not.toBe('loading')
    await Promise.all(document.getAnimations().map((animation) => animation.finished))
    const { violations } = await axe.run(dialog() ?? document)
    expect(
      violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join()}`),
    ).toEqual([])
    await press(key)
  }
})

it('leaves no listener, timer or node behind after fifty rounds', async () => {
  const listened = vi.spyOn(document, 'addEventListener').mock.calls
  const unlistened = vi.spyOn(document, 'removeEventListener').mock.calls
  const started = vi.spyOn(window, 'setTimeout')
  const stopped = vi.spyOn(window, 'clearTimeout')
  const { before, after } = await openAndClose(tiles, 50, () => ({
    listeners: listened.length - unlistened.length,
    nodes: document.querySelectorAll('*').length,
  }))
  expect(after).toEqual(before)
  expect(listened.length).toBeGreaterThan(50)
  // The lightbox's clocks of 3 s and 15 s: none may outlive it.
  const clocks = started.mock.calls.flatMap(([, ms = 0], call) =>
    ms >= 3000 ? [started.mock.results[call]?.value] : [],
  )
  const ended = new Set<unknown>(stopped.mock.calls.map(([id]) => id))
  expect(clocks.length).toBeGreaterThan(50)
  expect(clocks.filter((id) => !ended.has(id))).toEqual([])
}, 60_000)

it('is a page of links without script, and becomes modal with it', async () => {
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
  leave = () => {
    root.unmount()
    box.remove()
  }
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
})

it('hides the page behind it from the eye and the Tab key where no script made it modal', () => {
  const behind = document.createElement('a')
  behind.href = '#behind'
  const box = document.createElement('main')
  box.innerHTML = renderToString(<Lightbox {...pageProps(tiles, 'a')} />)
  document.body.append(behind, box)
  leave = () => {
    behind.remove()
    box.remove()
  }
  behind.focus()
  expect(document.activeElement).not.toBe(behind)
  const close = document.querySelector<HTMLElement>('[data-control="close"]')
  close?.focus()
  expect(document.activeElement).toBe(close)
})
