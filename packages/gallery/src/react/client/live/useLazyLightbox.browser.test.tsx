import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { LightboxComponent } from '../../static/gallery-context'
import { prefer } from '../../../testing/emulate'
import { countHistoryEntries, goBack, goTo, live, option, shown } from '../../../testing/live'
import { renderLive } from '../../../testing/render'
import { galleryOf } from '../../../testing/tiles/tiles'

const work = galleryOf()

describe('the lightbox', () => {
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

  test('is loaded once, when a zoom link is first pointed at', async () => {
    const loadLightbox = vi.fn(async () => Box)
    await renderLive(live(work, { loadLightbox }))
    await years()
    expect(loadLightbox).not.toHaveBeenCalled()
    await zoom('Title t2').hover()
    await zoom('Title t3').hover()
    expect(loadLightbox).toHaveBeenCalledTimes(1)
  })

  test('the page says at once that it is loading', async () => {
    let finish = () => undefined as void
    const loaded = new Promise<void>((resolve) => (finish = resolve))
    const loadLightbox = async () => {
      await loaded
      return Box
    }
    const container = await renderLive(live(work, { loadLightbox }))
    const section = container.querySelector('section')
    const overlay = () => section && getComputedStyle(section, '::after')
    await zoom('Title t2').click()
    await expect.poll(() => overlay()?.position).toBe('fixed')
    expect(overlay()?.opacity).toBe('0.6')
    finish()
    await expect.element(page.getByRole('dialog', { name: 'Title t2' })).toBeVisible()
    await expect.poll(() => overlay()?.content).toBe('none')
  })

  test('opens with one history entry, moves without new entries, and is closed by Back', async () => {
    await renderLive(live(work, { loadLightbox: async () => Box }))
    const addedEntries = countHistoryEntries()
    await zoom('Title t2').click()
    await expect.element(page.getByRole('dialog', { name: 'Title t2' })).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Title t3' })).toBeVisible()
    expect(location.search).toBe('?work.view=t3')
    expect(addedEntries()).toBe(1)
    await goBack()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('')
    await expect.element(zoom('Title t3')).toHaveFocus()
  })

  test('goes back once on close when it was opened in this page', async () => {
    await renderLive(live(work, { loadLightbox: async () => Box }))
    await prefer('prefers-reduced-motion', 'reduce')
    await option('Print').click()
    // A tile that moves between the press and the release of the pointer is not clicked.
    await expect.poll(shown).toEqual(['t1', 't4', 't7', 't10'])
    await zoom('Title t4').click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?work.topic=print')
    await expect.element(zoom('Title t4')).toHaveFocus()
  })

  test('removes its URL key on close when a link opened it', async () => {
    goTo('?work.topic=print&work.view=t4')
    await renderLive(live(work, { lightbox: Box }))
    const addedEntries = countHistoryEntries()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(location.search).toBe('?work.topic=print')
    expect(addedEntries()).toBe(0)
  })

  const years = () => expect.element(page.getByRole('button', { name: /^Year/ })).toBeVisible()
})
