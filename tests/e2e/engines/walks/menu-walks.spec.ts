import { expect } from '@playwright/test'
import { ENGINES, ENGINES_FOR_MENUS, inEngines } from '../engine-test'
import { PHONE, type Visitor } from '../visitor'
import { sharedProduct } from '../../product/running/shared-product'

const { site } = sharedProduct()
const OPEN = ':popover-open'

/** Waits until the open menu begins or ends at its button and lies in the viewport with all its first entries. */
const expectAtButton = (visitor: Visitor, button: string) =>
  visitor.expectInPage(
    (css: string, popover: string) => {
      const at = document.querySelector(css)?.getBoundingClientRect()
      const menu = document.querySelector(popover)?.getBoundingClientRect()
      const entry = document.querySelector(`${popover} a`)
      if (!at || !menu || !entry) return 'no menu'
      const { x, y, width, height } = entry.getBoundingClientRect()
      const distance = menu.top >= at.bottom ? menu.top - at.bottom : at.top - menu.bottom
      if (distance < -1 || distance > 6) return `${distance} px from its button`
      if (menu.left > at.right || menu.right < at.left) return 'beside its button'
      if (menu.left < 0 || menu.top < 0) return 'outside of the viewport'
      if (menu.right > document.documentElement.clientWidth) return 'under the scrollbar'
      if (menu.bottom > innerHeight) return 'below the viewport'
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return entry.contains(hit) ? 'at its button' : 'first entry covered'
    },
    'at its button',
    button,
    OPEN,
  )

const expectExpanded = (visitor: Visitor, button: string, expanded: boolean) =>
  visitor.expectAttribute(button, 'aria-expanded', String(expanded))

inEngines(ENGINES_FOR_MENUS, site, ({ walk, longWalk }) => {
  walk('opens menus at their buttons, however far the page is scrolled', async (visitor) => {
    await visitor.open('/')
    for (const button of [
      '[data-gallery="journal"] [data-dropdown]',
      '[data-gallery="studio"] [data-filter-group]:nth-of-type(1) [data-dropdown]',
      '[data-gallery="studio"] [data-filter-group]:nth-of-type(2) [data-dropdown]',
      '#menu [data-dropdown]',
    ]) {
      await visitor.click(button)
      await expectExpanded(visitor, button, true)
      await expectAtButton(visitor, button)
    }
    await visitor.press('Escape')
    await visitor.expectCount(OPEN, 0)
    await expectExpanded(visitor, '#menu [data-dropdown]', false)
  })

  longWalk('keeps an open menu at its button while the page scrolls', async (visitor) => {
    await visitor.open('/register')
    const sort = '[data-sort] [data-dropdown]'
    await visitor.click(sort)
    await expectAtButton(visitor, sort)
    await visitor.page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }))
    await expectAtButton(visitor, sort)
    const height = await visitor.page.evaluate((popover: string) => {
      const entries = [...document.querySelectorAll(`${popover} a`)]
      const menu = document.querySelector(popover)
      const inner = entries.reduce((sum, entry) => sum + entry.getBoundingClientRect().height, 0)
      return (menu?.getBoundingClientRect().height ?? 0) - inner
    }, OPEN)
    expect(height, 'space around the entries').toBeLessThan(24)
  })
})

inEngines(ENGINES, site, ({ walk, walkOnce, longWalk }) => {
  walkOnce('moves through an open menu by the arrow keys, and selects', async (visitor) => {
    await visitor.open('/register')
    const sort = '[data-sort] [data-dropdown]'
    await visitor.focus(sort)
    await visitor.press('Enter')
    await expectExpanded(visitor, sort, true)
    await visitor.expectLoaded('open-menu')
    await visitor.press('ArrowDown')
    await visitor.expectFocus('[data-sort] [popover] a:first-of-type')
    await visitor.press('ArrowUp')
    await visitor.expectFocus('[data-sort] [popover] a:last-child')
    await visitor.press('Home')
    await visitor.press('ArrowDown')
    await visitor.expectFocus('[data-sort] [data-option="title"]')
    await visitor.press('Enter')
    await visitor.expectSearch('?register.sort=title')
    await visitor.expectCount(OPEN, 0)
    await visitor.expectFocus(sort)
  })

  longWalk('moves through a sub-menu of the header by the arrow keys', async (visitor) => {
    await visitor.open('/about')
    await visitor.expectLoaded('serve-sub-menus')
    const button = '#menu [data-dropdown]'
    await visitor.focus(button)
    await visitor.press('Enter')
    await expectExpanded(visitor, button, true)
    await visitor.press('ArrowDown')
    await visitor.expectFocus(`${OPEN} li:first-child a`)
    await visitor.press('End')
    await visitor.expectFocus(`${OPEN} li:last-child a`)
    await visitor.press('Escape')
    await visitor.expectFocus(button)
    await expectExpanded(visitor, button, false)
  })

  longWalk('closes a menu by a click elsewhere', async (visitor) => {
    await visitor.open('/')
    const button = '[data-gallery="journal"] [data-dropdown]'
    await visitor.click(button)
    await expectExpanded(visitor, button, true)
    await visitor.click('[data-gallery="journal"] h2')
    await visitor.expectCount(OPEN, 0)
    await expectExpanded(visitor, button, false)
  })

  walkOnce('shows a filter menu as a sheet at the bottom of a phone', async (visitor) => {
    const { width, height } = await visitor.open('/', PHONE)
    const button = '[data-gallery="journal"] [data-dropdown]'
    await visitor.click(button)
    await expectExpanded(visitor, button, true)
    const sheet = await visitor.box(OPEN)
    expect([sheet.left, sheet.bottom].map(Math.round)).toEqual([0, height])
    // Up to the scrollbar, if the browser has one that takes space.
    expect(sheet.right).toBeGreaterThanOrEqual(width - 16)
    expect(sheet.right).toBeLessThanOrEqual(width)
    expect(sheet.top).toBeGreaterThan(height * 0.2)
    await visitor.click(`${OPEN} [data-option]:not([data-option=""])[href]`)
    await visitor.expectCount(OPEN, 0)
    await visitor.expectCount(
      '[data-gallery="journal"] [data-active-filters] a:not([data-clear])',
      1,
    )
  })

  walk(
    'has the menu of a phone when the window becomes narrow, and follows a link',
    async (visitor) => {
      await visitor.open('/')
      await visitor.click('#menu [data-dropdown]')
      await visitor.expectCount(OPEN, 1)
      // WebKit once stopped here: it resolved the position of a menu in a hidden menu for ever.
      await visitor.page.resize(PHONE)
      await visitor.expectCount(OPEN, 0)
      await visitor.click('.menu-button')
      await visitor.expectCount('#menu:popover-open', 1)
      await expectExpanded(visitor, '.menu-button', true)
      await visitor.click('#menu a[href="/contact"]')
      await visitor.expectInPage(() => location.pathname, '/contact')
    },
  )
})
