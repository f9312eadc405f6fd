import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import { readState } from '../../../core/url/search-params'
import {
  countHistoryEntries,
  goBack,
  goTo,
  live,
  option,
  shown,
  status,
} from '../../../testing/live'
import { hydrate, renderLive, renderStatic } from '../../../testing/render'
import { galleryOf, twelveTiles } from '../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../testing/expect-no-violations'

const work = galleryOf()

const image = {
  ...{ alt: 'A quay', width: 40, height: 30, focalPoint: { x: 0.5, y: 0.5 } },
  ...{ thumbHash: null, caption: null },
  variants: [
    {
      type: 'image/png',
      width: 40,
      src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
    },
  ],
} as const

const journal = galleryOf({ id: 'journal', title: 'Journal' })

describe('filtering', () => {
  test('shows the tiles of the selected option, marks it, and shows it among the active filters and in the status', async () => {
    await renderLive(live())
    await option('Print').click()
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    await expect.poll(shown).toEqual(['t1', 't4', 't7', 't10'])
    await expect.element(option('Print')).toHaveAttribute('aria-current', 'true')
    await expect.element(option('All').first()).not.toHaveAttribute('aria-current')
    await expect.element(page.getByRole('link', { name: 'Remove filter: Print' })).toBeVisible()
    expect(location.search).toBe('?work.topic=print')
  })

  test('selects "All" when the active option is clicked again', async () => {
    goTo('?work.topic=print')
    await renderLive(live())
    await option('Print').click()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    expect(location.search).toBe('')
  })

  test('combines the options of a group that allows several', async () => {
    await renderLive(
      live(galleryOf({ groups: work.groups.map((group) => ({ ...group, multiple: true })) })),
    )
    await option('Book').click()
    await option('Print').click()
    expect(location.search).toBe('?work.topic=print,book')
    await expect.poll(shown).toHaveLength(7)
    await expect.element(option('Book')).toHaveAttribute('aria-current', 'true')
    await option('Book').click()
    expect(location.search).toBe('?work.topic=print')
    await option('All').first().click()
    expect(location.search).toBe('')
  })

  test('counts the tiles of each option with the other groups unchanged, and disables empty options', async () => {
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

  test('keeps the link to "All" even when it would show nothing', async () => {
    goTo('?work.topic=print&work.year=2019')
    await renderLive(live())
    const all = document.querySelector('[data-filter-group="topic"] [data-option=""]')
    expect(all?.getAttribute('href')).toBe('?work.year=2019#work')
  })

  test('undoes one change with one Back: a filter, then "All"', async () => {
    await renderLive(live())
    await option('Print').click()
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    await option('All').first().click()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    await goBack()
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    expect(location.search).toBe('?work.topic=print')
    await goBack()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    expect(location.search).toBe('')
  })

  test('undoes filters of two groups one by one', { tags: 'long' }, async () => {
    await renderLive(live())
    await option('Photo').click()
    await page.getByRole('button', { name: /^Year/ }).click()
    await option('2024').click()
    expect(location.search).toBe('?work.topic=photo&work.year=2024')
    await goBack()
    expect(location.search).toBe('?work.topic=photo')
    await expect.element(status).toHaveTextContent('3 of 12 articles')
    await goBack()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
  })

  test('adds no history entry with the present address', async () => {
    await renderLive(live())
    const addedEntries = countHistoryEntries()
    await option('All').first().click()
    expect(addedEntries()).toBe(0)
    await option('Print').click()
    await option('Print').click()
    await option('All').first().click()
    expect(addedEntries()).toBe(2)
  })

  test('offers broader searches when nothing matches', async () => {
    goTo('?work.topic=print&work.year=2019')
    await renderLive(live())
    await expect.element(page.getByText('No article is both Print and 2019.')).toBeVisible()
    await page.getByRole('link', { name: 'Without 2019: 4 articles' }).click()
    await expect.poll(shown).toHaveLength(4)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('shows some images of each broader search', async () => {
    goTo('?work.topic=print&work.year=2019')
    const source = new GalleryIndex(
      work,
      twelveTiles.map((tile) => ({ ...tile, image, textCover: null })),
    )
    const initialView = source.view(readState(work, location.search))
    const container = await renderLive(live(work, { source, initialView }))
    const relaxation = page.getByRole('link', { name: 'Without 2019: 4 articles' })
    await expect.element(relaxation).toBeVisible()
    const thumbnails = [...relaxation.element().querySelectorAll('img')]
    expect(thumbnails.length).toBeGreaterThan(0)
    for (const thumbnail of thumbnails) {
      await expect.poll(() => thumbnail.naturalWidth).toBeGreaterThan(0)
      // The text of the link says what it shows.
      expect(thumbnail.alt).toBe('')
      const { width, height } = thumbnail.getBoundingClientRect()
      expect([width, height]).toEqual([72, 72])
    }
    expect(container.querySelectorAll('[data-no-results] img').length).toBe(
      container.querySelectorAll('[data-no-results] a').length * thumbnails.length,
    )
  })

  test('moves the focus to the status when the focused filter is removed', async () => {
    goTo('?work.topic=print')
    await renderLive(live())
    await page.getByRole('link', { name: 'Remove filter: Print' }).click()
    await expect.poll(() => document.activeElement).toBe(status.element())
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
    await expect.poll(shown).toHaveLength(12)
  })
})

describe('two galleries on a page', () => {
  test('have separate URL keys', async () => {
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
    await expect.poll(shown).toHaveLength(7)
    const link = page.getByRole('region', { name: 'Work' }).getByRole('link', { name: 'Photo' })
    await expect.element(link).toHaveAttribute('href', '?work.topic=photo&journal.topic=book#work')
  })
})

describe('hydration', () => {
  test('changes neither markup nor layout', async () => {
    goTo('?work.topic=print')
    const element = live()
    const container = renderStatic(element)
    const before = container.innerHTML
    const rects = () =>
      [...container.querySelectorAll('*')].map((e) => JSON.stringify(e.getBoundingClientRect()))
    const rectsBefore = rects()
    await hydrate(container, element)
    expect(container.innerHTML).toBe(before)
    expect(rects()).toEqual(rectsBefore)
  })

  test('follows a URL that changed since the server rendered the page', async () => {
    const element = live()
    const container = renderStatic(element)
    goTo('?work.topic=book')
    await hydrate(container, element)
    await expect.element(status).toHaveTextContent('3 of 12 articles')
  })
})

describe('accessibility', () => {
  test('Tab moves through the filters, then through the tiles row by row', async () => {
    await renderLive(live())
    const names: string[] = []
    for (let i = 0; i < 9; i++) {
      await userEvent.tab()
      names.push(
        document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      )
    }
    expect(names).toEqual([
      'To the results',
      'Topic: All, 12 articles',
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
    'has no axe violations at "%s"',
    async (search) => {
      goTo(search)
      const container = await renderLive(live())
      await expectNoViolations(container)
    },
  )
})
