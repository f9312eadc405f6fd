import { expect, onTestFinished, test } from 'vitest'
import { live } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf } from '../../testing/tiles/tiles'
import { Lightbox } from '../lightbox/Lightbox'

const inGallery = (id: string, selector: string) =>
  document.querySelector<HTMLElement>(`[data-gallery="${id}"] ${selector}`)

test('filters are above tiles, and an opening lightbox is above other galleries', async () => {
  await renderLive(
    <>
      {live(galleryOf(), { lightbox: Lightbox })}
      {live(galleryOf({ id: 'studio' }))}
    </>,
  )
  const header = inGallery('work', '[data-gallery-header]')
  expect(header && getComputedStyle(header).zIndex).toBe('1')
  inGallery('studio', '[data-grid]')?.scrollIntoView({ block: 'center' })
  const topmost: (string | undefined)[] = []
  const observer = new MutationObserver(() => {
    const isOpening = document.querySelector('[data-opening]') !== null
    const tile = inGallery('studio', '[data-tile]')?.getBoundingClientRect()
    if (!isOpening || !tile) return
    const element = document.elementFromPoint(tile.x + 20, Math.max(20, tile.y + 20))
    topmost.push(element?.closest('dialog, [data-gallery]')?.tagName)
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-opening'] })
  onTestFinished(() => observer.disconnect())
  inGallery('work', '[data-tile="t12"] [data-zoom]')?.click()
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull()
  expect(topmost[0]).toBe('DIALOG')
})
