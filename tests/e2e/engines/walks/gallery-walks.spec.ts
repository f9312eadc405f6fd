import { expect } from '@playwright/test'
import { ENGINES, inEngines } from '../engine-test'
import { PHONE, type Visitor } from '../visitor'
import { sharedProduct } from '../../product/running/shared-product'

const { site } = sharedProduct()
const WORK = '[data-gallery="work"]'
const STATUS = `${WORK} p[role="status"]`
const PRINT = `${WORK} [data-option="print"]`
const REGISTER = '[data-gallery="register"]'

const ids = (visitor: Visitor, gallery: string) =>
  visitor.attributes(`${gallery} [data-tile]`, 'data-tile')
const startsWith = (visitor: Visitor, selector: string, number: number) =>
  visitor.expectInPage(
    (css: string) => Number.parseInt(document.querySelector(css)?.textContent ?? '', 10),
    number,
    selector,
  )

inEngines(ENGINES, site, ({ walk, walkOnce, longWalk }) => {
  walk('shows the mosaic without holes or overlaps', async (visitor) => {
    await visitor.open('/')
    const { tiles, grid } = await visitor.page.evaluate((css: string) => {
      const area = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        return (width + 10) * (height + 10)
      }
      const element = document.querySelector(`${css} [data-grid]`)
      return {
        tiles: [...document.querySelectorAll(`${css} [data-tile]`)].reduce(
          (sum, tile) => sum + area(tile),
          0,
        ),
        grid: element ? area(element) : 0,
      }
    }, WORK)
    expect(tiles / grid).toBeCloseTo(1, 2)
  })

  walkOnce(
    'underlines links in texts in the accent colour, and marks the current page',
    async (visitor) => {
      await visitor.open('/about')
      for (const selector of ['.rich-text a[href]', '.site-header [aria-current="page"]']) {
        expect(await visitor.style(selector, 'text-decoration-line'), selector).toBe('underline')
        expect(await visitor.style(selector, 'text-decoration-color'), selector).not.toBe(
          await visitor.style(selector, 'color'),
        )
      }
      expect(await visitor.style('.rich-text a[href]', 'text-decoration-thickness')).toBe('1px')
    },
  )

  longWalk(
    'filters to the number that an option shows, and Clear all shows everything',
    async (visitor) => {
      await visitor.open('/')
      const all = await visitor.number(STATUS)
      const expected = await visitor.number(`${PRINT} [data-count]`)
      await visitor.click(PRINT)
      await startsWith(visitor, STATUS, expected)
      await visitor.expectSearch('?work.topic=print')
      await visitor.expectAttribute(PRINT, 'aria-current', 'true')
      await visitor.click(`${WORK} [data-clear]`)
      await startsWith(visitor, STATUS, all)
      await visitor.expectSearch('')
    },
  )

  walk('answers clicks as soon as the page has loaded, and Back undoes them', async (visitor) => {
    await visitor.page.goto(`${site}/`)
    const all = await visitor.number(STATUS)
    const expected = await visitor.number(`${PRINT} [data-count]`)
    await visitor.click(PRINT)
    await startsWith(visitor, STATUS, expected)
    await visitor.expectSearch('?work.topic=print')
    await visitor.click(`${WORK} [data-option="2024"]`)
    await visitor.expectSearch('?work.topic=print&work.year=2024')
    await visitor.waitUntilInteractive()
    await visitor.page.back()
    await startsWith(visitor, STATUS, expected)
    await visitor.page.back()
    await startsWith(visitor, STATUS, all)
    await visitor.expectSearch('')
  })

  longWalk('combines two groups, and a reload keeps them', async (visitor) => {
    await visitor.open('/')
    await visitor.click(PRINT)
    await visitor.expectSearch('?work.topic=print')
    const expected = await visitor.number(`${WORK} [data-option="2024"] [data-count]`)
    await visitor.click(`${WORK} [data-option="2024"]`)
    await startsWith(visitor, STATUS, expected)
    await visitor.expectCount(`${WORK} [data-active-filters] a:not([data-clear])`, 2)
    await visitor.page.reload()
    await visitor.waitUntilInteractive()
    await startsWith(visitor, STATUS, expected)
    await visitor.expectSearch('?work.topic=print&work.year=2024')
  })

  longWalk('filters by keyboard alone', async (visitor) => {
    await visitor.open('/')
    const expected = await visitor.number(`${PRINT} [data-count]`)
    await visitor.focus(PRINT)
    await visitor.press('Enter')
    await startsWith(visitor, STATUS, expected)
    await visitor.expectFocus(PRINT)
    await visitor.press('Tab')
    await visitor.press('Shift+Tab')
    await visitor.expectFocus(PRINT)
    expect(await visitor.style(PRINT, 'outline-style')).toBe('solid')
  })

  walkOnce('opens the next page of a list and the first again', async (visitor) => {
    await visitor.open('/register')
    const first = await ids(visitor, REGISTER)
    await visitor.click(`${REGISTER} [data-paging] [rel="next"]`)
    await visitor.expectSearch('?register.page=2')
    await expect.poll(() => ids(visitor, REGISTER)).not.toEqual(first)
    await visitor.expectFocus(`${REGISTER} [data-tile]:first-child a`)
    await visitor.click(`${REGISTER} [data-paging] [rel="prev"]`)
    await visitor.expectSearch('')
    await expect.poll(() => ids(visitor, REGISTER)).toEqual(first)
  })

  walkOnce('loads more by a link, and the focus moves to the first new tile', async (visitor) => {
    await visitor.open('/')
    const shown = (await ids(visitor, WORK)).length
    await visitor.click(`${WORK} [data-paging] > a`)
    await expect.poll(async () => (await ids(visitor, WORK)).length).toBeGreaterThan(shown)
    await visitor.expectFocus(`${WORK} [data-tile]:nth-child(${shown + 1}) a`)
    await visitor.expectInPage(
      (css: string) => {
        const tiles = document.querySelectorAll(`${css} [data-tile]`)
        const status = document.querySelector(`${css} [data-paging] [role="status"]`)
        return Number.parseInt(status?.textContent ?? '', 10) - tiles.length
      },
      0,
      WORK,
    )
  })

  longWalk('loads more of an endless gallery at its end', async (visitor) => {
    await visitor.open('/archive')
    await expect
      .poll(async () => {
        await visitor.page.evaluate(() => scrollBy({ top: innerHeight * 2, behavior: 'instant' }))
        return visitor.page.evaluate(
          () => document.querySelector('[data-tile="karr-ness-survey"]') !== null,
        )
      })
      .toBe(true)
  })

  longWalk('searches a gallery while the visitor types', async (visitor) => {
    await visitor.open('/register')
    await visitor.click(`${REGISTER} input[type="search"]`)
    await visitor.type('harbour')
    await visitor.expectSearch('?register.q=harbour')
    await visitor.expectCount(`${REGISTER} [data-tile="harbour-lights"]`, 1)
    await visitor.expectCount(`${REGISTER} [data-tile="marram"]`, 0)
  })

  walkOnce('keeps count and filters in a bar, and shows results below it', async (visitor) => {
    await visitor.open('/', PHONE)
    await visitor.expectAttribute('[data-gallery-file]', 'data-hydrated', '')
    await visitor.page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await visitor.click(`${WORK} [data-open-filters]`)
    const count = await visitor.number(`[data-filter-sheet] [data-option="print"] [data-count]`)
    await visitor.click('[data-filter-sheet] [data-option="print"]')
    await startsWith(visitor, '[data-filter-sheet] [role="status"]', count)
    await visitor.click('[data-show-results]')
    await visitor.expectCount('[data-filter-sheet]', 0)
    await startsWith(visitor, '[data-sticky-bar] p', count)
    const bar = await visitor.box(`${WORK} [data-sticky-bar]`)
    const grid = await visitor.box(`${WORK} [data-grid]`)
    expect(bar.bottom - bar.top).toBe(48)
    // WebKit scrolls by whole pixels.
    expect(Math.abs(grid.top - bar.bottom - 8)).toBeLessThan(2)
  })

  walkOnce('searches the site with suggestions', async (visitor) => {
    await visitor.open('/search')
    await visitor.click('#search-words')
    await visitor.expectCount('main [role="combobox"]', 1)
    await visitor.type('harb')
    await visitor.expectInPage(() => document.querySelector('[role="option"]') !== null, true)
    await visitor.press('Enter')
    await visitor.expectInPage(() => location.pathname + location.search, '/search?q=harb')
    await visitor.expectInPage(() => document.querySelector('main [data-tile]') !== null, true)
  })

  walkOnce('skips the menu by the first Tab stop', async (visitor) => {
    await visitor.open('/about')
    await visitor.press('Tab')
    await visitor.expectFocus('a[href^="#"]')
    await visitor.press('Enter')
    await visitor.press('Tab')
    await visitor.expectFocus('main *')
  })

  longWalk('returns from an article to the filtered gallery', async (visitor) => {
    await visitor.open('/?work.topic=print')
    await visitor.click(`${WORK} [data-tile] a[href^="/articles/"]`)
    await visitor.expectInPage(() => location.pathname.startsWith('/articles/'), true)
    await visitor.click('[data-back-link] [data-back]')
    await visitor.expectSearch('?work.topic=print')
    await visitor.expectAttribute(PRINT, 'aria-current', 'true')
  })
})
