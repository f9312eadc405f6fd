import { expect, test } from 'vitest'
import { stretchWords } from '../testing/long-words'
import { siteInBrowser } from '../testing/site-in-browser'

const on = siteInBrowser({ change: stretchWords })

const PAGES = [
  '/',
  '/?work.topic=print&studio.medium=woodcut',
  '/?work.topic=print&work.medium=cyanotype&work.year=2021',
  '/?work.view=the-seventh-wave',
  '/register',
  '/register?register.q=zzzz',
  '/archive',
  '/about',
  '/articles/the-seventh-wave',
  '/articles/hill-road-dusk',
  '/search?q=salt',
  `/search?q=${'z'.repeat(100)}`,
  '/nothing',
]

for (const width of [320, 1280])
  test(`words of 200 letters make no page wider than ${width} px`, async () => {
    const page = await on.browser.newPage({ viewport: { width, height: 640 } })
    for (const path of PAGES) {
      await page.goto(on.site.origin + path)
      const overflow = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
      expect(await overflow(), path).toBeLessThanOrEqual(0)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      expect(await overflow(), `${path}, right to left`).toBeLessThanOrEqual(0)
    }
    await page.close()
  })
