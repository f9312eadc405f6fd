import { afterAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../../core/gallery-index'
import type { GalleryState, GalleryView } from '../../../core/types'
import { live, option, shown, status } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { galleryOf, twelveTiles } from '../../../testing/tiles'
import { Lightbox } from '../../lightbox/Lightbox'

const work = galleryOf()

// The window is the next file's too, which may count the steps of its history: leave none to go forward to.
afterAll(() => history.pushState(null, '', location.pathname))

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
    await expect.poll(() => asked.length).toBe(1)
    await expect.poll(shown).toHaveLength(12)
    asked[0]?.answer()
    await expect.element(status).toHaveTextContent('4 of 12')
    await expect.element(region).not.toHaveAttribute('aria-busy')
  })

  test('drops the late answer to an older choice', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    await option('Book').click()
    await expect.poll(() => asked.length).toBe(2)
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
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.fail()
    await expect
      .element(status)
      .toHaveTextContent('The gallery could not be updated. Please try again.')
    await option('Book').click()
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.answer()
    await expect.element(status).toHaveTextContent('3 of 12')
  })

  test('opens a tile at once, by what the page has of it; its neighbours come with the answer', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source, lightbox: Lightbox }))
    await page.getByRole('link', { name: 'Enlarge: Title t5', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Title t5' })
    await expect.element(dialog).toBeVisible()
    expect(asked).toHaveLength(1)
    expect(document.querySelector('[data-counter]')?.textContent).toBe('5 / 12')
    asked[0]?.answer()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('dialog', { name: 'Title t6' })).toBeVisible()
  })

  test('a tile that cannot be asked for stays open, and closes', async () => {
    const { asked, source } = remote()
    await renderLive(live(work, { source, lightbox: Lightbox }))
    await page.getByRole('link', { name: 'Enlarge: Title t5', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Title t5' })
    await expect.element(dialog).toBeVisible()
    asked[0]?.fail()
    await expect.poll(() => asked.length).toBe(1)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
