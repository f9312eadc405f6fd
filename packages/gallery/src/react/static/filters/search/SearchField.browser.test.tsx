import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countHistoryEntries, goBack, goTo, live, shown, status } from '../../../../testing/live'
import { hydrate, renderLive, renderStatic } from '../../../../testing/render'
import { galleryOf } from '../../../../testing/tiles/tiles'
import { expectNoViolations } from '../../../../testing/expect-no-violations'
import { longIf } from '../../../../../../../scripts/test/test-tags.mjs'

const searched = galleryOf({ search: true, sorts: ['title'] })
const field = page.getByRole('searchbox', { name: 'Search Work' })

describe('the search field', () => {
  test('filters while the visitor types, with one history entry', async () => {
    await renderLive(live(searched))
    const addedEntries = countHistoryEntries()
    await field.click()
    await userEvent.keyboard('Print')
    await expect.element(status).toHaveTextContent('4 of 12 articles')
    await expect.element(field).toHaveFocus()
    expect(location.search).toBe('?work.q=Print')
    expect(addedEntries()).toBe(1)
    await goBack()
    await expect.element(status).toHaveTextContent(/^12 articles$/)
    await expect.element(field).toHaveValue('')
  })

  test(
    'adds a history entry for text that is typed after something else',
    { tags: 'long' },
    async () => {
      await renderLive(
        <>
          {live(searched)}
          <button type="button">Elsewhere</button>
        </>,
      )
      await field.click()
      await userEvent.keyboard('title')
      await page.getByRole('link', { name: /^Print, / }).click()
      await field.click()
      await userEvent.keyboard(' t1')
      await page.getByRole('button', { name: 'Elsewhere' }).click()
      await field.click()
      await userEvent.keyboard('0')
      expect(location.search).toBe('?work.topic=print&work.q=title+t10')
      for (const search of [
        '?work.topic=print&work.q=title+t1',
        '?work.topic=print&work.q=title',
        '?work.q=title',
        '',
      ]) {
        await goBack()
        expect(location.search).toBe(search)
      }
      await expect.element(field).toHaveValue('')
    },
  )

  test('keeps a space at the end of the typed text', { tags: 'long' }, async () => {
    await renderLive(live(searched))
    await field.click()
    await userEvent.keyboard('title t1 ')
    await expect.element(field).toHaveValue('title t1 ')
    expect(location.search).toBe('?work.q=title+t1')
  })

  test('is cleared by its button, which returns the focus, and by removing the active filter', async () => {
    goTo('?work.q=photo')
    await renderLive(live(searched))
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('book')
    await page.getByRole('link', { name: 'Remove filter: Search: book' }).click()
    await expect.element(field).toHaveValue('')
    await expect.poll(shown).toHaveLength(12)
  })

  test('offers a broader search when nothing matches', async () => {
    goTo('?work.topic=print&work.q=photo')
    await renderLive(live(searched))
    await expect
      .element(page.getByText('No article that is Print has the words “photo”.'))
      .toBeVisible()
    await page.getByRole('link', { name: 'Without “photo”: 4 articles' }).click()
    expect(location.search).toBe('?work.topic=print')
  })

  test('searches for text that was typed before hydration', async () => {
    const element = live(searched)
    const container = renderStatic(element)
    await field.fill('book')
    await hydrate(container, element)
    await expect.element(status).toHaveTextContent('3 of 12 articles')
  })

  test('is a form without script, which keeps the other keys of the URL', () => {
    goTo('?journal.topic=a&work.topic=print&work.q=x&work.sort=title&work.view=t1')
    const form = renderStatic(live(searched)).querySelector('form')
    if (!form) throw new Error('There is no form.')
    expect(new URL(form.action).hash).toBe('#work')
    expect(form.method).toBe('get')
    expect([...new FormData(form)].toSorted()).toEqual([
      ['journal.topic', 'a'],
      ['work.q', 'x'],
      ['work.sort', 'title'],
      ['work.topic', 'print'],
    ])
  })

  for (const search of ['', '?work.q=print', '?work.q=nothing'])
    test(`has no axe violations at "${search}"`, longIf(search !== ''), async () => {
      goTo(search)
      await expectNoViolations(await renderLive(live(searched)))
    })
})
