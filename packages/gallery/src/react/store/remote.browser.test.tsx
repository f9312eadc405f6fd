import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GalleryIndex } from '../../core/gallery-index'
import type { GalleryState, GalleryView } from '../../core/types'
import { live, option, shown, status } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf, twelveTiles } from '../../testing/tiles/tiles'
import { Lightbox } from '../lightbox/Lightbox'

const work = galleryOf()

describe('a gallery with a remote source', () => {
  const local = new GalleryIndex(work, twelveTiles)
  const remote = () => {
    const requests: { state: GalleryState; answer: () => void; fail: () => void }[] = []
    const view = (state: GalleryState) =>
      new Promise<GalleryView>((resolve, reject) => {
        requests.push({
          state,
          answer: () => resolve(local.view(state)),
          fail: () => reject(new Error('offline')),
        })
      })
    return { requests, source: { view } }
  }

  test('keeps the old view, with aria-busy, until the new one arrives', async () => {
    const { requests, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    const region = page.getByRole('region', { name: 'Work' })
    await expect.element(region).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => requests.length).toBe(1)
    await expect.poll(shown).toHaveLength(12)
    requests[0]?.answer()
    await expect.element(status).toHaveTextContent('4 of 12')
    await expect.element(region).not.toHaveAttribute('aria-busy')
  })

  test('ignores a late answer to an older state', async () => {
    const { requests, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    await option('Book').click()
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer()
    await expect.element(status).toHaveTextContent('3 of 12')
    requests[0]?.answer()
    await Promise.resolve()
    await expect.element(status).toHaveTextContent('3 of 12')
  })

  test('shows an error when a request fails, and requests again at the next click', async () => {
    const { requests, source } = remote()
    await renderLive(live(work, { source }))
    await option('Print').click()
    await expect.poll(() => requests.length).toBe(1)
    requests[0]?.fail()
    await expect
      .element(status)
      .toHaveTextContent('The gallery could not be updated. Please try again.')
    await option('Book').click()
    await expect.poll(() => requests.length).toBe(2)
    requests[1]?.answer()
    await expect.element(status).toHaveTextContent('3 of 12')
  })

  test('opens a loaded tile at once; its neighbours come with the answer', async () => {
    const { requests, source } = remote()
    await renderLive(live(work, { source, lightbox: Lightbox }))
    await page.getByRole('link', { name: 'Enlarge: Title t5', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Title t5' })
    await expect.element(dialog).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(document.querySelector('[data-counter]')?.textContent).toBe('5 / 12')
    requests[0]?.answer()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('dialog', { name: 'Title t6' })).toBeVisible()
  })

  test('keeps a tile open when its request fails, and can close it', { tags: 'long' }, async () => {
    const { requests, source } = remote()
    await renderLive(live(work, { source, lightbox: Lightbox }))
    await page.getByRole('link', { name: 'Enlarge: Title t5', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Title t5' })
    await expect.element(dialog).toBeVisible()
    requests[0]?.fail()
    await expect.poll(() => requests.length).toBe(1)
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
