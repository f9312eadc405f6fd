import { afterEach, expect, onTestFinished, test } from 'vitest'
import { GalleryIndex } from '../../core/gallery-index'
import { INITIAL_STATE } from '../../core/defaults'
import { prefer } from '../../testing/emulate'
import { live, option, shown, status } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'

const gallery = galleryOf({ groups: [groupOf('topic', ['print', 'photo'])], layout: 'columns' })
const tiles = Array.from({ length: 60 }, (_, i) =>
  tileOf(`t${i}`, { topic: [i % 8 === 3 ? 'print' : 'photo'] }),
)
const all = tiles.map(({ id }) => id)
const prints = ['t3', 't11', 't19', 't27', 't35', 't43', 't51', 't59']

afterEach(() => history.replaceState(null, '', location.pathname))

async function show(): Promise<HTMLElement> {
  await prefer('prefers-reduced-motion', 'reduce')
  const source = new GalleryIndex(gallery, tiles)
  const container = await renderLive(
    live(gallery, { source, initialView: source.view(INITIAL_STATE) }),
  )
  const grid = container.querySelector<HTMLElement>('[data-grid]')
  if (!grid) throw new Error('The page has no grid.')
  return grid
}

function recordMutations(element: Element) {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((added) => records.push(...added))
  observer.observe(element, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return () => [...records.splice(0), ...observer.takeRecords()]
}

test('a filter creates and removes no element in the grid, and changes tiles only', async () => {
  const grid = await show()
  const elements = [...grid.children]
  const changes = recordMutations(grid)
  await option('Print').click()
  await expect.poll(shown).toEqual(prints)
  await option('All').click()
  await expect.poll(shown).toEqual(all)
  expect([...grid.children]).toEqual(elements)
  const records = changes()
  expect(records.filter(({ type }) => type === 'childList')).toEqual([])
  const countOf = (name: string) =>
    records.filter(({ attributeName }) => attributeName === name).length
  // Hidden, `id` and `data-tile` of 52 tiles, twice. Their text follows when they are shown. Nothing else is rendered.
  for (const name of ['id', 'data-tile', 'hidden']) expect(countOf(name)).toBe(2 * 52)
  expect(records).toHaveLength(2 * 3 * 52 + countOf('data-moving'))
  await expect.poll(() => grid.querySelector('[data-moving]')).toBeNull()
})

test(
  'the text of tiles that are shown again follows, at once after a pressed key',
  { tags: 'long' },
  async () => {
    const grid = await show()
    const { length } = all
    const pending = () => grid.querySelectorAll('[data-moving]').length
    document.querySelector<HTMLElement>('[data-option="print"]')?.click()
    await expect.poll(() => shown().length).toBe(prints.length)
    let atOnce = 0
    const observer = new MutationObserver(() => {
      atOnce ||= pending()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
    })
    observer.observe(grid, { subtree: true, attributeFilter: ['data-moving'] })
    onTestFinished(() => observer.disconnect())
    document.querySelector<HTMLElement>('[data-option=""]')?.click()
    await expect.poll(() => shown().length).toBe(length)
    expect(atOnce).toBe(length - prints.length)
    expect(pending()).toBe(0)
  },
)

test('tiles that a filter removes are neither visible, focusable nor named', async () => {
  const grid = await show()
  await option('Print').click()
  await expect.poll(shown).toEqual(prints)
  const hidden = [...grid.children].filter((tile) => !tile.hasAttribute('data-tile'))
  expect(hidden).toHaveLength(52)
  for (const tile of hidden) {
    expect(tile.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(tile.id).toBe('')
    const link = tile.querySelector('a')
    link?.focus()
    expect(document.activeElement).not.toBe(link)
  }
  // They take no cell: the shown tiles fill two rows of four.
  const [first, second] = grid.querySelectorAll('[data-tile]')
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  expect(grid.offsetHeight).toBeLessThan(3 * (first?.clientHeight ?? 0))
})

test('the focus moves on when its tile is hidden', async () => {
  const grid = await show()
  grid.querySelector<HTMLElement>('[data-tile="t0"] a')?.focus()
  document.querySelector<HTMLElement>('[data-option="print"]')?.click()
  await expect.element(status).toHaveTextContent('8 of 60 articles')
  await expect.poll(() => document.activeElement?.closest('[data-active-filters]')).not.toBeNull()
})
