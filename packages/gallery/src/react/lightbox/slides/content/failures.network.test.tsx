import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { answerRequests } from '../../../../testing/emulate'
import type { SlideContent, Tile } from '../../../../core/types'
import { imageTile } from '../../testing/mount-lightbox'
import {
  articleTile,
  ARTICLE_SLIDES,
  contentTile,
  dialog,
  FAILED,
  newKey,
  showSlides,
  slideStatus,
} from '../../testing/show-slides'
import { longIf } from '../../../../../../../scripts/test/test-tags.mjs'

const expectSlide = (title: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const expectFailureMessage = () => expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
const message = () => page.getByRole('alert').element().textContent
const originalHref = () =>
  page.getByRole('link', { name: 'Open the original' }).element().getAttribute('href')
const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click()

afterEach(() => void vi.useRealTimers())

/** The slide has failed. Others can be shown. After the repair "Try again" shows it. */
async function expectFailure({
  href,
  repair,
}: {
  readonly href: string
  readonly repair: () => Promise<unknown> | undefined
}) {
  await expectFailureMessage()
  expect(message()).toBe(FAILED)
  expect(originalHref()).toBe(href)
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Work b')
  await expect.poll(slideStatus).toBe('shown')
  await userEvent.keyboard('{ArrowLeft}')
  await expectSlide('Work a')
  await expectFailureMessage()
  await tryAgain()
  await expectFailureMessage()
  await repair()
  await tryAgain()
  await expect.poll(slideStatus).toBe('shown')
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(dialog()?.contains(document.activeElement)).toBe(true)
}

const withNeighbours = (tile: Tile) => [tile, imageTile('b'), imageTile('c')]
const show = (content: SlideContent, frameHosts: readonly string[] = []) =>
  showSlides(withNeighbours(contentTile('a', content)), { frameHosts })
const release = (key: string) => () => fetch(`/slides/release/${key}`)

describe('shows a page of the site as failed', () => {
  for (const failure of [
    'not-found',
    'server-error',
    'not-utf-8',
    'truncated',
    'empty',
    'not-html',
    'redirected',
  ])
    it(`when it is ${failure}`, longIf(failure !== 'server-error'), async () => {
      const key = newKey()
      const href = `/slides/failing/${failure}/${key}`
      show({ kind: 'ajax', href })
      await expectFailure({ href, repair: release(key) })
    })

  it('when it does not respond within 15 seconds', async () => {
    const key = newKey()
    vi.useFakeTimers()
    show({ kind: 'ajax', href: `/slides/failing/silent/${key}` })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(slideStatus()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expectFailureMessage()
    await release(key)()
    await tryAgain()
    await expect.poll(slideStatus).toBe('shown')
  })

  it('when there is no network', { tags: 'long' }, async () => {
    const href = `/slides/article/${newKey()}`
    await cdp().send('Network.enable')
    await cdp().send('Network.setBlockedURLs', { urls: [`*${href}`] })
    show({ kind: 'ajax', href })
    await expectFailure({
      href,
      repair: () => cdp().send('Network.setBlockedURLs', { urls: [] }),
    })
  })
})

for (const failure of ['not-found', 'server-error', 'truncated', 'empty'])
  it(
    `shows an article as failed when it is ${failure}`,
    longIf(failure !== 'not-found'),
    async () => {
      const key = newKey()
      const href = `/slides/failing/${failure}/${key}`
      showSlides([{ ...articleTile('a'), href }, articleTile('b'), articleTile('c')], {
        options: ARTICLE_SLIDES,
      })
      await expectFailure({ href, repair: release(key) })
    },
  )

for (const failure of ['not-found', 'server-error', 'no-image', 'truncated'])
  it(
    `shows a linked image as failed when it is ${failure}`,
    longIf(failure !== 'not-found'),
    async () => {
      const key = newKey('.svg')
      const href = `/slides/failing/${failure}/${key}`
      show({ kind: 'linked-image', href })
      await expectFailure({ href, repair: release(key) })
    },
  )

for (const failure of ['not-found', 'server-error', 'no-image'])
  it(
    `shows a tile’s image as failed when it is ${failure}`,
    longIf(failure !== 'not-found'),
    async () => {
      const key = newKey('.svg')
      const href = `/slides/failing/${failure}/${key}`
      showSlides(withNeighbours(imageTile('a', { src: href })))
      await expectFailure({ href, repair: release(key) })
    },
  )

it('shows an element as failed when it is not on the page', { tags: 'long' }, async () => {
  show({ kind: 'inline', id: 'size-chart' })
  const chart = document.createElement('p')
  chart.id = 'size-chart'
  await expectFailure({
    href: '#article-a',
    repair: () => void document.body.append(chart),
  })
  chart.remove()
})

describe('shows a page of another site as failed', () => {
  it('at once and without a request when its host is not allowed', async () => {
    const requested: string[] = []
    const watcher = new PerformanceObserver((list) =>
      requested.push(...list.getEntries().map(({ name }) => name)),
    )
    watcher.observe({ type: 'resource' })
    show({ kind: 'frame', href: 'https://evil.example/' }, ['player.vimeo.com'])
    await expectFailureMessage()
    expect(message()).toBe(FAILED)
    expect(originalHref()).toBe('https://evil.example/')
    expect(document.querySelector('iframe[src*="evil"]')).toBeNull()
    await tryAgain()
    await expectFailureMessage()
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('Work b')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expectSlide('Work c')
    expect(requested.filter((name) => name.includes('evil'))).toEqual([])
    watcher.disconnect()
  })

  it('when it does not load within 15 seconds', async () => {
    await answerRequests('https://slow.example/*', null)
    vi.useFakeTimers()
    show({ kind: 'frame', href: 'https://slow.example/' }, ['slow.example'])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(slideStatus()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await expectFailureMessage()
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('Work b')
  })
})

it('shows a video as failed when it cannot be played', { tags: 'long' }, async () => {
  show({ kind: 'video', href: '/slides/failing/not-found/video.mp4', poster: null })
  await page.getByRole('button', { name: 'Play the video: Work a' }).click()
  await expectFailureMessage()
  expect(originalHref()).toBe('/slides/failing/not-found/video.mp4')
  await tryAgain()
  await expect.element(page.getByRole('button', { name: 'Play the video: Work a' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Work b')
})
