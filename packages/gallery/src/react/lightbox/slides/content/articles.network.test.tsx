import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prefer } from '../../../../testing/emulate'
import { Lightbox } from '../../Lightbox'
import { pageProps } from '../../testing/mount-lightbox'
import {
  ARTICLE_SLIDES,
  articleTile,
  contentTile,
  dialog,
  newKey,
  panel,
  requestLog,
  showSlides,
  slideStatus,
} from '../../testing/show-slides'
import { expectNoViolations } from '../../../../testing/expect-no-violations'

const expectShown = () => expect.poll(slideStatus).toBe('shown')
const expectSlide = (title: string) =>
  expect.poll(() => dialog()?.getAttribute('aria-label')).toBe(title)
const heading = (name: string) => page.getByRole('heading', { name })

/** Three articles with unique addresses. */
const articles = () => ['a', 'b', 'c'].map((id) => articleTile(`${id}-${newKey()}`))

describe('an article', () => {
  it('is fetched as a fragment from its own address', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLE_SLIDES })
    await expectShown()
    await expect.element(heading(`Article ${tiles[0]?.id}`)).toBeVisible()
    expect(panel()?.textContent).toContain('Requested by XMLHttpRequest, caches allowed')
    expect(panel()?.querySelector('#top, [onclick], nav')).toBeNull()
    expect(panel()?.querySelector('article a')?.getAttribute('href')).toBe(
      `${location.origin}/slides/other`,
    )
    expect((await requestLog(tiles[0]?.id ?? '')).count).toBe(1)
  })

  it('ends with links to its own page and to the next article', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLE_SLIDES })
    await expectShown()
    const pageLink = page.getByRole('link', { name: 'Open the whole page' })
    expect(pageLink.element().getAttribute('href')).toBe(tiles[0]?.href)
    await page.getByRole('link', { name: `Next article: ${tiles[1]?.title}` }).click()
    await expectSlide(tiles[1]?.title ?? '')
    await expectShown()
    expect(panel()?.scrollTop).toBe(0)
    expect(document.activeElement).toBe(panel())
  })

  it('leaves clicks with Ctrl to the browser', async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLE_SLIDES })
    await expectShown()
    const preventNavigation = (event: Event) => event.preventDefault()
    addEventListener('click', preventNavigation)
    onTestFinished(() => removeEventListener('click', preventNavigation))
    await page.getByRole('link', { name: /^Next article/ }).click({ modifiers: ['Control'] })
    expect(dialog()?.getAttribute('aria-label')).toBe(tiles[0]?.title)
  })

  it('is prefetched once, in the direction of travel', async () => {
    const tiles = articles()
    const count = async (index: number) => (await requestLog(tiles[index]?.id ?? '')).count
    showSlides(tiles, { options: ARTICLE_SLIDES })
    await expectShown()
    await expect.poll(() => count(1)).toBe(1)
    expect(await count(2)).toBe(0)
    await userEvent.keyboard('{ArrowRight}')
    await expectShown()
    await expect.element(heading(`Article ${tiles[1]?.id}`)).toBeVisible()
    await expect.poll(() => count(2)).toBe(1)
    expect(await count(1)).toBe(1)
  })

  it('is aborted when another slide is shown, and so is a prefetch', { tags: 'long' }, async () => {
    const slow = newKey()
    const prefetched = newKey()
    showSlides(
      [
        articleTile(newKey()),
        { ...articleTile('b'), href: `/slides/slow/${prefetched}` },
        { ...articleTile('c'), href: `/slides/slow/${slow}` },
      ],
      { options: ARTICLE_SLIDES },
    )
    await expectShown()
    await expect.poll(async () => (await requestLog(prefetched)).count).toBe(1)
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(async () => (await requestLog(slow)).count).toBe(1)
    await expect.poll(async () => (await requestLog(prefetched)).aborted).toBe(1)
    await userEvent.keyboard('{Escape}')
    await expect.poll(async () => (await requestLog(slow)).aborted).toBe(1)
  })

  it('scrolls with the vertical keys and moves on from its end', { tags: 'long' }, async () => {
    const tiles = articles()
    showSlides(tiles, { options: ARTICLE_SLIDES })
    await expectShown()
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => panel()?.scrollTop).toBeGreaterThan(100)
    expect(dialog()?.getAttribute('aria-label')).toBe(tiles[0]?.title)
    panel()?.scrollTo(0, 100_000)
    await userEvent.keyboard('{ArrowDown}')
    await expectSlide(tiles[1]?.title ?? '')
    await expectShown()
    expect(panel()?.scrollTop).toBe(0)
    await userEvent.keyboard('{ArrowUp}')
    await expectSlide(tiles[0]?.title ?? '')
    await userEvent.keyboard('{ArrowRight}')
    await expectSlide(tiles[1]?.title ?? '')
  })

  it(
    'begins at its top, also when the one before is still scrolling',
    { tags: 'long' },
    async () => {
      const tiles = articles()
      showSlides(tiles, { options: ARTICLE_SLIDES })
      await expectShown()
      const press = (key: string) =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      press('PageDown')
      await expect.poll(() => panel()?.scrollTop, { interval: 5 }).toBeGreaterThan(0)
      press('ArrowRight')
      await expectSlide(tiles[1]?.title ?? '')
      await expectShown()
      // Longer than any smooth scroll.
      await new Promise((resolve) => setTimeout(resolve, 600))
      expect(panel()?.scrollTop).toBe(0)
    },
  )

  it('does not zoom', { tags: 'long' }, async () => {
    showSlides(articles(), { options: ARTICLE_SLIDES })
    await expectShown()
    await expect.element(page.getByRole('button', { name: 'Play slideshow' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Full size' }).elements()).toEqual([])
    await userEvent.keyboard('f')
    expect(dialog()?.hasAttribute('data-zoomed')).toBe(false)
  })

  it('has no axe violations', { tags: 'long' }, async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    showSlides(articles(), { options: ARTICLE_SLIDES })
    await expectShown()
    await expectNoViolations(dialog() ?? document)
  })
})

describe('a server-rendered article', () => {
  const hydrate = (article: string | null) => {
    const tiles = articles()
    const box = document.body.appendChild(document.createElement('main'))
    const props = { ...pageProps(tiles, tiles[0]?.id ?? ''), options: ARTICLE_SLIDES }
    const rendered = article !== null && (
      <article data-fragment>
        <h1>{article}</h1>
      </article>
    )
    box.innerHTML = renderToString(<Lightbox {...props} article={rendered} />)
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

  it('is complete without script: text, link to its page, link to the next article', () => {
    const tiles = articles()
    const html = renderToString(
      <Lightbox
        {...pageProps(tiles, tiles[0]?.id ?? '')}
        options={ARTICLE_SLIDES}
        article={<h1>Tides</h1>}
      />,
    )
    expect(html).toContain('<h1>Tides</h1>')
    expect(html).toContain(`href="${tiles[0]?.href}">Open the whole page`)
    expect(html).toContain(`href="?work.view=${tiles[1]?.id}" rel="nofollow" data-next-article`)
  })

  it('keeps its element through hydration and is not requested again', async () => {
    const { tile, next, before } = hydrate('Tides')
    await expect.poll(() => dialog()?.matches(':modal')).toBe(true)
    await expectShown()
    expect(before).toBeTruthy()
    expect(document.querySelector('[data-article]')?.firstElementChild).toBe(before)
    // The next article is prefetched.
    await expect.poll(async () => (await requestLog(next?.id ?? '')).count).toBe(1)
    expect((await requestLog(tile?.id ?? '')).count).toBe(0)
  })

  it('is fetched when the server did not render it', async () => {
    const { tile } = hydrate(null)
    await expectShown()
    await expect.element(heading(`Article ${tile?.id}`)).toBeVisible()
  })
})

describe('a page of the site', () => {
  it('is shown from its address', async () => {
    const key = newKey()
    const href = `/slides/failing/none/${key}`
    await fetch(`/slides/release/${key}`)
    showSlides([contentTile('a', { kind: 'ajax', href })])
    await expectShown()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('link', { name: 'Read the article' }).elements()).toHaveLength(1)
  })
})
