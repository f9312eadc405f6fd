import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { GalleryIndex } from '../../core/gallery-index'
import type { GalleryState, GalleryView } from '../../core/types'
import { live, option, shown, status } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf, twelveTiles } from '../../testing/tiles'

const work = galleryOf()

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
})
