import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { answerFor } from '../../../../testing/emulate'
import type { SlideContent, Tile } from '../../../../core/types'
import { imageTile } from '../../testing/mount-lightbox'
import {
  articleTile,
  ARTICLES,
  contentTile,
  dialog,
  FAILED,
  newKey,
  showSlides,
  slideStatus,
} from '../../testing/show-slides'

const shows = (title: string) => expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const isSaid = () => expect.element(page.getByRole('alert')).toHaveTextContent(FAILED)
const sentence = () => page.getByRole('alert').element().textContent
const original = () =>
  page.getByRole('link', { name: 'Open the original' }).element().getAttribute('href')
const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click()

afterEach(() => void vi.useRealTimers())

/** It failed and says so; the ways around it are open; once it is mended, "Try again" brings it. */
async function expectFailure({
  at,
  mend,
}: {
  readonly at: string
  readonly mend: () => Promise<unknown> | undefined
}) {
  await isSaid()
  expect(sentence()).toBe(FAILED)
  expect(original()).toBe(at)
  await userEvent.keyboard('{ArrowRight}')
  await shows('Work b')
  await expect.poll(slideStatus).toBe('shown')
  await userEvent.keyboard('{ArrowLeft}')
  await shows('Work a')
  await isSaid()
  await tryAgain()
  await isSaid()
  await mend()
  await tryAgain()
  await expect.poll(slideStatus).toBe('shown')
  expect(document.querySelector('[role="alert"]')).toBeNull()
  expect(dialog()?.contains(document.activeElement)).toBe(true)
}

const among = (tile: Tile) => [tile, imageTile('b'), imageTile('c')]
const show = (content: SlideContent, frameHosts: readonly string[] = []) =>
  showSlides(among(contentTile('a', content)), { frameHosts })
const heal = (key: string) => () => fetch(`/slides/heal/${key}`)

describe('a page of the site', () => {
  it.each(['not-found', 'broke', 'not-utf-8', 'cut-off', 'empty', 'not-html', 'elsewhere'])(
    'that is %s',
    async (illness) => {
      const key = newKey()
      const href = `/slides/ill/${illness}/${key}`
      show({ kind: 'ajax', href })
      await expectFailure({ at: href, mend: heal(key) })
    },
  )

  it('that does not answer within 15 seconds', async () => {
    const key = newKey()
    vi.useFakeTimers()
    show({ kind: 'ajax', href: `/slides/ill/silent/${key}` })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(slideStatus()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await isSaid()
    await heal(key)()
    await tryAgain()
    await expect.poll(slideStatus).toBe('shown')
  })

  it('without a network', async () => {
    const href = `/slides/article/${newKey()}`
    await cdp().send('Network.enable')
    await cdp().send('Network.setBlockedURLs', { urls: [`*${href}`] })
    show({ kind: 'ajax', href })
    await expectFailure({
      at: href,
      mend: () => cdp().send('Network.setBlockedURLs', { urls: [] }),
    })
  })
})

it.each(['not-found', 'broke', 'cut-off', 'empty'])('an article that is %s', async (illness) => {
  const key = newKey()
  const href = `/slides/ill/${illness}/${key}`
  showSlides([{ ...articleTile('a'), href }, articleTile('b'), articleTile('c')], {
    options: ARTICLES,
  })
  await expectFailure({ at: href, mend: heal(key) })
})

it.each(['not-found', 'broke', 'no-image', 'cut-off'])(
  'a linked image that is %s',
  async (illness) => {
    const key = newKey('.svg')
    const href = `/slides/ill/${illness}/${key}`
    show({ kind: 'linked-image', href })
    await expectFailure({ at: href, mend: heal(key) })
  },
)

it.each(['not-found', 'broke', 'no-image'])('a tile’s image that is %s', async (illness) => {
  const key = newKey('.svg')
  const href = `/slides/ill/${illness}/${key}`
  showSlides(among(imageTile('a', { src: href })))
  await expectFailure({ at: href, mend: heal(key) })
})

it('an element that is not on the page', async () => {
  show({ kind: 'inline', id: 'size-chart' })
  const chart = document.createElement('p')
  chart.id = 'size-chart'
  await expectFailure({
    at: '#article-a',
    mend: () => void document.body.append(chart),
  })
  chart.remove()
})

describe('another site’s page', () => {
  it('from a host that is not allowed, at once and without asking it', async () => {
    const asked: string[] = []
    const watcher = new PerformanceObserver((list) =>
      asked.push(...list.getEntries().map(({ name }) => name)),
    )
    watcher.observe({ type: 'resource' })
    show({ kind: 'frame', href: 'https://evil.example/' }, ['player.vimeo.com'])
    await isSaid()
    expect(sentence()).toBe(FAILED)
    expect(original()).toBe('https://evil.example/')
    expect(document.querySelector('iframe[src*="evil"]')).toBeNull()
    await tryAgain()
    await isSaid()
    await userEvent.keyboard('{ArrowRight}')
    await shows('Work b')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await shows('Work c')
    expect(asked.filter((name) => name.includes('evil'))).toEqual([])
    watcher.disconnect()
  })

  it('that does not load within 15 seconds', async () => {
    await answerFor('https://slow.example/*', null)
    vi.useFakeTimers()
    show({ kind: 'frame', href: 'https://slow.example/' }, ['slow.example'])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(slideStatus()).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await isSaid()
    await userEvent.keyboard('{ArrowRight}')
    await shows('Work b')
  })
})

it('a video that cannot be played, once it is asked for', async () => {
  show({ kind: 'video', href: '/slides/ill/not-found/video.mp4', poster: null })
  await page.getByRole('button', { name: 'Play the video: Work a' }).click()
  await isSaid()
  expect(original()).toBe('/slides/ill/not-found/video.mp4')
  await tryAgain()
  await expect.element(page.getByRole('button', { name: 'Play the video: Work a' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await shows('Work b')
})
