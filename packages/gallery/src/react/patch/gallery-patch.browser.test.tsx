import { afterEach, expect, onTestFinished, test } from 'vitest'
import { GalleryIndex } from '../../core/gallery-index'
import { INITIAL_STATE } from '../../core/defaults'
import type { Gallery, Tile } from '../../core/types'
import { prefer } from '../../testing/emulate'
import { live, shown } from '../../testing/live'
import { renderLive } from '../../testing/render'
import { galleryOf, groupOf, tileOf, twelveTiles } from '../../testing/tiles/tiles'
import { longIf } from '../../../../../scripts/test/test-tags.mjs'

afterEach(() => history.replaceState(null, '', location.pathname))

async function show(settings: Partial<Gallery> = {}, tiles: readonly Tile[] = twelveTiles) {
  const gallery = galleryOf(settings)
  const source = new GalleryIndex(gallery, tiles)
  await renderLive(live(gallery, { source, initialView: source.view(INITIAL_STATE) }))
  // The deferred effects are there.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}
const click = (group: string, option: string) =>
  find(`[data-filter-group="${group}"] [data-option="${option}"]`).click()
const status = () => find('[role="status"]').textContent
const chips = () =>
  [...document.querySelectorAll('[data-active-filters] a')].map(({ textContent }) => textContent)
/** React renders before the next event. */
const letReactRender = () => document.dispatchEvent(new Event('pointerover', { bubbles: true }))

/**
 * The elements of the gallery with their attributes and texts, a line each. Without what follows when the page is idle:
 * the text and the image sizes of tiles, and the addresses of links whose name does not change.
 */
const describePage = () =>
  [...find('[data-gallery]').querySelectorAll('*')]
    .filter((element) => !element.closest('article'))
    .map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'data-moving' && name !== 'href')
        .map(({ name, value }) => `${name}="${value.replace(/\s/g, '')}"`)
      const text = element.children.length === 0 ? element.textContent : ''
      return `<${element.localName} ${attributes.sort().join(' ')}>${text}`
    })

const LAYOUTS = ['mosaic', 'columns', 'masonry', 'justified'] as const

for (const layout of LAYOUTS)
  test(
    `${layout}: the page is at once as React renders it later`,
    longIf(layout !== 'mosaic'),
    async () => {
      await prefer('prefers-reduced-motion', 'reduce')
      await show({ layout })
      const clicks = [
        ['topic', 'print', 4],
        ['year', '2024', 2],
        ['topic', 'photo', 1],
        ['topic', '', 6],
        ['year', '', 12],
      ] as const
      for (const [group, option, count] of clicks) {
        click(group, option)
        expect(shown()).toHaveLength(count)
        const patched = describePage()
        letReactRender()
        expect(describePage()).toEqual(patched)
      }
    },
  )

test('status, counts, active filters and menus are those of the view at once', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  await show()
  click('year', '2024')
  expect(status()).toBe('6 of 12 articles')
  expect(chips()).toEqual(['2024', 'Clear all'])
  expect(find('[data-dropdown]').textContent).toBe('Year: 2024')
  expect(find('[data-option="photo"] [data-count]').textContent).toBe('1')
})

test('an option without results cannot be used, and can be used again when it has some', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  const tiles = [tileOf('a', { x: ['1'], y: ['1'] }), tileOf('b', { x: ['2'], y: ['2'] })]
  await show({ groups: [groupOf('x', ['1', '2']), groupOf('y', ['1', '2'])] }, tiles)
  const option = find('[data-filter-group="y"] [data-option="2"]')
  click('x', '1')
  expect(option.ariaDisabled).toBe('true')
  expect(option.hasAttribute('href')).toBe(false)
  click('x', '')
  expect(option.ariaDisabled).toBeNull()
  expect(option.getAttribute('href')).toBe('?work.y=2#work')
  click('y', '2')
  expect(shown()).toEqual(['b'])
})

test('links of the patched page work: chips, options and their addresses', async () => {
  await prefer('prefers-reduced-motion', 'reduce')
  await show()
  click('topic', 'print')
  click('year', '2024')
  find('[data-active-filters] a').click()
  expect(location.search).toBe('?work.year=2024')
  expect(shown()).toHaveLength(6)
  const option = find('[data-option="photo"]')
  option.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  expect(option.getAttribute('href')).toBe('?work.topic=photo&work.year=2024#work')
})

test(
  'without an event, React renders when the page is idle, and the addresses of the options follow',
  { tags: 'long' },
  async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    await show()
    click('topic', 'print')
    await expect
      .poll(() => find('[data-option="2024"]').getAttribute('href'))
      .toBe('?work.topic=print&work.year=2024#work')
    expect(chips()).toEqual(['Print', 'Clear all'])
  },
)

test(
  'the focus of an active filter that goes moves to the next one',
  { tags: 'long' },
  async () => {
    await prefer('prefers-reduced-motion', 'reduce')
    await show()
    click('topic', 'print')
    click('year', '2024')
    letReactRender()
    const chip = find('[data-active-filters] a')
    chip.focus()
    chip.click()
    await expect.poll(() => document.activeElement?.textContent).toBe('2024')
  },
)

test(
  'with animation the tiles move in the frame after the pressed option',
  { tags: 'long' },
  async () => {
    await prefer('prefers-reduced-motion', 'no-preference')
    await show()
    const animated = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => resolve(document.getAnimations().length))
      observer.observe(find('[data-grid]'), { subtree: true, attributeFilter: ['hidden'] })
      onTestFinished(() => observer.disconnect())
    })
    click('topic', 'print')
    expect(shown()).toHaveLength(12)
    expect(await animated).toBeGreaterThan(0)
    expect(shown()).toHaveLength(4)
    letReactRender()
    expect(document.getAnimations().length).toBeGreaterThan(0)
  },
)
