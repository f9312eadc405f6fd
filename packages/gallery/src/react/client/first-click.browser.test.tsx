import { afterEach, expect, onTestFinished, test } from 'vitest'
import { GalleryIndex } from '../../core/gallery-index'
import { INITIAL_STATE } from '../../core/defaults'
import type { Gallery } from '../../core/types'
import { live, shown } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'
import { LiveGallery } from './live/LiveGallery'

afterEach(() => {
  scrollTo(0, 0)
  history.replaceState(null, '', location.pathname)
})

const optionElement = (id: string) =>
  document.querySelector<HTMLElement>(`[data-option="${id}"]`) ?? document.body
const section = () => document.querySelector('[data-gallery]') ?? document.body
const nextFrame = () => new Promise(requestAnimationFrame)

/** Records the mutations of the page from now on. */
function recordMutations() {
  const recorded: MutationRecord[] = []
  const observer = new MutationObserver((records) => recorded.push(...records))
  observer.observe(section(), {
    subtree: true,
    attributes: true,
    childList: true,
    characterData: true,
  })
  onTestFinished(() => observer.disconnect())
  return () => [...recorded.splice(0), ...observer.takeRecords()]
}

test('the frame of a click changes only the selected and the deselected option', async () => {
  await renderLive(live())
  const changes = recordMutations()
  optionElement('print').click()
  await nextFrame()
  const inFrame = changes()
  expect(inFrame.map(({ attributeName }) => attributeName)).toEqual([
    'aria-current',
    'aria-current',
  ])
  expect(new Set(inFrame.map(({ target }) => target))).toEqual(
    new Set([optionElement('print'), optionElement('')]),
  )
  await expect.poll(shown).toHaveLength(4)
})

test('two clicks within one frame are combined', async () => {
  await renderLive(live())
  optionElement('print').click()
  optionElement('2024').click()
  expect(location.search).toBe('?work.topic=print&work.year=2024')
  await expect.poll(shown).toHaveLength(2)
})

const options = Array.from({ length: 50 }, (_, i) => `o${i}`)
const groups = [groupOf('topic', ['print', 'photo']), groupOf('maker', options)]
const tiles = Array.from({ length: 10_000 }, (_, i) =>
  tileOf(`t${i}`, { topic: [i % 8 === 5 ? 'print' : 'photo'], maker: [`o${i % 50}`] }),
)

async function renderTenThousand(gallery: Gallery) {
  const index = new GalleryIndex(gallery, tiles)
  await renderLive(
    <LiveGallery
      gallery={gallery}
      source={index}
      initialSearch=""
      initialView={index.view(INITIAL_STATE)}
    />,
  )
  await expect.poll(() => document.querySelector('[data-virtual]')).not.toBeNull()
}

test('a click in a gallery of 10,000 tiles changes only the tiles near the viewport', async () => {
  await renderTenThousand(galleryOf({ groups, paging: { kind: 'endless', size: 24 } }))
  const nearViewport = shown().length
  expect(nearViewport).toBeLessThan(60)
  const changes = recordMutations()
  optionElement('print').click()
  await expect.poll(() => shown()[0]).toBe('t5')
  const mutations = changes()
  const tilesIn = (nodes: Iterable<Node>) =>
    [...nodes].filter((node) => node instanceof Element && node.matches('[data-tile]')).length
  const added = mutations.reduce((sum, { addedNodes }) => sum + tilesIn(addedNodes), 0)
  const removed = mutations.reduce((sum, { removedNodes }) => sum + tilesIn(removedNodes), 0)
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(60)
  expect(removed).toBeLessThanOrEqual(nearViewport)
})
