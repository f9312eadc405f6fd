import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedName, live, option, shown } from '../../../testing/live'
import { hydrate, renderLive, renderStatic } from '../../../testing/render'
import { galleryOf } from '../../../testing/tiles/tiles'

const work = galleryOf()

describe('a dropdown', () => {
  const years = page.getByRole('button', { name: /^Year/ })

  test('opens and closes on a click on its button, and closes on Escape and on a click outside', async () => {
    await renderLive(live())
    await years.click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'true')
    await years.click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
    await years.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
    await expect.element(years).toHaveFocus()
    await years.click()
    await page.getByRole('heading', { name: 'Work' }).click()
    await expect.element(years).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when an option is selected, and shows it on its button', async () => {
    await renderLive(live())
    await years.click()
    await option('2023').click()
    await expect
      .element(page.getByRole('button', { name: 'Year: 2023' }))
      .toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('button', { name: 'Year: 2023' })).toHaveFocus()
    expect(location.search).toBe('?work.year=2023')
    await expect.poll(shown).toHaveLength(6)
  })

  test('closes when another dropdown opens', { tags: 'long' }, async () => {
    const two = galleryOf({ groups: work.groups.map((group) => ({ ...group, form: 'dropdown' })) })
    await renderLive(live(two))
    await page.getByRole('button', { name: /^Topic/ }).click()
    await years.click({ force: true })
    await expect
      .element(page.getByRole('button', { name: /^Topic/ }))
      .toHaveAttribute('aria-expanded', 'false')
    await expect.element(years).toHaveAttribute('aria-expanded', 'true')
  })

  test('opens below its button', async () => {
    await renderLive(live())
    await years.click()
    const menu = document.querySelector(':popover-open')?.getBoundingClientRect()
    const button = years.element().getBoundingClientRect()
    expect(menu && menu.top - button.bottom).toBeCloseTo(4, 0)
    expect(menu?.left).toBeCloseTo(button.left, 0)
  })

  test(
    'has the right aria-expanded when it was opened before hydration',
    { tags: 'long' },
    async () => {
      const element = live()
      const container = renderStatic(element)
      await years.click()
      await hydrate(container, element)
      await expect.element(years).toHaveAttribute('aria-expanded', 'true')
    },
  )

  test('works without script', async () => {
    renderStatic(live())
    await years.click()
    await expect.element(option('2024')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(option('2024')).not.toBeInTheDocument()
  })
})

describe('a dropdown that allows several options', () => {
  const two = galleryOf({
    groups: work.groups.map((group) => ({ ...group, multiple: true, form: 'dropdown' })),
  })
  const topics = page.getByRole('button', { name: /^Topic/ })

  test('stays open while options are selected by mouse or keyboard, and shows them on its button', async () => {
    await renderLive(live(two))
    await topics.click()
    await option('Print').click()
    await option('Book').click()
    await expect.element(topics).toHaveTextContent('Topic: Print, Book')
    await expect.element(topics).toHaveAttribute('aria-expanded', 'true')
    expect(location.search).toBe('?work.topic=print,book')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(topics).toHaveTextContent('Topic: 3 chosen')
    expect(focusedName()).toBe('Photo, 3 articles')
    await userEvent.keyboard('{Escape}')
    await expect.element(topics).toHaveAttribute('aria-expanded', 'false')
    await expect.element(topics).toHaveFocus()
    await expect.poll(shown).toHaveLength(10)
  })
})
