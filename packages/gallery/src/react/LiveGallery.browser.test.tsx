import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../core/gallery-index'
import { readState } from '../core/search-params'
import type { Gallery, GalleryState, GalleryView } from '../core/types'
import { renderLive, renderStatic, wake } from '../testing/render'
import { galleryOf, twelveTiles } from '../testing/tiles'
import type { LightboxComponent } from './context'
import { LiveGallery, type LiveGalleryProps } from './LiveGallery'

const work = galleryOf()
const journal = galleryOf({ id: 'journal', title: 'Journal' })

const live = (gallery: Gallery = work, props: Partial<LiveGalleryProps> = {}) => {
  const source = new GalleryIndex(gallery, twelveTiles)
  const search = location.search
  return (
    <LiveGallery
      gallery={gallery}
      source={source}
      initialSearch={search}
      initialView={source.view(readState(gallery, search))}
      {...props}
    />
  )
}

const option = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}, `) })
const status = page.getByRole('status')
const shown = () =>
  [...document.querySelectorAll('[data-tile]')].map((tile) => tile.getAttribute('data-tile'))
const goBack = async () => {
  const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await done
}
const goTo = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`)

describe('filtering', () => {
  test('shows the chosen option, its tiles, its mark and its chip, and says how many', async () => {
    await renderLive(live())
    await option('Print').click()
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    expect(shown()).toEqual(['t1', 't4', 't7', 't10'])
    await expect.element(option('Print')).toHaveAttribute('aria-current', 'true')
    await expect.element(option('All').first()).not.toHaveAttribute('aria-current')
    await expect.element(page.getByRole('link', { name: 'Remove filter: Print' })).toBeVisible()
    expect(location.search).toBe('?work.topic=print')
  })

  test('returns to all when the active option is clicked again', async () => {
    goTo('?work.topic=print')
    await renderLive(live())
    await option('Print').click()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    expect(location.search).toBe('')
  })

  test('counts each option with the other groups as they are, and disables the empty ones', async () => {
    goTo('?work.topic=print')
    await renderLive(live())
    const year = document.querySelector('[data-filter-group="year"]')
    expect(
      [...(year?.querySelectorAll('[data-count]') ?? [])].map((count) => count.textContent),
    ).toEqual(['4', '2', '2', '0'])
    const empty = year?.querySelector('[data-option="2019"]')
    expect(empty?.getAttribute('aria-disabled')).toBe('true')
    expect(empty?.hasAttribute('href')).toBe(false)
  })

  test('always lets a visitor go back to all, even where that gives nothing yet', async () => {
    goTo('?work.topic=print&work.year=2019')
    await renderLive(live())
    const all = document.querySelector('[data-filter-group="topic"] [data-option=""]')
    expect(all?.getAttribute('href')).toBe('?work.year=2019#work')
  })

  test('leaves the filtered view with one step back, however many changes were made', async () => {
    await renderLive(live())
    const entries = history.length
    await option('Print').click()
    await option('Photo').click()
    await option('Book').click()
    expect(history.length).toBe(entries + 1)
    await goBack()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    expect(location.search).toBe('')
  })

  test('begins a new step once the visitor has been elsewhere', async () => {
    await renderLive(
      <>
        {live()}
        <button type="button">Elsewhere</button>
      </>,
    )
    await option('Print').click()
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await option('Photo').click()
    await goBack()
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    await goBack()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
  })

  test('offers ways out when nothing matches', async () => {
    goTo('?work.topic=print&work.year=2019')
    await renderLive(live())
    await expect.element(page.getByText('No article is both Print and 2019.')).toBeVisible()
    await page.getByRole('link', { name: 'Without 2019: 4 articles' }).click()
    expect(shown()).toHaveLength(4)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('keeps the focus when the chip that had it is gone', async () => {
    goTo('?work.topic=print')
    await renderLive(live())
    await page.getByRole('link', { name: 'Remove filter: Print' }).click()
    expect(document.activeElement).toBe(status.element())
  })

  test('leaves clicks that open a tab to the browser', async () => {
    await renderLive(live())
    const prevented: boolean[] = []
    const note = (event: MouseEvent) => {
      prevented.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    await option('Print').click({ modifiers: ['ControlOrMeta'] })
    document.removeEventListener('click', note)
    expect(prevented).toEqual([false])
    expect(shown()).toHaveLength(12)
  })
})

describe('two galleries on a page', () => {
  test('keep their keys apart', async () => {
    await renderLive(
      <>
        {live(work)}
        {live(journal)}
      </>,
    )
    await page.getByRole('region', { name: 'Work' }).getByRole('link', { name: 'Print, 4' }).click()
    await page
      .getByRole('region', { name: 'Journal' })
      .getByRole('link', { name: 'Book, 3' })
      .click()
    expect(location.search).toBe('?work.topic=print&journal.topic=book')
    expect(shown()).toHaveLength(7)
    const link = document.querySelector('#work [data-option="photo"]')
    expect(link?.getAttribute('href')).toBe('?work.topic=photo&journal.topic=book#work')
  })
})

describe('hydration', () => {
  test('changes nothing: same markup, no layout shift', async () => {
    goTo('?work.topic=print')
    const element = live()
    const container = renderStatic(element)
    const before = container.innerHTML
    const boxes = () =>
      [...container.querySelectorAll('*')].map((e) => JSON.stringify(e.getBoundingClientRect()))
    const places = boxes()
    await wake(container, element)
    expect(container.innerHTML).toBe(before)
    expect(boxes()).toEqual(places)
  })

  test('follows a URL that changed since the server rendered it', async () => {
    const element = live()
    const container = renderStatic(element)
    goTo('?work.topic=book')
    await wake(container, element)
    await expect.element(status).toHaveTextContent('3 of 12 articles')
  })
})

describe('paging', () => {
  test('loads more and moves the focus to the first new tile', async () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 5 } })
    await renderLive(live(paged))
    await expect.element(page.getByText('5 of 12 shown')).toBeVisible()
    await page.getByRole('link', { name: 'Load more' }).click()
    expect(shown()).toHaveLength(10)
    expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t6')
    await page.getByRole('link', { name: 'Load more' }).click()
    expect(shown()).toHaveLength(12)
    await expect.element(page.getByRole('link', { name: 'Load more' })).not.toBeInTheDocument()
    expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t11')
  })
})

describe('a remote gallery', () => {
  const local = new GalleryIndex(work, twelveTiles)
  const remote = () => {
    const asked: { state: GalleryState; answer: () => void; fail: () => void }[] = []
    const view = (state: GalleryState) =>
      new Promise<GalleryView>((resolve, reject) => {
        asked.push({
          state,
          answer: () => resolve(local.view(state)),
          fail: () => reject(new Error('offline')),
        })
      })
    return { asked, source: { view } }
  }

  test('keeps the old view, marked busy, until the new one is there', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    const region = page.getByRole('region', { name: 'Work' })
    await expect.element(region).toHaveAttribute('aria-busy', 'true')
    expect(shown()).toHaveLength(12)
    asked[0]?.answer()
    await expect.element(status).toHaveTextContent('4 of 12')
    await expect.element(region).not.toHaveAttribute('aria-busy')
  })

  test('drops the late answer to an older choice', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    await option('Book').click()
    asked[1]?.answer()
    await expect.element(status).toHaveTextContent('3 of 12')
    asked[0]?.answer()
    await Promise.resolve()
    await expect.element(status).toHaveTextContent('3 of 12')
  })

  test('says so when the view does not come, and tries again at the next click', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    asked[0]?.fail()
    await expect
      .element(status)
      .toHaveTextContent('The gallery could not be updated. Please try again.')
    await option('Book').click()
    asked[1]?.answer()
    await expect.element(status).toHaveTextContent('3 of 12')
  })
})

describe('dropdown', () => {
  const years = page.getByRole('button', { name: /^Year/ })

  test('opens and closes at its label, at Escape and at a click outside', async () => {
    await renderLive(live())
    await years.click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'true')
    await years.click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
    await years.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
    await expect.element(years).toHaveFocus()
    await years.click()
    await page.getByRole('heading', { name: 'Work' }).click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes at a choice and shows it in its label', async () => {
    await renderLive(live())
    await years.click()
    await option('2023').click()
    await expect
      .element(page.getByRole('button', { name: 'Year: 2023' }))
      .toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('button', { name: 'Year: 2023' })).toHaveFocus()
    expect(location.search).toBe('?work.year=2023')
    expect(shown()).toHaveLength(6)
  })

  test('closes the other when one opens', async () => {
    const two = galleryOf({ groups: work.groups.map((group) => ({ ...group, form: 'dropdown' })) })
    await renderLive(live(two))
    await page.getByRole('button', { name: /^Topic/ }).click()
    await years.click({ force: true })
    await expect
      .element(page.getByRole('button', { name: /^Topic/ }))
      .toHaveAttribute('aria-expanded', 'false')
    await expect.element(years).toHaveAttribute('aria-expanded', 'true')
  })

  test('opens under its button and stays inside the window', async () => {
    await renderLive(live())
    await years.click()
    const menu = document.querySelector(':popover-open')?.getBoundingClientRect()
    const button = years.element().getBoundingClientRect()
    expect(menu && menu.top - button.bottom).toBeCloseTo(4, 0)
    expect(menu?.left).toBeCloseTo(button.left, 0)
  })

  test('knows that it was opened before the gallery came alive', async () => {
    const element = live()
    const container = renderStatic(element)
    await years.click()
    await wake(container, element)
    await expect.element(years).toHaveAttribute('aria-expanded', 'true')
  })

  test('works without script', async () => {
    renderStatic(live())
    await years.click()
    await expect.element(option('2024')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('2024')).not.toBeInTheDocument()
  })
})

describe('lightbox', () => {
  const Box: LightboxComponent = ({ slide, onClose, onMove }) => (
    <div role="dialog" aria-label={slide.tile.title}>
      <button type="button" onClick={() => onMove?.(slide.after[0]?.id ?? '')}>
        Next
      </button>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
  const zoom = (title: string) => page.getByRole('link', { name: `Enlarge: ${title}` })

  test('is loaded at the first sign that it is wanted, once', async () => {
    const loadLightbox = vi.fn(async () => Box)
    await renderLive(live(work, { loadLightbox }))
    await years()
    expect(loadLightbox).not.toHaveBeenCalled()
    await zoom('Title t2').hover()
    await zoom('Title t3').hover()
    expect(loadLightbox).toHaveBeenCalledTimes(1)
  })

  test('opens with one history entry, moves without any, and Back closes it', async () => {
    await renderLive(live(work, { loadLightbox: async () => Box }))
    const entries = history.length
    await zoom('Title t2').click()
    await expect.element(page.getByRole('dialog', { name: 'Title t2' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Title t3' })).toBeVisible()
    expect(location.search).toBe('?work.view=t3')
    expect(history.length).toBe(entries + 1)
    await goBack()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('')
    await expect.element(zoom('Title t3')).toHaveFocus()
  })

  test('closes by going back once when it was opened here', async () => {
    await renderLive(live(work, { loadLightbox: async () => Box }))
    await option('Print').click()
    await zoom('Title t4').click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?work.topic=print')
    await expect.element(zoom('Title t4')).toHaveFocus()
  })

  test('closes a deep link by taking its key away', async () => {
    goTo('?work.topic=print&work.view=t4')
    await renderLive(live(work, { lightbox: Box }))
    const entries = history.length
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?work.topic=print')
    expect(history.length).toBe(entries)
  })

  const years = () => expect.element(page.getByRole('button', { name: /^Year/ })).toBeVisible()
})

describe('for everyone', () => {
  test('a keyboard walk meets the filters, then the tiles row by row', async () => {
    await renderLive(live())
    const names: string[] = []
    for (let i = 0; i < 8; i++) {
      await userEvent.tab()
      names.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      )
    }
    expect(names).toEqual([
      'All, 12 articles',
      'Print, 4 articles',
      'Photo, 3 articles',
      'Book, 3 articles',
      'Year: All',
      'Title t1',
      'Enlarge: Title t1',
      'Title t2',
    ])
  })

  test.each(['', '?work.topic=print', '?work.topic=print&work.year=2019'])(
    'axe finds nothing at "%s"',
    async (search) => {
      goTo(search)
      const container = await renderLive(live())
      const { violations } = await axe.run(container)
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      ).toEqual([])
    },
  )
})
