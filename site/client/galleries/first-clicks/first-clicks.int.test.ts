import type { BrowserContextOptions, Locator, Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { siteInBrowser } from '../../../testing/site-in-browser'

const on = siteInBrowser()

const gallery = (page: Page, id = 'work') => page.locator(`[data-gallery="${id}"]`)
const option = (page: Page, id: string, of = 'work') =>
  gallery(page, of).locator(`[data-option="${id}"]`).first()
const status = (page: Page, id = 'work') =>
  gallery(page, id).locator('[role="status"]').first().textContent()
const search = (page: Page) => new URL(page.url()).search
const isHydrated = (page: Page) =>
  page.locator('[data-gallery-file]').first().getAttribute('data-hydrated')
const hydrated = (page: Page) =>
  page.locator('[data-gallery-file][data-hydrated]').first().waitFor()
const tiles = (page: Page, id = 'work') =>
  gallery(page, id)
    .locator('[data-tile]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-option], a, input, p')?.outerHTML)

/** Holds back the script of React until `release`. */
async function beforeHydration(
  path: string,
  walk: (page: Page, release: () => void) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
  options: BrowserContextOptions = {},
) {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const hold = async (page: Page) => {
    await page.route('**/hydrate-galleries-*.js', async (route) => {
      await gate
      await route.continue()
    })
    await prepare(page)
  }
  await on.visit(path, { ...options, prepare: hold }, async (page) => {
    await page.waitForLoadState('load')
    await walk(page, release)
    release()
  })
}

/** Holds back the HTML of galleries until `release`. */
function heldFragments() {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const hold = (page: Page) =>
    page.route('**/fragment?*', async (route) => {
      await gate
      await route.continue()
    })
  return { hold, release }
}

/** The code of a click does not come. */
const stallCode = (page: Page) => page.route('**/show-fragment-*.js', async () => undefined)

/** The page is the document that was loaded first. */
const markDocument = (page: Page) => page.evaluate(() => void (document.title = 'same document'))
const isSameDocument = async (page: Page) => (await page.title()) === 'same document'

test('a filter is shown before React arrives, without loading a page', async () => {
  await beforeHydration('/', async (page) => {
    await markDocument(page)
    const before = await tiles(page)
    await page.evaluate(() => {
      const region = document.querySelector('#work [role="status"]')
      const changes: string[] = []
      Object.assign(window, { region, changes })
      new MutationObserver(() => changes.push(region?.textContent ?? '')).observe(
        region ?? document,
        {
          childList: true,
          characterData: true,
          subtree: true,
        },
      )
    })
    await option(page, 'print').click()
    await expect.poll(() => status(page)).toBe('8 of 40 articles')
    expect(search(page)).toBe('?work.topic=print')
    expect(await tiles(page)).not.toEqual(before)
    expect(await tiles(page)).toHaveLength(8)
    await expect.poll(() => option(page, 'print').getAttribute('aria-current')).toBe('true')
    await expect.poll(() => gallery(page).locator('[data-active-filters] a').count()).toBe(2)
    await expect.poll(() => gallery(page).locator('[data-paging]').count()).toBe(0)
    await expect.poll(() => gallery(page).getAttribute('aria-busy')).toBeNull()
    // The live region is the same element, and its change was announced once.
    const announced = await page.evaluate(() => {
      const { region, changes } = Object(window)
      return { isSame: region === document.querySelector('#work [role="status"]'), changes }
    })
    expect(announced).toEqual({ isSame: true, changes: ['8 of 40 articles'] })
    expect(await isSameDocument(page)).toBe(true)
    expect(await isHydrated(page)).toBeNull()
  })
})

test('Back and Forward restore the states before hydration', { tags: 'long' }, async () => {
  await beforeHydration('/', async (page) => {
    await markDocument(page)
    const before = await tiles(page)
    await option(page, 'print').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print')
    await option(page, '2024').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print&work.year=2024')
    const both = await tiles(page)
    await page.goBack()
    await expect.poll(() => status(page)).toBe('8 of 40 articles')
    await page.goBack()
    await expect.poll(() => status(page)).toBe('40 articles')
    expect(search(page)).toBe('')
    expect(await tiles(page)).toEqual(before)
    await page.goForward()
    await page.goForward()
    await expect.poll(() => tiles(page)).toEqual(both)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('React hydrates whatever state is there, and Back works across hydration', async () => {
  await beforeHydration('/', async (page, release) => {
    await markDocument(page)
    await option(page, 'print').click()
    await expect.poll(() => status(page)).toBe('8 of 40 articles')
    const first = await gallery(page).locator('[data-tile]').first().elementHandle()
    release()
    await hydrated(page)
    // Hydrated, not rendered again.
    expect(await first?.evaluate((tile) => tile.isConnected)).toBe(true)
    await option(page, '2024').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print&work.year=2024')
    await page.goBack()
    await expect.poll(() => status(page)).toBe('8 of 40 articles')
    await page.goBack()
    await expect.poll(() => status(page)).toBe('40 articles')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('galleries of a page keep each other’s filters', { tags: 'long' }, async () => {
  await beforeHydration('/', async (page, release) => {
    await option(page, 'print').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print')
    // The link was rendered before the filter of the other gallery.
    await option(page, '2023', 'journal').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print&journal.year=2023')
    await expect
      .poll(() => option(page, '2022', 'journal').getAttribute('href'))
      .toBe('?work.topic=print&journal.year=2022#journal')
    await page.goBack()
    await expect.poll(() => status(page, 'journal')).toBe('40 articles')
    expect(await status(page)).toBe('8 of 40 articles')
    release()
    await hydrated(page)
    await option(page, '2022', 'journal').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print&journal.year=2022')
  })
})

test(
  'a click on the selected option selects "All", and a click that changes nothing adds no step',
  { tags: 'long' },
  async () => {
    await beforeHydration('/', async (page) => {
      await option(page, '').click()
      await option(page, 'print').click()
      await expect.poll(() => search(page)).toBe('?work.topic=print')
      await option(page, 'print').click()
      await expect.poll(() => search(page)).toBe('')
      await page.goBack()
      await expect.poll(() => search(page)).toBe('?work.topic=print')
      await page.goBack()
      await expect.poll(() => search(page)).toBe('')
      expect(await page.evaluate(() => history.length)).toBe(4)
    })
  },
)

test(
  'the focus stays on the link, in a menu it goes to its button, after a chip to the status',
  { tags: 'long' },
  async () => {
    await beforeHydration('/', async (page) => {
      await option(page, 'print').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => status(page)).toBe('8 of 40 articles')
      expect(await focused(page)).toContain('data-option="print"')
      const menu = gallery(page, 'studio').locator('[data-filter-group="topic"] [data-dropdown]')
      await menu.click()
      await option(page, 'map', 'studio').click()
      await expect.poll(() => status(page, 'studio')).toBe('8 of 40 articles')
      expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
      await expect.poll(() => menu.textContent()).toContain('Map')
      await gallery(page).locator('[data-active-filters] a').first().click()
      await expect.poll(() => status(page)).toBe('40 articles')
      expect(await focused(page)).toContain('role="status"')
    })
  },
)

/** A phone with the filters of the second gallery at its lower edge, so that results are below it. */
async function openBelow(page: Page) {
  await option(page, '2023', 'journal').evaluate((link) =>
    scrollTo({
      top: link.getBoundingClientRect().bottom + scrollY - innerHeight + 20,
      behavior: 'instant',
    }),
  )
  expect((await resultsOf(page)).bottom).toBeGreaterThan(PHONE.viewport.height)
}
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Upper edge of the number of results, lower edge of the first row, and lower edge of the sticky header in px. */
const resultsOf = (page: Page) =>
  gallery(page, 'journal').evaluate((section) => {
    const box = (selector: string, root: ParentNode = section) =>
      root.querySelector(selector)?.getBoundingClientRect()
    return {
      header: box('.site-header', document)?.bottom ?? 0,
      top: box('[role="status"]')?.top ?? 0,
      bottom: box('[data-tile]')?.bottom ?? Infinity,
    }
  })

async function expectResultsInView(page: Page) {
  const { header, top, bottom } = await resultsOf(page)
  expect(header).toBeGreaterThan(0)
  expect(top).toBeGreaterThanOrEqual(header)
  expect(bottom).toBeLessThanOrEqual(PHONE.viewport.height)
}

test(
  'after a tap the number of results and the first row are in the viewport',
  { tags: 'long' },
  async () => {
    const walk = async (page: Page) => {
      await openBelow(page)
      await option(page, '2023', 'journal').tap()
      await expect.poll(() => status(page, 'journal')).toMatch(/of 40/)
      await expectResultsInView(page)
      expect(await isHydrated(page)).toBeNull()
      // Back returns to the filters.
      await page.goBack()
      await expect.poll(() => status(page, 'journal')).toBe('40 articles')
    }
    await beforeHydration('/', walk, undefined, PHONE)
  },
)

/** Adds the query string of each fragment that the page requests from now on. */
function recordFragments(page: Page, searches: string[]): void {
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.includes('/fragment')) searches.push(search)
  })
}

/** Holds back the styles of hydrated galleries until `release`. Their script has locked the markup and waits for them. */
async function whileLocked(
  walk: (page: Page, release: () => void) => Promise<void>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
) {
  let release = () => undefined as void
  const gate = new Promise<void>((resolve) => (release = resolve))
  const hold = async (page: Page) => {
    await page.route('**/hydrated-*.css', async (route) => {
      await gate
      await route.continue()
    })
    await prepare(page)
  }
  await on.visit('/', { ...PHONE, prepare: hold }, async (page) => {
    const script = page.waitForResponse('**/hydrate-galleries-*.js')
    const file = page.waitForResponse((response) => /\/work\/[^/]*\.json/.test(response.url()))
    await page.waitForLoadState('load')
    await Promise.all([script, file])
    await page.waitForFunction(() => document.querySelector('link[href*="/hydrated-"]'))
    await walk(page, release)
  })
}

test('after a tap that waits for hydration they are too', { tags: 'long' }, async () => {
  const fragments: string[] = []
  const record = async (page: Page) => recordFragments(page, fragments)
  await whileLocked(async (page, release) => {
    await openBelow(page)
    await option(page, '2023', 'journal').tap()
    await expect.poll(() => option(page, '2023', 'journal').getAttribute('aria-busy')).toBe('true')
    expect(await isHydrated(page)).toBeNull()
    release()
    await expect.poll(() => status(page, 'journal')).toMatch(/of 40/)
    await expectResultsInView(page)
    expect(fragments).toEqual([])
  }, record)
})

test(
  'a click that waits for hydration does not wait for code that does not come',
  { tags: 'long' },
  async () => {
    await whileLocked(async (page, release) => {
      await markDocument(page)
      await option(page, 'print').tap()
      await expect.poll(() => option(page, 'print').getAttribute('aria-busy')).toBe('true')
      release()
      await expect.poll(() => status(page), { timeout: 8_000 }).toBe('8 of 40 articles')
      expect(await isSameDocument(page)).toBe(true)
    }, stallCode)
  },
)

test('paging moves the focus to the tiles it brings', { tags: 'long' }, async () => {
  await beforeHydration('/', async (page) => {
    await gallery(page).locator('[data-paging] a').click()
    await expect.poll(() => tiles(page)).toHaveLength(40)
    expect(search(page)).toBe('?work.page=2')
    const [, current] = await Promise.all([
      page.waitForFunction(() => document.activeElement?.closest('[data-tile]')),
      page.evaluate(() =>
        document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile'),
      ),
    ])
    expect(current).toBe((await tiles(page))[24])
  })
  await beforeHydration('/register', async (page) => {
    const first = await tiles(page, 'register')
    await gallery(page, 'register').locator('[rel="next"]').click()
    await expect.poll(() => tiles(page, 'register')).not.toEqual(first)
    expect(search(page)).toBe('?register.page=2')
    const top = await gallery(page, 'register').evaluate((each) => each.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(200)
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile'),
      ),
    ).toBe((await tiles(page, 'register'))[0])
  })
})

test(
  'a search and an order are answered too, and text that was typed stays',
  { tags: 'long' },
  async () => {
    await beforeHydration('/register', async (page, release) => {
      await markDocument(page)
      const field = page.getByRole('searchbox', { name: /Entries/ })
      await field.fill('harbour')
      await field.press('Enter')
      await expect.poll(() => search(page)).toBe('?register.q=harbour')
      await expect.poll(() => tiles(page, 'register')).toContain('rain-on-the-harbour')
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
      await field.fill('tide')
      await gallery(page, 'register').locator('[data-sort] [data-dropdown]').click()
      await gallery(page, 'register').locator('[data-sort] [data-option="title"]').click()
      await expect.poll(() => search(page)).toBe('?register.q=harbour&register.sort=title')
      await expect.poll(() => field.inputValue()).toBe('tide')
      expect(await isSameDocument(page)).toBe(true)
      release()
      await expect.poll(() => search(page)).toBe('?register.q=tide&register.sort=title')
      await expect.poll(() => tiles(page, 'register')).toEqual(['tide-table'])
    })
  },
)

test('clicks in a row add up, whichever comes from where', { tags: 'long' }, async () => {
  const { hold, release } = heldFragments()
  await beforeHydration(
    '/',
    async (page, hydrate) => {
      await option(page, 'book').click()
      await option(page, '2024').click()
      // A second click on the same link counts once.
      await option(page, '2024').click()
      await expect.poll(() => gallery(page).getAttribute('aria-busy')).toBe('true')
      hydrate()
      release()
      await expect.poll(() => search(page)).toBe('?work.topic=book&work.year=2024')
      await hydrated(page)
      expect(search(page)).toBe('?work.topic=book&work.year=2024')
    },
    hold,
  )
})

const BAD_RESPONSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'does not come': (route) => route.abort(),
  'is an error': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'no' }),
  'is not HTML': (route) => route.fulfill({ contentType: 'application/json', body: '{}' }),
  'is another page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Please log in</p>' }),
  'does not have status 200': async (route) =>
    route.fulfill({ response: await route.fetch(), status: 203 }),
  'does not begin with the gallery': async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: `<p>Please log in</p>${await response.text()}` })
  },
  'is another gallery': async (route) => {
    const url = route.request().url().replace('/work/', '/journal/')
    return route.fulfill({ response: await route.fetch({ url }) })
  },
  'is redirected': (route) => route.fulfill({ status: 302, headers: { location: '/' } }),
  'has no first byte after 1.5 s': async () => undefined,
}
test('follows the link when the HTML does not come as it should', { tags: 'long' }, async () => {
  const context = await on.browser.newContext()
  const page = await context.newPage()
  let fault = ''
  await page.route('**/hydrate-galleries-*.js', async () => undefined)
  await page.route('**/fragment?*', (route) => BAD_RESPONSES[fault]?.(route))
  for (fault of Object.keys(BAD_RESPONSES)) {
    await page.goto(on.site.origin, { waitUntil: 'load' })
    await markDocument(page)
    await option(page, 'book').click()
    await page.waitForURL((url) => url.search === '?work.topic=book')
    await page.waitForFunction(() => document.title !== 'same document')
    expect(page.url(), fault).toBe(`${on.site.origin}/?work.topic=book#work`)
    await expect.poll(() => status(page), { message: fault }).toBe('8 of 40 articles')
  }
  await context.close()
})

test('hover fetches ahead, one at a time, and the click reuses it', { tags: 'long' }, async () => {
  const requests: string[] = []
  const record = async (page: Page) => recordFragments(page, requests)
  await beforeHydration(
    '/',
    async (page) => {
      await option(page, 'print').hover()
      await expect.poll(() => requests).toEqual(['?work.topic=print'])
      await option(page, 'book').hover()
      await expect.poll(() => requests).toEqual(['?work.topic=print', '?work.topic=book'])
      const answered = page.waitForResponse('**/fragment?work.topic=map')
      await option(page, 'map').hover()
      await answered
      await option(page, 'map').click()
      await expect.poll(() => status(page)).toBe('8 of 40 articles')
      expect(requests.filter((each) => each === '?work.topic=map')).toHaveLength(1)
    },
    record,
  )
})

const INTENTS: Readonly<Record<string, (link: Locator) => Promise<void>>> = {
  hover: (link) => link.hover(),
  focus: (link) => link.focus(),
  touch: (link) => link.dispatchEvent('touchstart'),
}
test.each(Object.keys(INTENTS))(
  '%s fetches nothing ahead while a click in another gallery waits for its HTML',
  { tags: 'long' },
  async (intent) => {
    const requests: string[] = []
    const { hold, release } = heldFragments()
    const prepare = async (page: Page) => {
      recordFragments(page, requests)
      await hold(page)
    }
    await beforeHydration(
      '/',
      async (page) => {
        await markDocument(page)
        await option(page, 'print').click()
        await expect.poll(() => requests).toEqual(['?work.topic=print'])
        await INTENTS[intent]?.(option(page, '2023', 'journal'))
        release()
        await expect.poll(() => status(page)).toBe('8 of 40 articles')
        expect(await isSameDocument(page)).toBe(true)
        expect(requests).toEqual(['?work.topic=print'])
      },
      prepare,
    )
  },
)

test(
  'a tap adds to the filter of another gallery whose HTML has not come',
  { tags: 'long' },
  async () => {
    const { hold, release } = heldFragments()
    await beforeHydration(
      '/',
      async (page) => {
        await markDocument(page)
        await option(page, 'print').tap()
        await option(page, '2023', 'journal').tap()
        release()
        await expect.poll(() => search(page)).toBe('?work.topic=print&journal.year=2023')
        await expect.poll(() => status(page, 'journal')).toMatch(/of 40/)
        expect(await status(page)).toBe('8 of 40 articles')
        expect(await isSameDocument(page)).toBe(true)
      },
      hold,
      PHONE,
    )
  },
)

test('hover fetches nothing ahead while Back waits for its HTML', { tags: 'long' }, async () => {
  const { hold, release } = heldFragments()
  await beforeHydration('/', async (page) => {
    await markDocument(page)
    await option(page, 'print').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print')
    await option(page, '2023', 'journal').click()
    await expect.poll(() => search(page)).toBe('?work.topic=print&journal.year=2023')
    await expect.poll(() => gallery(page, 'journal').getAttribute('aria-busy')).toBeNull()
    await hold(page)
    const requested = page.waitForRequest('**/journal/fragment?work.topic=print')
    await page.goBack()
    await requested
    await option(page, 'book').hover()
    release()
    await expect.poll(() => status(page, 'journal')).toBe('40 articles')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('follows the link when the code does not come', { tags: 'long' }, async () => {
  const walk = async (page: Page) => {
    await markDocument(page)
    await option(page, 'print').click()
    await page.waitForURL((url) => url.search === '?work.topic=print')
    expect(page.url()).toBe(`${on.site.origin}/?work.topic=print#work`)
    await expect.poll(() => status(page)).toBe('8 of 40 articles')
    expect(await isSameDocument(page)).toBe(false)
  }
  await beforeHydration('/', walk, stallCode)
})

test('nothing is fetched ahead when the visitor saves data', { tags: 'long' }, async () => {
  const requests: string[] = []
  const saveData = async (page: Page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    recordFragments(page, requests)
  }
  await beforeHydration(
    '/',
    async (page) => {
      await option(page, 'print').hover()
      await option(page, 'book').hover()
      await option(page, 'map').click()
      await expect.poll(() => status(page)).toBe('8 of 40 articles')
      expect(requests).toEqual(['?work.topic=map'])
    },
    saveData,
  )
})

test('the script of React waits for the HTML of a click', { tags: 'long' }, async () => {
  const requests: string[] = []
  const { hold, release } = heldFragments()
  const prepare = async (page: Page) => {
    await page.addInitScript(() => (window.requestIdleCallback = () => 1))
    await hold(page)
    page.on('request', (request) => {
      const name = /fragment|hydrate-galleries-/.exec(request.url())?.[0]
      if (name && !requests.includes(name)) requests.push(name)
    })
  }
  await on.visit('/', { prepare }, async (page) => {
    await page.waitForLoadState('load')
    await option(page, 'print').click()
    await expect.poll(() => requests).toEqual(['fragment'])
    release()
    await hydrated(page)
    expect(requests).toEqual(['fragment', 'hydrate-galleries-'])
    expect(await status(page)).toBe('8 of 40 articles')
  })
})

test(
  'a zoom link waits for the lightbox, and keeps the filter that was shown before',
  { tags: 'long' },
  async () => {
    await beforeHydration('/', async (page, release) => {
      await option(page, 'print').click()
      await expect.poll(() => search(page)).toBe('?work.topic=print')
      const tile = gallery(page).locator('[data-tile]').first()
      await tile.hover()
      await tile.locator('[data-zoom]').click()
      release()
      await page.locator('dialog[data-lightbox][open]').waitFor()
      expect(search(page)).toMatch(/^\?work\.topic=print&work\.view=/)
      await page.goBack()
      await page.locator('dialog[data-lightbox]').waitFor({ state: 'detached' })
      expect(await status(page)).toBe('8 of 40 articles')
    })
  },
)

test('results of the site’s search are answered and hydrated', { tags: 'long' }, async () => {
  await beforeHydration('/search?q=print', async (page, release) => {
    const all = await tiles(page, 'results')
    await gallery(page, 'results').locator('[data-filter-group="topic"] [data-dropdown]').click()
    await gallery(page, 'results').locator('[data-option="print"]').click()
    await expect.poll(() => search(page)).toBe('?q=print&results.topic=print')
    const filtered = await tiles(page, 'results')
    expect(filtered.length).toBeLessThan(all.length)
    release()
    await hydrated(page)
    expect(await tiles(page, 'results')).toEqual(filtered)
    await page.goBack()
    await expect.poll(() => tiles(page, 'results')).toEqual(all)
  })
})

test(
  'a press on a link that is replaced before it is released counts as a click',
  { tags: 'long' },
  async () => {
    const { hold, release } = heldFragments()
    await beforeHydration(
      '/',
      async (page) => {
        await option(page, 'book').click()
        const pressed = await option(page, '2024').elementHandle()
        await option(page, '2024').hover()
        await page.mouse.down()
        release()
        await expect.poll(() => pressed?.evaluate((link) => link.isConnected)).toBe(false)
        await page.mouse.up()
        await expect.poll(() => search(page)).toBe('?work.topic=book&work.year=2024')
      },
      hold,
    )
  },
)
