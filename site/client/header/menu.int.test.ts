import type { Page } from 'playwright'
import { beforeAll, expect, test, vi } from 'vitest'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'
import { axeOn } from '../../../tests/axe'
import { longIf } from '../../../scripts/test/test-tags.mjs'

const running = siteInBrowser()
const url = (href: string) => ({ href })
const MENU = {
  items: [
    { label: 'Work', to: url('/#work'), items: [] },
    {
      label: 'Studio',
      to: url('/articles/the-seventh-wave'),
      items: [
        { label: 'About', to: url('/about') },
        { label: 'Prices', to: url('/articles/hill-road-dusk') },
      ],
    },
    {
      label: 'Archive',
      to: null,
      items: [
        { label: 'The plan chest', to: url('/about') },
        { label: 'The register of everything that ever left the loft', to: url('/search') },
      ],
    },
  ],
}

beforeAll(async () => {
  await running.site.publish(row('menu', 'menu', null, MENU))
  await vi.waitFor(
    async () => expect(await (await fetch(running.site.origin)).text()).toContain('The plan chest'),
    { timeout: 10_000 },
  )
})

const visit: typeof running.visit = (path, options, walk) =>
  running.visit(
    path,
    { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options },
    async (page) => {
      if (options.javaScriptEnabled !== false)
        await page.locator('[aria-expanded]').first().waitFor({ state: 'attached' })
      await walk(page)
    },
  )

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const
const opener = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
const axe = async (page: Page) => {
  const { violations } = await axeOn(page).include('header').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test(
  'the keyboard opens a sub-menu and moves through it, and Escape returns to its button',
  { tags: 'long' },
  async () => {
    await visit('/', {}, async (page) => {
      const archive = opener(page, 'Archive')
      await axe(page)
      await expect.poll(() => archive.getAttribute('aria-expanded')).toBe('false')
      await archive.focus()
      await page.keyboard.press('Enter')
      await link(page, 'The plan chest').waitFor()
      await expect.poll(() => archive.getAttribute('aria-expanded')).toBe('true')
      await axe(page)
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('The plan chest')
      await page.keyboard.press('Escape')
      await link(page, 'The plan chest').waitFor({ state: 'hidden' })
      expect(await focused(page)).toBe('Archive')
      await page.waitForFunction(() => !document.querySelector('header [aria-expanded="true"]'))
    })
  },
)

test('a sub-menu closes when the focus leaves it, when another opens, and on a click elsewhere', async () => {
  await visit('/about', {}, async (page) => {
    const [studio, archive] = [opener(page, 'More in Studio'), opener(page, 'Archive')]
    const isOpen = (name: string) => link(page, name).isVisible()
    await archive.click()
    expect(await isOpen('The plan chest')).toBe(true)
    await studio.click()
    expect([await isOpen('The plan chest'), await isOpen('Prices')]).toEqual([false, true])
    await page.mouse.click(400, 600)
    await link(page, 'Prices').waitFor({ state: 'hidden' })
    await archive.click()
    await link(page, 'The register').focus()
    await page.keyboard.press('Tab')
    await link(page, 'The plan chest').waitFor({ state: 'hidden' })
  })
})

test('without script a sub-menu opens on click, and its links work', async () => {
  await visit('/', { javaScriptEnabled: false }, async (page) => {
    await opener(page, 'Archive').click()
    await link(page, 'The plan chest').click()
    expect(new URL(page.url()).pathname).toBe('/about')
  })
})

test('marks the current page, and the entry of its sub-menu', async () => {
  const html = await (await fetch(`${running.site.origin}/about`)).text()
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  const marked = [...header.matchAll(/<(\w+)[^>]*aria-current="(\w+)"[^>]*>([^<]*)/g)]
  expect(marked.map(([, tag, value, label]) => [tag, value, label])).toEqual([
    ['a', 'true', 'Studio'],
    ['a', 'page', 'About'],
    ['button', 'true', 'Archive'],
    ['a', 'page', 'The plan chest'],
  ])
})

test(
  'on a phone the menu is a panel with sub-menus in place, and every target is at least 44 px large',
  { tags: 'long' },
  async () => {
    await visit('/', PHONE, async (page) => {
      await opener(page, 'Menu').tap()
      await expect.poll(() => opener(page, 'Close').getAttribute('aria-expanded')).toBe('true')
      const archive = opener(page, 'Archive')
      await archive.tap()
      const chest = link(page, 'The plan chest')
      await chest.waitFor()
      const gap = async () => {
        const [below, button] = [await chest.boundingBox(), await archive.boundingBox()]
        return below && button ? below.y - button.y - button.height : -1
      }
      await expect.poll(gap).toBeGreaterThanOrEqual(0)
      const small = await page.locator('.site-menu :is(a, button):visible').evaluateAll((targets) =>
        targets.flatMap((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isSubmit = target.matches('[type="submit"]') // Visible only when it is focused.
          return isSubmit || (width >= 44 && height >= 43.9) ? [] : [target.outerHTML]
        }),
      )
      expect(small).toEqual([])
      await axe(page)
      await archive.tap()
      await chest.waitFor({ state: 'hidden' })
      await archive.tap()
      await chest.tap()
      await page.waitForURL('**/about')
    })
  },
)

test(
  'on a phone the sub-menu of the current page is open when the panel opens',
  { tags: 'long' },
  async () => {
    await visit('/about', PHONE, async (page) => {
      await opener(page, 'Menu').tap()
      await link(page, 'About').waitFor()
      await page.setViewportSize({ width: 1280, height: 800 })
      await link(page, 'About').waitFor({ state: 'hidden' })
      await expect.poll(() => page.locator('header [aria-expanded="true"]').count()).toBe(0)
    })
  },
)

test('on a phone a sub-menu opens without script too', async () => {
  await visit('/', { ...PHONE, javaScriptEnabled: false }, async (page) => {
    await opener(page, 'Menu').tap()
    await opener(page, 'Archive').tap()
    await link(page, 'The plan chest').tap()
    await page.waitForURL('**/about')
  })
})

for (const dir of ['ltr', 'rtl']) {
  for (const width of [320, 360, 768, 1280, 1920]) {
    test(
      `an open menu stays within the viewport, ${width} px, ${dir}`,
      longIf(width > 320 || dir === 'rtl'),
      async () => {
        await visit('/', { viewport: { width, height: 700 } }, async (page) => {
          await page.evaluate((value) => document.documentElement.setAttribute('dir', value), dir)
          if (width < 768) await opener(page, 'Menu').click()
          await opener(page, 'Archive').click()
          const chest = link(page, 'The plan chest')
          await chest.waitFor()
          const isInside = async () => {
            const { x = -1, width: wide = 0 } = (await chest.boundingBox()) ?? {}
            return x >= 0 && x + wide <= width
          }
          await expect.poll(isInside).toBe(true)
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0)
        })
      },
    )
  }
}

test(
  'a caret has the same distances in a button with text and next to a link',
  { tags: 'long' },
  async () => {
    // Measures an entry of each kind. The caret is a pseudo-element, so its end is computed from its styles.
    const gaps = (page: Page) =>
      page.evaluate(() => {
        const sideOf = (element: Element | null | undefined) => {
          const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
          return document.dir === 'rtl' ? [-right, -left] : [left, right]
        }
        const [, studio, archive, end] = document.querySelectorAll('.site-menu nav > ul > li')
        const [, linkEnds = 0] = sideOf(studio?.querySelector('a'))
        const caret = studio?.querySelector('button')
        const [caretBegins = 0] = sideOf(caret)
        const [nextBegins = 0] = sideOf(archive)
        const style = getComputedStyle(caret ?? document.body, '::after')
        const caretEnd = parseFloat(style.marginInlineStart) + parseFloat(style.inlineSize)
        const [, archiveEnds = 0] = sideOf(archive?.querySelector('button'))
        const [lastBegins = 0] = sideOf(end)
        return {
          width: caret?.getBoundingClientRect().width ?? 0,
          nextToLink: [caretBegins - linkEnds, nextBegins - caretBegins - caretEnd].map(Math.round),
          inButton: [0, lastBegins - archiveEnds].map(Math.round),
        }
      })
    await running.site.publish(
      row('menu', 'menu', null, {
        items: [...MENU.items, { label: 'Contact', to: url('/about'), items: [] }],
      }),
    )
    await vi.waitFor(
      async () => expect(await (await fetch(running.site.origin)).text()).toContain('Contact'),
      { timeout: 10_000 },
    )
    for (const dir of ['ltr', 'rtl'])
      await visit('/', {}, async (page) => {
        await page.evaluate((value) => (document.dir = value), dir)
        const { width, nextToLink, inButton } = await gaps(page)
        expect(nextToLink, dir).toEqual(inButton)
        expect(width).toBeGreaterThanOrEqual(24)
      })
  },
)
