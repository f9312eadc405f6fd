import axe from 'axe-core'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerFor, prefer } from '../../../../testing/emulate'
import { Lightbox } from '../../Lightbox'
import { svgImage, pageProps, imageTile } from '../../testing/mount-lightbox'
import {
  ARTICLES,
  articleTile,
  contentTile,
  dialog,
  newKey,
  requestLog,
  sheet,
  showSlides,
  slideStatus,
} from '../../testing/show-slides'

const isShown = () => expect.poll(slideStatus).toBe('shown')
const shows = (title: string) => expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const heading = (name: string) => page.getByRole('heading', { name })

/** React has drawn what an event outside of it changed, and has set its clocks. */
const rendered = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

afterEach(() => {
  document.documentElement.dir = ''
  vi.useRealTimers()
})

/** Three articles that no other test asks for. */
const articles = () => ['a', 'b', 'c'].map((id) => articleTile(`${id}-${newKey()}`))

describe('an article', () => {
  it('is fetched from its own address as a fragment, and shown whole', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLES })
    await isShown()
    await expect.element(heading(`Article ${tiles[0]?.id}`)).toBeVisible()
    expect(sheet()?.textContent).toContain('Asked by XMLHttpRequest, caches welcome')
    expect(sheet()?.querySelector('#top, [onclick], nav')).toBeNull()
    expect(sheet()?.querySelector('article a')?.getAttribute('href')).toBe(
      `${location.origin}/slides/other`,
    )
    expect((await requestLog(tiles[0]?.id ?? '')).count).toBe(1)
  })

  it('ends with the way to its own page and to the next article', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLES })
    await isShown()
    const whole = page.getByRole('link', { name: 'Open the whole page' })
    expect(whole.element().getAttribute('href')).toBe(tiles[0]?.href)
    await page.getByRole('link', { name: `Next article: ${tiles[1]?.title}` }).click()
    await shows(tiles[1]?.title ?? '')
    await isShown()
    expect(sheet()?.scrollTop).toBe(0)
    expect(document.activeElement).toBe(sheet())
  })

  it('leaves a click that opens a tab to the browser', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLES })
    await isShown()
    const stay = (event: Event) => event.preventDefault()
    addEventListener('click', stay)
    onTestFinished(() => removeEventListener('click', stay))
    await page.getByRole('link', { name: /^Next article/ }).click({ modifiers: ['Control'] })
    expect(dialog()?.getAttribute('aria-label')).toBe(tiles[0]?.title)
  })

  it('is fetched ahead, once, in the direction of travel', async () => {
    const tiles = articles()
    const count = async (index: number) => (await requestLog(tiles[index]?.id ?? '')).count
    showSlides(tiles, { options: ARTICLES })
    await isShown()
    await expect.poll(() => count(1)).toBe(1)
    expect(await count(2)).toBe(0)
    await userEvent.keyboard('{ArrowRight}')
    await isShown()
    await expect.element(heading(`Article ${tiles[1]?.id}`)).toBeVisible()
    await expect.poll(() => count(2)).toBe(1)
    expect(await count(1)).toBe(1)
  })

  it('is let go of when it is left, and so is what was fetched ahead', async () => {
    const slow = newKey()
    const ahead = newKey()
    showSlides(
      [
        articleTile(newKey()),
        { ...articleTile('b'), href: `/slides/slow/${ahead}` },
        { ...articleTile('c'), href: `/slides/slow/${slow}` },
      ],
      { options: ARTICLES },
    )
    await isShown()
    await expect.poll(async () => (await requestLog(ahead)).count).toBe(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(async () => (await requestLog(slow)).count).toBe(1)
    await expect.poll(async () => (await requestLog(ahead)).aborted).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(async () => (await requestLog(slow)).aborted).toBe(1)
  })

  it('scrolls by the vertical keys and the wheel, and moves on from its end', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLES })
    await isShown()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => sheet()?.scrollTop).toBeGreaterThan(100)
    expect(dialog()?.getAttribute('aria-label')).toBe(tiles[0]?.title)
    sheet()?.scrollTo(0, 100_000)
    await userEvent.keyboard('{ArrowDown}')
    await shows(tiles[1]?.title ?? '')
    await isShown()
    expect(sheet()?.scrollTop).toBe(0)
    await userEvent.keyboard('{ArrowUp}')
    await shows(tiles[0]?.title ?? '')
    await userEvent.keyboard('{ArrowRight}')
    await shows(tiles[1]?.title ?? '')
  })

  it('is not enlarged', async () => {
    showSlides(articles(), { options: ARTICLES })
    await isShown()
    await expect.element(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Full size' }).elements()).toEqual([])
    await userEvent.keyboard('f')
    expect(dialog()?.hasAttribute('data-zoomed')).toBe(false)
  })

  it('has no violation of axe', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    showSlides(articles(), { options: ARTICLES })
    await isShown()
    expect((await axe.run(dialog() ?? document)).violations).toEqual([])
  })
})

describe('an article that the server rendered', () => {
  const wake = (article: string | null) => {
    const tiles = articles()
    const box = document.body.appendChild(document.createElement('main'))
    const props = { ...pageProps(tiles, tiles[0]?.id ?? ''), options: ARTICLES }
    const ready = article !== null && (
      <article data-fragment>
        <h1>{article}</h1>
      </article>
    )
    box.innerHTML = renderToString(<Lightbox {...props} article={ready} />)
    const before = box.querySelector('[data-article]')?.firstElementChild
    const root = hydrateRoot(
      box,
      <Lightbox {...props} onClose={() => undefined} onMove={() => undefined} />,
    )
    onTestFinished(() => {
      root.unmount()
      box.remove()
    })
    return { tile: tiles[0], next: tiles[1], before }
  }

  it('is whole without script: its text, its own page, the next one', () => {
    const tiles = articles()
    const html = renderToString(
      <Lightbox
        {...pageProps(tiles, tiles[0]?.id ?? '')}
        options={ARTICLES}
        article={<h1>Tides</h1>}
      />,
    )
    expect(html).toContain('<h1>Tides</h1>')
    expect(html).toContain(`href="${tiles[0]?.href}">Open the whole page`)
    expect(html).toContain(`href="?work.view=${tiles[1]?.id}" rel="nofollow" data-next-article`)
  })

  it('stays as it is when the script comes, and is not asked for again', async () => {
    const { tile, next, before } = wake('Tides')
    await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
    await isShown()
    expect(before).toBeTruthy()
    expect(document.querySelector('[data-article]')?.firstElementChild).toBe(before)
    // What comes next is fetched ahead from there, too.
    await expect.poll(async () => (await requestLog(next?.id ?? '')).count).toBe(1)
    expect((await requestLog(tile?.id ?? '')).count).toBe(0)
  })

  it('is fetched where the server left it out', async () => {
    const { tile } = wake(null)
    await isShown()
    await expect.element(heading(`Article ${tile?.id}`)).toBeVisible()
  })
})

describe('a page of the site', () => {
  it('is shown by its main part', async () => {
    const href = `/slides/ill/none/${newKey()}`
    await fetch(href.replace('ill/none', 'heal'))
    showSlides([contentTile('a', { kind: 'ajax', href })])
    await isShown()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('link', { name: 'Read the article' }).elements()).toHaveLength(1)
  })
})

describe('an element of the page', () => {
  const place = (html: string) => {
    const box = document.body.appendChild(document.createElement('section'))
    box.innerHTML = html
    onTestFinished(() => box.remove())
    return box
  }
  const chart =
    '<div id="chart" hidden><h2 id="title">Sizes</h2><p aria-labelledby="title"><a href="#title">Up</a>' +
    '<label for="in">Length</label><input id="in" value="30"><input type="radio" name="u" checked></p></div>'

  it('is a copy: the page is as it was, meanwhile and afterwards', async () => {
    const box = place(chart)
    const before = box.innerHTML
    showSlides([contentTile('a', { kind: 'inline', id: 'chart' }), imageTile('b')])
    await isShown()
    await expect.element(heading('Sizes')).toBeVisible()
    expect(box.innerHTML).toBe(before)
    expect(box.querySelector<HTMLInputElement>('[type="radio"]')?.checked).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await shows('Work b')
    expect(box.innerHTML).toBe(before)
  })

  it('has ids of its own, by which its parts still find each other', async () => {
    place(chart)
    showSlides([contentTile('a', { kind: 'inline', id: 'chart' })])
    await isShown()
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await userEvent.click(page.getByText('Length').last())
    expect(document.activeElement).toBe(sheet()?.querySelector('input'))
    expect(sheet()?.querySelector('a[href="#lightbox-title"]')).toBeTruthy()
  })

  it('may be a template or a closed dialog', async () => {
    place('<template id="t"><p>In a template</p></template><dialog id="d"><p>Within</p></dialog>')
    showSlides([
      contentTile('a', { kind: 'inline', id: 't' }),
      contentTile('b', { kind: 'inline', id: 'd' }),
    ])
    await expect.element(page.getByText('In a template')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByText('Within').last()).toBeVisible()
  })
})

describe('another site’s page', () => {
  it('stands in a frame that may not touch ours, with a name', async () => {
    await answerFor('https://maps.example/*', '<h1>Harbour</h1>')
    showSlides([contentTile('a', { kind: 'frame', href: 'https://maps.example/harbour' })], {
      frameHosts: ['maps.example'],
    })
    await isShown()
    const frame = sheet()?.querySelector('iframe')
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

  it('asks nobody for anything before its poster is pressed', async () => {
    const href = 'https://player.vimeo.com/video/76979871?dnt=1'
    await answerFor('https://player.vimeo.com/*', '<h1>Player</h1>')
    const asked: string[] = []
    const watcher = new PerformanceObserver((list) =>
      asked.push(...list.getEntries().map(({ name }) => name)),
    )
    watcher.observe({ type: 'resource' })
    showSlides([contentTile('a', { ...video, href })], { frameHosts: ['player.vimeo.com'] })
    await isShown()
    await expect.element(play).toBeVisible()
    expect(document.querySelector('iframe[src*="vimeo"], video')).toBeNull()
    expect(asked.filter((name) => !name.startsWith(location.origin))).toEqual([])
    await play.click()
    await expect.poll(() => sheet()?.querySelector('iframe')?.src).toBe(`${href}&autoplay=1`)
    watcher.disconnect()
  })

  it('has controls and the focus once it is asked for, and keys of its own', async () => {
    showSlides([contentTile('a', video), imageTile('b')])
    await play.click()
    const player = sheet()?.querySelector('video')
    expect([player?.controls, player?.getAttribute('aria-label')]).toEqual([true, 'Work a'])
    expect(document.activeElement).toBe(player)
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
  })

  it('brings its subtitles', async () => {
    const tracks = [
      { kind: 'captions', srcLang: 'en', label: 'English', src: '/slides/video-en.vtt' },
      { kind: 'subtitles', srcLang: 'de', label: 'Deutsch', src: '/slides/video-de.vtt' },
    ] as const
    showSlides([contentTile('a', { ...video, tracks })])
    await play.click()
    const shown = [...(sheet()?.querySelectorAll('track') ?? [])]
    expect(shown.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'en', 'English'],
      ['subtitles', 'de', 'Deutsch'],
    ])
    expect(shown.map(({ src }) => new URL(src).pathname)).toEqual(tracks.map(({ src }) => src))
  })

  it('makes the slideshow wait while it plays', async () => {
    showSlides([contentTile('a', video), imageTile('b'), imageTile('c')])
    await play.click()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await page.getByRole('button', { name: 'Play slideshow' }).click()
    const player = sheet()?.querySelector('video')
    // There is no video in this browser: the news of one is what counts.
    player?.dispatchEvent(new Event('play'))
    await rendered()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
    player?.dispatchEvent(new Event('pause'))
    await rendered()
    const afterThreeSeconds = async () => {
      await vi.advanceTimersByTimeAsync(3_000)
      return dialog()?.getAttribute('aria-label')
    }
    await expect.poll(afterThreeSeconds).not.toBe('Work a')
  })
})

it('an image of unknown size is shown as large as there is room, never larger than it is', async () => {
  showSlides([
    contentTile('a', { kind: 'linked-image', href: svgImage(4000, 2000, 90) }),
    contentTile('b', { kind: 'linked-image', href: svgImage(320, 200, 90) }),
  ])
  await isShown()
  const img = () => sheet()?.querySelector('img')?.getBoundingClientRect()
  expect(img()?.width).toBeGreaterThan(900)
  expect((img()?.width ?? 0) / (img()?.height ?? 1)).toBeCloseTo(2, 1)
  await userEvent.keyboard('{ArrowRight}')
  await shows('Work b')
  await isShown()
  expect([img()?.width, img()?.height]).toEqual([320, 200])
})
