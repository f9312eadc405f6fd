import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { INITIAL_STATE } from '../../../core/defaults'
import { GalleryIndex } from '../../../core/gallery-index'
import {
  countHistoryEntries,
  goBack,
  goTo,
  live,
  option,
  shown,
  status,
} from '../../../testing/live'
import { renderLive, renderStatic } from '../../../testing/render'
import { imageOf } from '../../../testing/tiles/images'
import { galleryOf, twelveTiles } from '../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../testing/expect-no-violations'

describe('load more', () => {
  test('adds tiles and moves the focus to the first new one', async () => {
    const paged = galleryOf({ paging: { kind: 'more', size: 5 } })
    await renderLive(live(paged))
    await expect.element(page.getByText('5 of 12 shown')).toBeVisible()
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(shown).toHaveLength(10)
    expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t6')
    const announced = page.getByRole('navigation').getByRole('status')
    await expect.element(announced).toHaveTextContent('10 of 12 shown')
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(shown).toHaveLength(12)
    await expect.element(page.getByRole('link', { name: 'Load more' })).not.toBeInTheDocument()
    expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t11')
    await expect.element(announced).toHaveTextContent('12 of 12 shown')
  })
})

test('tiles that a filter showed before get the focus too, although their text comes later', async () => {
  const paged = galleryOf({ paging: { kind: 'more', size: 6 } })
  const tiles = twelveTiles.map((tile) => ({ ...tile, image: imageOf('#2a6') }))
  const source = new GalleryIndex(paged, tiles)
  await renderLive(live(paged, { source, initialView: source.view(INITIAL_STATE) }))
  await option('Print').click()
  await expect.poll(shown).toEqual(['t1', 't4', 't7', 't10'])
  await goBack()
  await expect.poll(shown).toHaveLength(6)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect.poll(shown).toHaveLength(12)
  expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t7')
})

test('a click that does not focus the link, as in Safari, moves the focus too', async () => {
  await renderLive(live(galleryOf({ paging: { kind: 'more', size: 5 } })))
  page
    .getByRole('link', { name: 'Load more' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.poll(shown).toHaveLength(10)
  expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t6')
})

describe('numbered pages', () => {
  const paged = galleryOf({ paging: { kind: 'pages', size: 5 } })
  const pages = page.getByRole('navigation', { name: 'More of Work' })
  const link = (name: string) => pages.getByRole('link', { name })

  test('show one page at a time and turn by keyboard', async () => {
    await renderLive(live(paged))
    await expect.element(status).toHaveTextContent('1–5 of 12 articles')
    const addedEntries = countHistoryEntries()
    const next = link('Next page').element()
    if (next instanceof HTMLElement) next.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(status).toHaveTextContent('6–10 of 12 articles')
    await expect.poll(shown).toEqual(['t6', 't7', 't8', 't9', 't10'])
    expect(location.search).toBe('?work.page=2')
    expect(addedEntries()).toBe(1)
    expect(document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile')).toBe('t6')
    expect(document.querySelector('#work')?.getBoundingClientRect().top).toBeGreaterThan(-1)
    await expect.element(link('Page 2')).toHaveAttribute('aria-current', 'page')
    await goBack()
    await expect.poll(shown).toEqual(['t1', 't2', 't3', 't4', 't5'])
  })

  test('show the last page for a page number beyond it', async () => {
    goTo('?work.page=99')
    await renderLive(live(paged))
    await expect.poll(shown).toEqual(['t11', 't12'])
    await expect.element(link('Page 3')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Next page')).not.toBeInTheDocument()
  })

  test('are links with the anchor of the gallery without script', () => {
    goTo('?x=1&work.topic=print')
    const small = galleryOf({ paging: { kind: 'pages', size: 1 } })
    const links = renderStatic(live(small)).querySelectorAll('[data-pages] a')
    expect([...links].map((a) => a.getAttribute('href'))).toEqual([
      '?x=1&work.topic=print#work',
      '?x=1&work.topic=print&work.page=2#work',
      '?x=1&work.topic=print&work.page=3#work',
      '?x=1&work.topic=print&work.page=4#work',
      '?x=1&work.topic=print&work.page=2#work',
    ])
  })

  test('return to the first page when the filter changes', async () => {
    goTo('?work.page=2')
    await renderLive(live(paged))
    await option('Print').click()
    expect(location.search).toBe('?work.topic=print')
    await expect.poll(shown).toHaveLength(4)
  })

  test('have no axe violations', async () => {
    goTo('?work.page=2')
    await expectNoViolations(await renderLive(live(paged)))
  })
})
