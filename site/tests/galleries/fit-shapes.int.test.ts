import { beforeAll, expect, test } from 'vitest'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { siteInBrowser } from '../../testing/site-in-browser'

const on = siteInBrowser()

/** Two repeats of pattern 5 on each page. */
const SIZE = 10

beforeAll(() => {
  const gallery = (id: string, fitShapes: boolean) =>
    galleryBlock({ id, title: id, fitShapes, paging: { kind: 'pages', size: SIZE } })
  return on.site.publish(
    row('page', 'shapes', '/shapes', {
      ...{ slug: 'shapes', title: 'Shapes', description: null, showTitle: true },
      blocks: [gallery('fitted', true), gallery('plain', false)],
    }),
  )
})

const html = async (path: string) => (await fetch(on.site.origin + path)).text()

/** The ids of the tiles in the markup of the server. */
async function tilesOf(search: string, id = 'fitted') {
  const [, rest = ''] = (await html(`/shapes${search}`)).split(`data-gallery="${id}"`)
  const [section = ''] = rest.split('</section>')
  return [...section.matchAll(/data-tile="([^"]+)"/g)].map(([, tile = '']) => tile)
}

const pages = async (id?: string) => [
  ...(await tilesOf('', id)),
  ...(await tilesOf(`?${id ?? 'fitted'}.page=2`, id)),
]

test('pages and the tiles API have one order, and no tile leaves its repeat', async () => {
  const order = await pages()
  expect(order).toHaveLength(2 * SIZE)
  const response = await fetch(`${on.site.origin}/galleries/shapes/fitted/tiles?from=0&to=20`)
  const { tiles } = await response.json()
  expect(tiles.map(([id]: readonly [string]) => id)).toEqual(order)
  const later = await fetch(`${on.site.origin}/galleries/shapes/fitted/tiles?from=7&to=13`)
  const range = await later.json()
  expect(range.tiles.map(([id]: readonly [string]) => id)).toEqual(order.slice(7, 13))
  const plain = await pages('plain')
  expect(order).not.toEqual(plain)
  for (let first = 0; first < order.length; first += 5)
    expect(order.slice(first, first + 5).toSorted()).toEqual(
      plain.slice(first, first + 5).toSorted(),
    )
})

test('previous and next follow that order, over the ends of repeats and pages too', async () => {
  const order = await pages()
  for (const index of [1, 4, 5, 9, 10]) {
    const page = await html(`/shapes?fitted.view=${order[index]}`)
    const target = (control: string) => {
      const [link = ''] = new RegExp(`<a[^>]*data-control="${control}"[^>]*>`).exec(page) ?? []
      return /fitted\.view=([^"&#]+)/.exec(link)?.[1]
    }
    expect([target('previous'), target('next')], order[index]).toEqual([
      order[index - 1],
      order[index + 1],
    ])
  }
})

test('the browser renders the order of the server', async () => {
  const order = await pages()
  await on.visit('/shapes', { viewport: { width: 1280, height: 900 } }, async (page) => {
    const gallery = page.locator('[data-gallery="fitted"]')
    const ids = () =>
      gallery
        .locator('[data-tile]')
        .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')))
    const first = await gallery.locator('[data-tile]').first().elementHandle()
    await page
      .locator('[data-gallery-file]:not([data-hydrated])')
      .first()
      .waitFor({ state: 'detached' })
    // Hydrated, not rendered again; `visit` fails on a mismatch that React logs.
    expect(await first?.evaluate((tile) => tile.isConnected)).toBe(true)
    expect(await ids()).toEqual(order.slice(0, SIZE))
    await gallery.locator('[rel="next"]').click()
    await expect.poll(ids).toEqual(order.slice(SIZE))
    await page.goBack()
    await expect.poll(ids).toEqual(order.slice(0, SIZE))
  })
})
