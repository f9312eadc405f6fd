import { afterAll, beforeAll, expect, test } from 'vitest'
import { galleryBlock, rackPattern, row } from '../../testing/documents/test-documents'
import { startSite, type RunningSite } from '../../testing/running-site'

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ polls: true })
})
afterAll(() => site.stop())

const text = async (path: string) => (await fetch(site.origin + path)).text()
const tilesOf = (html: string, gallery: string) => {
  const [, rest = ''] = html.split(`data-gallery="${gallery}"`)
  const [section = ''] = rest.split('</section>')
  return [...section.matchAll(/data-tile="([^"]+)"/g)].map(([, id]) => id)
}
const register = async (search: string) => tilesOf(await text(`/register${search}`), 'register')

test('renders the filters, query, order and page of the URL', async () => {
  expect(await register('')).toHaveLength(10)
  expect(await register('?register.page=2')).not.toEqual(await register(''))
  expect(await register('?register.q=HARBOUR')).toContain('rain-on-the-harbour')
  const sorted = await register('?register.sort=title')
  expect(sorted).toEqual(sorted.toSorted())
  expect(await register('?register.sort=random-7')).toEqual(
    await register('?register.sort=random-7'),
  )
  const several = await text('/register?register.topic=print,book&register.q=tide')
  expect(several).toContain('value="tide"')
  expect(several).toMatch(
    /data-option="print"[^>]*aria-current="true"|aria-current="true"[^>]*data-option="print"/,
  )
})

test('answers queries of any script and length, and neither caches nor indexes them', async () => {
  await text('/register')
  const before = site.pageCache.size
  const words = [
    '%ED%A0%80',
    '%00',
    '%F0%9F%A6%8A'.repeat(100),
    'a'.repeat(3_000),
    '%2B*(%5B',
    '紙',
    '%',
  ]
  for (const word of words) {
    const response = await fetch(`${site.origin}/register?register.q=${word}`)
    expect(response.status, word).toBe(200)
    await response.arrayBuffer()
  }
  for (let seed = 1; seed < 100; seed++) await text(`/register?register.sort=random-${seed}`)
  expect(site.pageCache.size).toBeLessThanOrEqual(before + 2)
  expect(await text('/register?register.q=tide')).toContain(
    'name="robots" content="noindex, follow"',
  )
  expect(await text('/register')).not.toContain('noindex')
})

test('works without script, with links and forms', async () => {
  const html = await text('/register?register.topic=print')
  expect(html).toMatch(/<form[^>]*role="search"/)
  expect(html).toContain('name="register.q"')
  expect(html).toContain('type="hidden" name="register.topic" value="print"')
  expect(html).toMatch(/href="\?register\.topic=print&amp;register\.sort=title/)
  expect(await text('/register')).toMatch(/href="\?register\.page=2/)
  // Without script, endless galleries have numbered pages.
  const archive = await text('/archive')
  expect(tilesOf(archive, 'sheets')).toHaveLength(12)
  expect(archive).toMatch(/href="\?sheets\.page=2/)
  expect(tilesOf(await text('/archive?sheets.page=99'), 'sheets')).toHaveLength(4)
})

test('returns any range of tiles in the order of the URL', async () => {
  const request = async (search: string) => {
    const response = await fetch(`${site.origin}/galleries/p2/register/tiles?${search}`)
    const { tiles } = await response.json()
    return tiles.map(([id]: readonly [string]) => id)
  }
  expect(await request('register.sort=title&from=10&to=20')).toEqual(
    await register('?register.sort=title&register.page=2'),
  )
  expect(await request('register.q=no-such-word')).toEqual([])
  expect(await request('from=-1&to=x')).toHaveLength(40)
})

test('uses a custom pattern, updates it, and replaces it by a built-in one when it is unpublished', async () => {
  const pattern = async () =>
    /data-gallery="wall"[^>]*data-pattern="([^"]+)"/.exec(await text('/archive'))?.[1]
  expect(await pattern()).toBe('custom-d1')
  const before = await text('/archive')
  const wide = { ...rackPattern.breakpoints.wide, columns: 4, spans: [[4, 2]] }
  await site.publish(
    row('pattern', 'd1', null, {
      ...rackPattern,
      breakpoints: { ...rackPattern.breakpoints, wide },
    }),
  )
  expect(await text('/archive')).not.toBe(before)
  expect(await text('/archive')).toContain('data-size="4x2"')
  await site.unpublish('pattern', 'd1')
  expect(await pattern()).toBe('4')
})

test('loads the first images of a leading gallery eagerly, the first one below a text too, and all others lazily', async () => {
  const gallery = galleryBlock({ id: 'below', title: 'Below' })
  const words = { type: 'richText', content: [] }
  const page = { slug: 'below', title: 'Below', description: null, showTitle: true }
  await site.publish(row('page', 'p9', '/below', { ...page, blocks: [words, gallery] }))
  expect(await text('/below')).toContain('data-gallery="below"')
  const eager = (html: string) => html.match(/<img(?![^>]*loading="lazy")[^>]*>/g) ?? []
  expect(eager(await text('/below'))).toEqual([expect.stringContaining('fetchPriority="high"')])
  expect(eager(await text('/'))).toHaveLength(4)
})
