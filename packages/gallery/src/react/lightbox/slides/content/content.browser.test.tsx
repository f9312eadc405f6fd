import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerRequests } from '../../../../testing/emulate'
import { imageTile, svgImage } from '../../testing/mount-lightbox'
import { contentTile, dialog, panel, showSlides, slideStatus } from '../../testing/show-slides'

const expectShown = () => expect.poll(slideStatus).toBe('shown')
const expectSlide = (title: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const heading = (name: string) => page.getByRole('heading', { name })

/** React has rendered what an event outside of React changed, and has set its timers. */
const rendered = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

afterEach(() => {
  vi.useRealTimers()
})

describe('an element of the page', () => {
  const addToPage = (html: string) => {
    const box = document.body.appendChild(document.createElement('section'))
    box.innerHTML = html
    onTestFinished(() => box.remove())
    return box
  }
  const chart =
    '<div id="chart" hidden><h2 id="title">Sizes</h2><p aria-labelledby="title"><a href="#title">Up</a>' +
    '<label for="in">Length</label><input id="in" value="30"><input type="radio" name="u" checked></p></div>'

  it('is copied, and the page stays unchanged', async () => {
    const box = addToPage(chart)
    const before = box.innerHTML
    showSlides([contentTile('a', { kind: 'inline', id: 'chart' }), imageTile('b')])
    await expectShown()
    await expect.element(heading('Sizes')).toBeVisible()
    expect(box.innerHTML).toBe(before)
    expect(box.querySelector<HTMLInputElement>('[type="radio"]')?.checked).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('Work b')
    expect(box.innerHTML).toBe(before)
  })

  it('has its own ids, and references to them work', async () => {
    addToPage(chart)
    showSlides([contentTile('a', { kind: 'inline', id: 'chart' })])
    await expectShown()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await userEvent.click(page.getByText('Length').last())
    expect(document.activeElement).toBe(panel()?.querySelector('input'))
    expect(panel()?.querySelector('a[href="#lightbox-title"]')).toBeTruthy()
  })

  it('can be a template or a closed dialog', async () => {
    addToPage(
      '<template id="t"><p>In a template</p></template><dialog id="d"><p>Within</p></dialog>',
    )
    showSlides([
      contentTile('a', { kind: 'inline', id: 't' }),
      contentTile('b', { kind: 'inline', id: 'd' }),
    ])
    await expect.element(page.getByText('In a template')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Within').last()).toBeVisible()
  })
})

describe('a page of another site', () => {
  it('is shown in a sandboxed frame with a title', async () => {
    await answerRequests('https://maps.example/*', '<h1>Harbour</h1>')
    showSlides([contentTile('a', { kind: 'frame', href: 'https://maps.example/harbour' })], {
      frameHosts: ['maps.example'],
    })
    await expectShown()
    const frame = panel()?.querySelector('iframe')
    expect(frame?.title).toBe('Work a')
    expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false)
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin')
  })
})

describe('a video', () => {
  const video = {
    kind: 'video',
    href: '/slides/video.webm',
    poster: svgImage(16, 9, 200),
  } as const
  const play = page.getByRole('button', { name: 'Play the video: Work a' })

  it('sends no request before its poster is clicked', async () => {
    const href = 'https://player.vimeo.com/video/76979871?dnt=1'
    await answerRequests('https://player.vimeo.com/*', '<h1>Player</h1>')
    const requested: string[] = []
    const watcher = new PerformanceObserver((list) =>
      requested.push(...list.getEntries().map(({ name }) => name)),
    )
    watcher.observe({ type: 'resource' })
    showSlides([contentTile('a', { ...video, href })], { frameHosts: ['player.vimeo.com'] })
    await expectShown()
    await expect.element(play).toBeVisible()
    expect(document.querySelector('iframe[src*="vimeo"], video')).toBeNull()
    expect(requested.filter((name) => !name.startsWith(location.origin))).toEqual([])
    await play.click()
    await expect.poll(() => panel()?.querySelector('iframe')?.src).toBe(`${href}&autoplay=1`)
    watcher.disconnect()
  })

  it('has controls and the focus once it plays, and keeps its own keys', async () => {
    showSlides([contentTile('a', video), imageTile('b')])
    await play.click()
    const player = panel()?.querySelector('video')
    expect([player?.controls, player?.getAttribute('aria-label')]).toEqual([true, 'Work a'])
    expect(document.activeElement).toBe(player)
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
  })

  it('has its subtitles', async () => {
    const tracks = [
      { kind: 'captions', srcLang: 'en', label: 'English', src: '/slides/video-en.vtt' },
      { kind: 'subtitles', srcLang: 'de', label: 'Deutsch', src: '/slides/video-de.vtt' },
    ] as const
    showSlides([contentTile('a', { ...video, tracks })])
    await play.click()
    const shown = [...(panel()?.querySelectorAll('track') ?? [])]
    expect(shown.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'en', 'English'],
      ['subtitles', 'de', 'Deutsch'],
    ])
    expect(shown.map(({ src }) => new URL(src).pathname)).toEqual(tracks.map(({ src }) => src))
  })

  it('pauses the slideshow while it plays', async () => {
    showSlides([contentTile('a', video), imageTile('b'), imageTile('c')])
    await play.click()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.getByRole('button', { name: 'Play slideshow' }).click()
    const player = panel()?.querySelector('video')
    // This browser has no video codec, so the test dispatches the events.
    player?.dispatchEvent(new Event('play'))
    await rendered()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
    player?.dispatchEvent(new Event('pause'))
    await rendered()
    const titleAfterThreeSeconds = async () => {
      await vi.advanceTimersByTimeAsync(3_000)
      return dialog()?.getAttribute('aria-label')
    }
    await expect.poll(titleAfterThreeSeconds).not.toBe('Work a')
  })
})

it('shows an image of unknown size as large as possible, but not larger than it is', async () => {
  showSlides([
    contentTile('a', { kind: 'linked-image', href: svgImage(4000, 2000, 90) }),
    contentTile('b', { kind: 'linked-image', href: svgImage(320, 200, 90) }),
  ])
  await expectShown()
  const img = () => panel()?.querySelector('img')?.getBoundingClientRect()
  expect(img()?.width).toBeGreaterThan(900)
  expect((img()?.width ?? 0) / (img()?.height ?? 1)).toBeCloseTo(2, 1)
  await userEvent.keyboard('{ArrowRight}')
  await expectSlide('Work b')
  await expectShown()
  expect([img()?.width, img()?.height]).toEqual([320, 200])
})
