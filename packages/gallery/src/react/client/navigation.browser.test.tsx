import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../core/gallery-index'
import type { Gallery, GalleryState, GalleryView, Tile } from '../../core/types'
import { countHistoryEntries, goBack, goTo, live, shown } from '../../testing/live'
import { renderLive, renderStatic } from '../../testing/render'
import { galleryOf, twelveTiles } from '../../testing/tiles/tiles'
import { Lightbox } from '../lightbox/Lightbox'
import type { GallerySource } from '../store/gallery-source'

const zoom = (title: string) => page.getByRole('link', { name: `Enlarge: ${title}`, exact: true })
const slide = (title: string) =>
  expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
const closed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
const counter = () => document.querySelector('[data-counter]')?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

async function open(gallery: Gallery, title: string, source?: GallerySource) {
  await renderLive(live(gallery, { lightbox: Lightbox, ...(source && { source }) }))
  await zoom(title).click()
  if (!source) await slide(title)
}

/** The tile is in the viewport and its zoom link is focused. */
async function expectReturnTo(title: string) {
  await expect.element(zoom(title)).toHaveFocus()
  // Back first restores the scroll position of the history entry.
  await expect
    .poll(() => {
      const tile = zoom(title).element().closest('li')?.getBoundingClientRect()
      return tile !== undefined && tile.top < innerHeight && tile.bottom > 0
    })
    .toBe(true)
}

describe('beyond the loaded tiles', () => {
  const more = galleryOf({ paging: { kind: 'more', size: 4 } })

  test('the next slide loads more tiles, and the counter counts all', async () => {
    await open(more, 'Title t4')
    await press('{ArrowRight}')
    await slide('Title t5')
    expect(counter()).toBe('5 / 12')
    await expect.poll(shown).toHaveLength(8)
    await press('{Escape}')
    await closed()
    await expectReturnTo('Title t5')
    await expect.poll(() => location.search).toBe('?work.page=2')
  })

  test('Back closes the lightbox at the tile shown last; Forward opens it again', async () => {
    await open(more, 'Title t3')
    const addedEntries = countHistoryEntries()
    for (const id of ['t4', 't5', 't6']) {
      await press('{ArrowRight}')
      await slide(`Title ${id}`)
    }
    expect(addedEntries()).toBe(0)
    await goBack()
    await closed()
    await expectReturnTo('Title t6')
    expect(location.search).toBe('?work.page=2')
    history.forward()
    await slide('Title t6')
    expect(location.search).toBe('?work.page=2&work.view=t6')
  })

  test('Back keeps the filter and the scroll position', async () => {
    goTo('?work.topic=print')
    await renderLive(
      <>
        <p style={{ blockSize: 900 }}>Above</p>
        {live(galleryOf(), { lightbox: Lightbox })}
        <p style={{ blockSize: 3000 }}>Below</p>
      </>,
    )
    scrollTo(0, 700)
    await zoom('Title t1').click()
    await slide('Title t1')
    const { scrollY: before } = window
    for (const id of ['t4', 't7', 't10']) {
      await press('{ArrowRight}')
      await slide(`Title ${id}`)
    }
    await goBack()
    await closed()
    await expectReturnTo('Title t10')
    expect(location.search).toBe('?work.topic=print')
    expect(shown()).toEqual(['t1', 't4', 't7', 't10'])
    expect(scrollY).toBe(before)
    scrollTo(0, 0)
  })

  test('the URL of a slide loads the page of its tile', async () => {
    goTo('?work.view=t10')
    await renderLive(live(more, { lightbox: Lightbox }))
    await slide('Title t10')
    await expect.poll(shown).toHaveLength(12)
    await press('{Escape}')
    await closed()
    await expectReturnTo('Title t10')
  })

  test('numbered pages follow the slides', { tags: 'long' }, async () => {
    await open(galleryOf({ paging: { kind: 'pages', size: 4 } }), 'Title t4')
    await press('{ArrowRight}')
    await slide('Title t5')
    await press('{Escape}')
    await closed()
    await expectReturnTo('Title t5')
    expect(shown()).toEqual(['t5', 't6', 't7', 't8'])
  })

  test('an endless gallery scrolls to the tile, wherever it is', async () => {
    await open(galleryOf({ paging: { kind: 'endless', size: 4 } }), 'Title t1')
    await press('{End}')
    await slide('Title t12')
    await press('{Escape}')
    await closed()
    await expectReturnTo('Title t12')
  })

  test('Home and End go to the first and the last tile of the filter', async () => {
    goTo('?work.topic=print')
    await open(more, 'Title t4')
    expect(counter()).toBe('2 / 4')
    await press('{End}')
    await slide('Title t10')
    expect(counter()).toBe('4 / 4')
    await press('{Home}')
    await slide('Title t1')
  })

  test('keys count from the moment the lightbox is open', { tags: 'long' }, async () => {
    goTo('?work.topic=print')
    await renderLive(live(more, { lightbox: Lightbox }))
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector('dialog[open]')
      if (!dialog) return
      observer.disconnect()
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    await zoom('Title t4').click()
    await slide('Title t10')
  })

  test('the close link leads to the page of the tile without script', async () => {
    goTo('?work.view=t10')
    const container = renderStatic(live(more, { lightbox: Lightbox }))
    const close = container.querySelector('[data-control="close"]')
    expect(close?.getAttribute('href')).toBe('?work.page=3#work-t10')
  })
})

describe('with a slow server', () => {
  const all: readonly Tile[] = Array.from({ length: 40 }, (_, i) => ({
    ...(twelveTiles[0] as Tile),
    id: `t${i + 1}`,
    title: `Title t${i + 1}`,
  }))
  const gallery = galleryOf({ groups: [], paging: { kind: 'more', size: 8 } })
  const local = new GalleryIndex(gallery, all)

  /** A server that answers when the test says so. */
  function slow({ ranges }: { readonly ranges: boolean }) {
    const views: { readonly state: GalleryState; readonly answer: () => void }[] = []
    const tiles: { readonly from: number; readonly answer: () => void; fail: () => void }[] = []
    const source: GallerySource = {
      view: (state) =>
        new Promise<GalleryView>((resolve) => {
          views.push({ state, answer: () => resolve(local.view(state)) })
        }),
      ...(ranges && {
        range: (state, from, to) =>
          new Promise<readonly Tile[]>((resolve, fail) => {
            const answer = () => resolve(local.range(state, from, to))
            tiles.push({ from, answer, fail: () => fail(new Error('offline')) })
          }),
      }),
    }
    return { source, views, tiles }
  }

  async function openSlowly({ ranges, title = 'Title t2' }: { ranges: boolean; title?: string }) {
    const server = slow({ ranges })
    await open(gallery, title, server.source)
    await expect.poll(() => server.views.length).toBe(1)
    server.views[0]?.answer()
    await slide(title)
    return server
  }

  test('known neighbours are shown at once, one per key press', async () => {
    const { views } = await openSlowly({ ranges: false })
    await press('{ArrowRight}{ArrowRight}')
    await slide('Title t4')
    expect(views.map(({ state }) => state.openTileId)).toEqual(['t2', 't3', 't4'])
    expect(location.search).toBe('?work.view=t4')
    // Screen readers would skip the dialog.
    expect(document.querySelector('[data-gallery]')?.hasAttribute('aria-busy')).toBe(false)
    // A late answer to an older state changes nothing.
    views[1]?.answer()
    await Promise.resolve()
    await slide('Title t4')
    expect(counter()).toBe('4 / 40')
  })

  test.each([
    ['with a range request', true],
    ['with the neighbours of each answer', false],
  ])('eight key presses move eight slides, %s', { tags: 'long' }, async (_, ranges) => {
    const { views, tiles } = await openSlowly({ ranges })
    await press('{ArrowRight}'.repeat(8))
    await slide('Title t5')
    const answerAll = () => [...views, ...tiles].forEach(({ answer }) => answer())
    await expect
      .poll(() => {
        answerAll()
        return page.getByRole('dialog').element().getAttribute('aria-label')
      })
      .toBe('Title t10')
    expect(counter()).toBe('10 / 40')
    await press('{ArrowLeft}'.repeat(3))
    await slide('Title t7')
  })

  test('the last key press counts: End, then Home', { tags: 'long' }, async () => {
    const { tiles } = await openSlowly({ ranges: true, title: 'Title t8' })
    await press('{End}{Home}')
    await expect.poll(() => tiles.map(({ from }) => from)).toEqual([39, 0])
    tiles.forEach(({ answer }) => answer())
    await slide('Title t1')
    await press('{End}{ArrowLeft}')
    await expect.poll(() => tiles.at(-1)?.from).toBe(38)
    tiles.forEach(({ answer }) => answer())
    await slide('Title t39')
  })

  test('a failed range request is repeated at the next key press', { tags: 'long' }, async () => {
    const { tiles } = await openSlowly({ ranges: true, title: 'Title t8' })
    await press('{End}')
    tiles[0]?.fail()
    await Promise.resolve()
    await slide('Title t8')
    await press('{End}')
    await expect.poll(() => tiles.length).toBe(2)
    tiles[1]?.answer()
    await slide('Title t40')
  })

  test(
    'more tiles are loaded with the slides, and closing returns to the last one',
    { tags: 'long' },
    async () => {
      const { views } = await openSlowly({ ranges: false })
      const answerAll = () => views.forEach(({ answer }) => answer())
      await press('{ArrowRight}'.repeat(8))
      await expect
        .poll(() => {
          answerAll()
          return shown().length
        })
        .toBe(16)
      await slide('Title t10')
      await press('{Escape}')
      await closed()
      await expectReturnTo('Title t10')
    },
  )
})
