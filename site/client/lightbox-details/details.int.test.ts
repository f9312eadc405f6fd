import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { wordsFromLeft } from '../../../packages/gallery/src/testing/words-from-left'
import { axeOn } from '../../../tests/axe'
import { isWholeAudit } from '../../testing/is-whole-audit'
import { row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser({ languages: ['en', 'ar'] })

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const WAVE = '/?work.view=the-seventh-wave'

const panel = (page: Page) => page.locator('[data-details-panel]')
const dialog = (page: Page) => page.locator('dialog[data-lightbox][open]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page) => panel(page).getByRole('heading', { level: 2 }).first()
const loaded = async (page: Page) => {
  await dialog(page).and(page.locator(':modal[data-status="open"]')).waitFor()
  await button(page, 'Share').waitFor()
}
const rect = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON())

/** Opens the first work with an image on the front page by its zoom link. */
async function open(page: Page) {
  await page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
  const tile = page.locator('[data-gallery="work"] [data-tile]:has(img)').first()
  await tile.hover()
  await tile.locator('[data-zoom]').click()
  await loaded(page)
}

test('shows the facts of a work beside its image, each with the links of its page', async () => {
  await on.visit(WAVE, { viewport: WIDE }, async (page) => {
    await loaded(page)
    const region = page.getByRole('region', { name: 'The Seventh Wave' })
    await expect.poll(() => title(page).textContent()).toBe('The Seventh Wave')
    const link = (name: string) => region.getByRole('link', { name, exact: true })
    await expect
      .poll(() => link('Jon Halden').getAttribute('href'))
      .toContain('/search?q=Jon+Halden')
    const date = region.locator('.article-byline a:has(time)')
    await expect.poll(() => date.getAttribute('href')).toContain('/search?q=2021')
    await expect
      .poll(() => link('Print').getAttribute('href'))
      .toMatch(/\/\?work\.topic=print#work$/)
    await expect.poll(() => region.getByText('420 × 594 mm').isVisible()).toBe(true)
    await expect.poll(() => region.getByRole('complementary').getByRole('link').count()).toBe(3)
    const image = await rect(page, '[data-panel]')
    const details = await rect(page, '[data-details-panel]')
    expect(image.right).toBeLessThanOrEqual(details.left)
    expect(details.bottom).toBeLessThanOrEqual(WIDE.height)
    // The caption is not shown twice.
    await expect.poll(() => page.locator('[data-slide] figcaption').isVisible()).toBe(false)
  })
})

test(
  'shows credit and licence of an image in the details, with the link of the licence',
  { tags: 'long' },
  async () => {
    const license = { label: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' }
    const credit = { creator: 'Ada Berg', line: 'Photo: Ada Berg', license, copyright: null }
    const cover = on.site.media[0]
    await on.site.publish(
      row('media', 'm0', null, { ...cover, credit: { ...credit, source: null } }),
    )
    for (const viewport of [WIDE, PHONE])
      await on.visit(WAVE, { viewport }, async (page) => {
        await loaded(page)
        if (viewport === PHONE) await button(page, 'Details').click()
        const region = page.getByRole('region', { name: 'The Seventh Wave' })
        await expect.poll(() => region.getByText('Photo: Ada Berg').first().isVisible()).toBe(true)
        const link = region.getByRole('link', { name: 'CC BY 4.0' }).first()
        await expect.poll(() => link.isVisible()).toBe(true)
        expect(await link.getAttribute('href')).toBe(license.href)
      })
  },
)

test(
  'has the same details when fetched as in the page of the server',
  { tags: 'long' },
  async () => {
    const texts: string[] = []
    await on.visit(WAVE, { viewport: WIDE, javaScriptEnabled: false }, async (page) => {
      texts.push(await page.locator('[data-details-body]').innerText())
    })
    await on.visit(WAVE, { viewport: WIDE }, async (page) => {
      await loaded(page)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => title(page).textContent()).not.toBe('The Seventh Wave')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => title(page).textContent()).toBe('The Seventh Wave')
      await page.locator('[data-details-body] .related').waitFor()
      texts.push(await page.locator('[data-details-body]').innerText())
    })
    expect(texts[0]).toContain('Woodcut on Hosho')
    expect(texts[1]).toBe(texts[0])
  },
)

test('is hidden by its button, and stays hidden for the visit', { tags: 'long' }, async () => {
  await on.visit('/', { viewport: WIDE }, async (page) => {
    await open(page)
    const toggle = button(page, 'Details')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
    const { width } = await rect(page, '[data-stage]')
    await toggle.click()
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await expect.poll(() => page.locator('[data-slide] figcaption').isVisible()).toBe(true)
    expect((await rect(page, '[data-stage]')).width).toBeGreaterThan(width + 250)
    await page.goto(on.site.origin + WAVE)
    await loaded(page)
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await toggle.click()
    await expect.poll(() => panel(page).isVisible()).toBe(true)
  })
})

test(
  'keys scroll the details while the focus is in them, and move between slides elsewhere',
  { tags: 'long' },
  async () => {
    await on.visit(WAVE, { viewport: WIDE }, async (page) => {
      await loaded(page)
      await panel(page).getByRole('link', { name: 'Print', exact: true }).focus()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('End')
      await expect.poll(() => title(page).textContent()).toBe('The Seventh Wave')
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => title(page).textContent()).not.toBe('The Seventh Wave')
      await panel(page).locator('.facts').waitFor()
    })
  },
)

test('on phones is a sheet behind a button; Escape hides it first', { tags: 'long' }, async () => {
  const phone = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' } as const
  await on.visit('/', phone, async (page) => {
    await open(page)
    const toggle = button(page, 'Details')
    await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await toggle.focus()
    await page.keyboard.press('Enter')
    const region = page.getByRole('region', { name: (await title(page).textContent()) ?? '' })
    await region.locator('.facts').waitFor()
    await expect.poll(() => region.evaluate((it) => it === document.activeElement)).toBe(true)
    const sheet = await rect(page, '[data-details-panel]')
    expect(sheet.bottom).toBe(PHONE.height)
    expect(sheet.top).toBeGreaterThan(PHONE.height * 0.15)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await expect.poll(() => dialog(page).isVisible()).toBe(true)
    await expect.poll(() => toggle.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
  })
})

test('the sheet is pulled up by its button and down by its header', { tags: 'long' }, async () => {
  const phone = { viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' } as const
  await on.visit(WAVE, phone, async (page) => {
    await loaded(page)
    await panel(page).locator('[data-print]').waitFor({ state: 'attached' })
    const pull = async (from: string, distance: number) => {
      const { x, y, width, height } = await rect(page, from)
      await page.mouse.move(x + width / 2, y + height / 2)
      await page.mouse.down()
      for (let step = 1; step <= 5; step++)
        await page.mouse.move(x + width / 2, y + height / 2 + (distance * step) / 5)
      await page.mouse.up()
    }
    await pull('[data-toolbar] [data-control="details"]', -200)
    await expect.poll(() => panel(page).isVisible()).toBe(true)
    // A short pull has no effect, and is no click.
    await pull('[data-details-panel] > header h2', 30)
    await expect.poll(() => panel(page).isVisible()).toBe(true)
    await pull('[data-details-panel] > header h2', 200)
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await expect.poll(() => dialog(page).getAttribute('aria-label')).toBe('The Seventh Wave')
  })
})

test('without script the sheet is behind a link', async () => {
  await on.visit(WAVE, { viewport: PHONE, javaScriptEnabled: false }, async (page) => {
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Details', exact: true }).click()
    await expect.poll(() => panel(page).isVisible()).toBe(true)
    await expect.poll(() => panel(page).locator('.facts').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Hide the details' }).click()
    await expect.poll(() => panel(page).isVisible()).toBe(false)
  })
})

const LONG_TITLE = '/?work.view=an-alphabet-for-people-who-read-on-trains-in-waiting-rooms-a'

test(
  'long titles and right to left: nothing overflows, and the panel is at the end',
  { tags: 'long' },
  async () => {
    const front = await (await fetch(`${on.site.origin}/ar`)).text()
    const [, arabic = ''] = /href="(\?work\.view=[^"]+)"/.exec(front) ?? []
    for (const path of [LONG_TITLE, `/ar${arabic}`]) {
      for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
        await on.visit(path, { viewport, reducedMotion: 'reduce' }, async (page) => {
          const toggle = page.locator('button[data-control="details"]')
          await toggle.waitFor()
          if (viewport === PHONE) await toggle.click()
          await panel(page).locator('.facts').waitFor()
          const overflow = await panel(page).evaluate((it) => it.scrollWidth - it.clientWidth)
          expect(overflow).toBeLessThanOrEqual(0)
          const box = await rect(page, '[data-details-panel]')
          expect(box.left).toBeGreaterThanOrEqual(0)
          expect(box.right).toBeLessThanOrEqual(viewport.width)
          const image = await rect(page, '[data-panel]')
          if (viewport !== PHONE && path !== LONG_TITLE) expect(box.right).toBeLessThan(image.left)
          if (process.env['SHOTS'])
            await page.screenshot({
              path: `${process.env['SHOTS']}/${viewport.width}-${path.length}.png`,
            })
        })
      }
    }
  },
)

test(
  'facts begin at the right edge in Arabic, and each has the direction of its text',
  { tags: 'long' },
  async () => {
    const work = encodeURIComponent('الموجة-السابعة')
    for (const path of [`/ar/articles/${work}`, `/ar?work.view=${work}`]) {
      await on.visit(path, { viewport: WIDE }, async (page) => {
        const size = page.locator('.facts dd', { hasText: '420 × 594 mm' })
        await expect.poll(() => size.evaluate(wordsFromLeft)).toEqual(['420', '×', '594', 'mm'])
        // The facts of the lightbox are rendered again when the details are loaded.
        const gaps = () =>
          page.locator('.facts dd').evaluateAll((all) =>
            all.map((fact) => {
              const range = document.createRange()
              range.selectNodeContents(fact)
              const gap = fact.getBoundingClientRect().right - range.getBoundingClientRect().right
              return Math.round(gap)
            }),
          )
        await expect.poll(gaps, { message: path }).toEqual([0, 0, 0])
      })
    }
  },
)

const CHECKED = {
  light: isWholeAudit ? [WIDE, PHONE] : [WIDE],
  dark: isWholeAudit ? [WIDE, PHONE] : [PHONE],
}

test.each(['light', 'dark'] as const)(
  'has no axe violations, %s mode',
  { tags: 'long' },
  async (colorScheme) => {
    for (const viewport of CHECKED[colorScheme]) {
      await on.visit(WAVE, { viewport, colorScheme, reducedMotion: 'reduce' }, async (page) => {
        await loaded(page)
        if (viewport === PHONE) await button(page, 'Details').click()
        await panel(page).locator('.related').waitFor()
        const { violations } = await axeOn(page).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([])
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `${process.env['SHOTS']}/${viewport.width}-${colorScheme}.png`,
          })
      })
    }
  },
)
