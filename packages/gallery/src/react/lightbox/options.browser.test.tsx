import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderToString } from 'react-dom/server.browser'
import { DEFAULT_LIGHTBOX } from '../../core/defaults'
import type { LightboxOptions, Tile } from '../../core/types'
import { prefer } from '../../testing/emulate'
import { Lightbox } from './Lightbox'
import { mountLightbox, pageProps, imageTile, textCoverTile } from './testing/mount-lightbox'
import { expectNoViolations } from '../../testing/expect-no-violations'

const tiles = ['a', 'b', 'c', 'd'].map((id) => imageTile(id, { caption: `Caption of ${id}` }))

const dialog = () => document.querySelector('dialog')
const expectSlide = (id: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(`Work ${id}`)

async function open(options: Partial<LightboxOptions>, given = tiles) {
  onTestFinished(mountLightbox(given, given[0]?.id, { ...DEFAULT_LIGHTBOX, ...options }))
  await expect.poll(() => dialog()?.dataset['status']).toBe('open')
  // The tools are loaded after the slide.
  await expect.poll(() => dialog()?.querySelector('[data-control="full-screen"]')).not.toBeNull()
}

afterEach(() => {
  vi.useRealTimers()
})

describe('captions', () => {
  it('are below the image', async () => {
    await open({ captions: true })
    await expect.element(page.getByText('Caption of a', { exact: true })).toBeVisible()
  })

  it('are hidden when the option is off; the link to the article stays', async () => {
    await open({ captions: false })
    await expect.element(page.getByText('Caption of a', { exact: true })).not.toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Read the article' })).toBeVisible()
    // Screen readers still get the caption.
    await expect.element(page.getByRole('figure', { name: 'Caption of a' })).toBeInTheDocument()
    await expectNoViolations(dialog() ?? document)
  })
})

describe('an image that is a work of its own', () => {
  const withCredit = (tile: Tile): Tile => ({
    ...tile,
    kind: 'image',
    image: tile.image && {
      ...tile.image,
      credit: {
        text: 'Photo: Ada Berg',
        license: { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
      },
    },
  })
  const works = tiles.map(withCredit)
  const license = () => page.getByRole('link', { name: 'CC BY 4.0' })

  it('has its credit, its licence and a link to its page after the caption', async () => {
    await open({}, works)
    await expect.element(page.getByText('Photo: Ada Berg')).toBeVisible()
    await expect.element(license()).toHaveAttribute('rel', 'license')
    await expect.element(page.getByRole('link', { name: 'Open the whole page' })).toBeVisible()
  })

  it('hides the credit with the captions', async () => {
    await open({ captions: false }, works)
    await expect.element(license()).not.toBeInTheDocument()
  })

  it('is shown as an image where slides are articles', async () => {
    await open({ slides: 'articles' }, works)
    await expect.element(page.getByRole('img', { name: 'Image of a' })).toBeVisible()
  })
})

describe('download', () => {
  const download = () => page.getByRole('link', { name: 'Download' })

  it('saves the largest file of the image', async () => {
    await open({ download: true }, [imageTile('a', { src: '/large.png' }), ...tiles.slice(1)])
    await expect.element(download()).toHaveAttribute('href', '/large.png')
    await expect.element(download()).toHaveAttribute('download')
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('b')
    expect(download().element().getAttribute('href')).toMatch(/^data:/)
  })

  it('is offered only with the option on, and not for text covers', async () => {
    await open({ download: false })
    expect(download().query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
    await open({ download: true }, [textCoverTile('p'), ...tiles])
    expect(download().query()).toBeNull()
  })

  it('is a link without script', () => {
    const options = { ...DEFAULT_LIGHTBOX, download: true }
    const html = renderToString(<Lightbox {...pageProps(tiles, 'a')} options={options} />)
    expect(html).toMatch(/<a data-control="download" aria-label="Download" href="data:/)
  })
})

describe('sharing', () => {
  it('is offered only with the option on', async () => {
    await open({ share: true })
    await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(dialog).toBeNull()
    await open({ share: false })
    expect(page.getByRole('button', { name: 'Share' }).query()).toBeNull()
  })
})

describe('a slideshow with autoplay', () => {
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const start = async (given = tiles) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await open({ autoplay: true }, given)
    await userEvent.hover(page.getByRole('img'))
  }

  it('starts once and stays paused after a pause', async () => {
    await start()
    await expect.element(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()
    await wait(3_000)
    await expectSlide('b')
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide('c')
    await wait(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work c')
  })

  it('does not start under reduced motion', async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    await start()
    await expect.element(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
    await wait(9_000)
    expect(dialog()?.getAttribute('aria-label')).toBe('Work a')
  })

  it('does not start for a single slide, which is announced', async () => {
    await start(tiles.slice(0, 1))
    expect(dialog()?.querySelector('[role="status"]')?.textContent).toBe('1 of 1: Caption of a')
  })
})
