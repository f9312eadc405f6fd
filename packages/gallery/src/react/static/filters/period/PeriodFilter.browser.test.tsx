import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createPeriod } from '../../../../core/filter/period/create-period'
import { GalleryIndex } from '../../../../core/gallery-index'
import type { Gallery, Tile } from '../../../../core/types'
import { readState } from '../../../../core/url/search-params'
import { countHistoryEntries, goBack, goTo, live, shown, status } from '../../../../testing/live'
import { renderLive, renderStatic } from '../../../../testing/render'
import { galleryOf, groupOf, twelveTiles } from '../../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../../testing/expect-no-violations'

/** Twelve tiles of the years 1840 to 1850, and one without a date. */
const tiles: readonly Tile[] = twelveTiles.map((tile, i) => ({
  ...tile,
  date: i === 11 ? null : `${1840 + i}-01-01T00:00:00.000Z`,
}))
const period = createPeriod(tiles)
if (!period) throw new Error('The tiles have no period.')
const gallery: Gallery = galleryOf({
  groups: [
    groupOf('topic', ['print', 'photo', 'book']),
    { id: 'period', label: 'Period', form: 'period', multiple: false, options: [], period },
  ],
})

function dated() {
  const source = new GalleryIndex(gallery, tiles)
  return live(gallery, { source, initialView: source.view(readState(gallery, location.search)) })
}

const menu = () => page.getByRole('button', { name: /^Period: / })
const handle = (name: 'From' | 'To') => page.getByRole('slider', { name: `Period: ${name}` })

async function openFilter(search = '') {
  goTo(search)
  const container = await renderLive(dated())
  await menu().click()
  await expect.element(handle('From')).toBeVisible()
  return container
}

/** Drags a handle by a number of years. */
async function drag(name: 'From' | 'To', years: number) {
  const element = handle(name).element()
  const track = element.parentElement
  if (!track) throw new Error('The handle has no track.')
  const { left, width, top } = element.getBoundingClientRect()
  const year = track.getBoundingClientRect().width / 11
  const at = (x: number) => ({
    clientX: x,
    clientY: top + 10,
    pointerId: 1,
    button: 0,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
  })
  const start = left + width / 2
  // A pointer that only script moves cannot be captured.
  track.setPointerCapture = () => undefined
  element.dispatchEvent(new PointerEvent('pointerdown', at(start)))
  for (const step of [0.3, 0.6, 1])
    track.dispatchEvent(new PointerEvent('pointermove', at(start + step * years * year)))
  track.dispatchEvent(new PointerEvent('pointerup', at(start + years * year)))
}

beforeEach(async () => {
  await page.viewport(800, 700)
  document.documentElement.dir = 'ltr'
})

describe('the period filter', () => {
  test(
    'is moved by keys: a pause selects the years, and all keys of a move are one step back',
    { tags: 'long' },
    async () => {
      await openFilter()
      const addedEntries = countHistoryEntries()
      handle('From').element().focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}')
      await expect.element(handle('From')).toHaveAttribute('aria-valuetext', '1843')
      await expect.element(status).toHaveTextContent('8 of 12 articles')
      expect(location.search).toBe('?work.period=1843..1850')
      expect(addedEntries()).toBe(1)
      await expect.element(handle('To')).toHaveAttribute('aria-valuemin', '1843')
      await goBack()
      await expect.element(status).toHaveTextContent(/^12 articles$/)
      await expect.element(handle('From')).toHaveAttribute('aria-valuenow', '1840')
    },
  )

  test('selects the years at once when the handle loses the focus', { tags: 'long' }, async () => {
    await openFilter()
    handle('To').element().focus()
    await userEvent.keyboard('{Home}{PageUp}{Tab}')
    expect(location.search).toBe('?work.period=1840..1841')
  })

  test('is dragged: the gallery follows at the end, and it is one step back', async () => {
    await openFilter()
    const addedEntries = countHistoryEntries()
    await drag('To', -6)
    await expect.element(status).toHaveTextContent('5 of 12 articles')
    expect(location.search).toBe('?work.period=1840..1844')
    await drag('From', 2)
    expect(location.search).toBe('?work.period=1842..1844')
    expect(addedEntries()).toBe(2)
    await expect.element(menu()).toHaveTextContent('Period: 1842–1844')
    await expect.poll(shown).toEqual(['t3', 't4', 't5'])
    await goBack()
    expect(location.search).toBe('?work.period=1840..1844')
    await drag('From', 20)
    expect(location.search).toBe('?work.period=1844..1844')
  })

  test('moves the nearer handle to the pressed place', async () => {
    await openFilter()
    const track = document.querySelector('[data-track]')
    if (!track) throw new Error('There is no histogram.')
    const x = (track.getBoundingClientRect().width / 11) * 8.2
    await userEvent.click(track, { position: { x, y: 5 } })
    expect(location.search).toBe('?work.period=1840..1847')
    await expect.element(handle('To')).toHaveFocus()
  })

  test('reads from right to left in right-to-left pages', { tags: 'long' }, async () => {
    document.documentElement.dir = 'rtl'
    await openFilter()
    const [from, to] = [handle('From'), handle('To')].map(
      (each) => each.element().getBoundingClientRect().left,
    )
    expect(from).toBeGreaterThan(to ?? 0)
    handle('From').element().focus()
    await userEvent.keyboard('{ArrowLeft}{Tab}')
    expect(location.search).toBe('?work.period=1841..1850')
    await drag('From', -2)
    expect(location.search).toBe('?work.period=1843..1850')
  })

  test('has targets of 24 px that never cover each other', async () => {
    await openFilter('?work.period=1845..1845')
    const [from, to] = [handle('From'), handle('To')].map((each) =>
      each.element().getBoundingClientRect(),
    )
    expect(from?.width).toBeGreaterThanOrEqual(24)
    expect(to?.width).toBeGreaterThanOrEqual(24)
    expect(from?.right).toBeLessThanOrEqual(to?.left ?? 0)
  })

  test('shows both all tiles and those that the other filters leave', async () => {
    await openFilter('?work.topic=print')
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bars] > span')]
    expect(bars.map((bar) => bar.style.getPropertyValue('--_tessera-all'))).toEqual(
      Array(11).fill('1'),
    )
    expect(bars.map((bar) => bar.style.getPropertyValue('--_tessera-left'))).toEqual(
      Array.from({ length: 11 }, (_, i) => (i % 3 === 0 && i < 10 ? '1' : '0')),
    )
    await expect.element(page.getByRole('link', { name: 'All, 4 articles' })).toBeVisible()
  })

  test('is removed by All', async () => {
    await openFilter('?work.period=1842..1844')
    await page.getByRole('link', { name: 'All, 12 articles' }).last().click()
    expect(location.search).toBe('')
  })

  test('is removed by its chip', async () => {
    goTo('?work.period=1842..1844')
    await renderLive(dated())
    await page.getByRole('link', { name: 'Remove filter: 1842–1844' }).click()
    expect(location.search).toBe('')
  })

  test('is left out of a search that finds nothing', async () => {
    goTo('?work.topic=print&work.period=1841..1842')
    await renderLive(dated())
    await page.getByRole('link', { name: 'Without 1841–1842: 4 articles' }).click()
    expect(location.search).toBe('?work.topic=print')
  })

  test('is two lists and a button without script, which keep the other keys of the URL', () => {
    goTo('?work.topic=print&work.period=1842..1844&work.view=t4&journal.topic=a')
    const container = renderStatic(dated())
    expect(container.querySelector('[role="slider"]')).toBeNull()
    const form = container.querySelector<HTMLFormElement>('[data-period] form')
    if (!form) throw new Error('There is no form.')
    expect(new URL(form.action).hash).toBe('#work')
    expect([...new FormData(form)]).toEqual([
      ['work.topic', 'print'],
      ['journal.topic', 'a'],
      ['work.period', '1842'],
      ['work.period', '1844'],
    ])
    expect(form.querySelectorAll('option')).toHaveLength(22)
  })

  test.each(['', '?work.period=1842..1844'])('has no axe violations at "%s"', async (search) => {
    const container = await openFilter(search)
    await expectNoViolations(container)
  })
})
