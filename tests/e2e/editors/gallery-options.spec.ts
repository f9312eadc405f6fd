import { expect, test } from '@playwright/test'
import { connectToCms, type Doc, type Id, type CmsClient } from '../product/running/cms-client'
import { sharedProduct } from '../product/running/shared-product'
import { SOON } from '../product/soon'

const { site } = sharedProduct()
const html = async () => (await fetch(`${site}/options`)).text()

let cms: CmsClient
let page: Doc
let topic: Id
test.beforeAll(async () => {
  cms = connectToCms()
  topic = (await cms.find('filter-groups', 'slug', 'topic')).id
  page = await cms.create('pages', { title: 'Options', slug: 'options', ...withGallery({}) })
})
test.afterAll(() => cms.remove('pages', page.id))

const withGallery = (options: object) => ({
  blocks: [
    {
      blockType: 'gallery',
      galleryId: 'all',
      title: 'All of it',
      groups: [{ group: topic, form: 'buttons' }],
      ...options,
    },
  ],
  _status: 'published',
})
const set = (options: object) => cms.update('pages', page.id, withGallery(options))

for (const [name, options, expected] of [
  ['a pattern', { pattern: '9' }, /data-pattern="9"/],
  ['columns', { layout: 'columns' }, /data-layout="columns"/],
  ['masonry', { layout: 'masonry' }, /data-layout="masonry"/],
  ['justified rows', { layout: 'justified' }, /data-layout="justified"/],
  ['a list', { layout: 'list' }, /data-layout="list"/],
  ['a search field', { search: true }, /name="all\.q"/],
  ['sort options', { sorts: ['title', 'random'] }, /all\.sort=title/],
  ['no paging', { paging: 'all' }, /^(?!.*all\.page=2)/s],
  [
    'numbered pages',
    { paging: 'pages', pageSize: 12 },
    /href="\?all\.page=2[^>]*rel="next"|rel="next"[^>]*href="\?all\.page=2/,
  ],
  ['an endless gallery', { paging: 'endless', pageSize: 12 }, /href="\?all\.page=2/],
  ['a hover effect', { hoverBox: 'slide-left' }, /data-hover="slide-left"/],
  ['no lightbox', { lightbox: false }, /^(?!.*data-zoom)/s],
] as const) {
  const tag = name === 'a pattern' ? [] : '@long'
  test(`publishes ${name} at once`, { tag }, async () => {
    await set({})
    await expect.poll(html, SOON).toMatch(/data-pattern="4"/)
    await set(options)
    await expect.poll(html, SOON).toMatch(expected)
  })
}

test('publishes multiple selection in a filter group', { tag: '@long' }, async () => {
  await set({ groups: [{ group: topic, form: 'buttons', multiple: true }] })
  const both = async () => (await fetch(`${site}/options?all.topic=print,book`)).text()
  await expect.poll(both, SOON).toMatch(/all\.topic=print,book/)
})

test('publishes changes of a custom pattern, and prevents deleting it while it is used', async () => {
  const tile = (column: number, row: number, columns: number, rows: number) => ({
    column,
    row,
    columns,
    rows,
  })
  const wide = { columns: 3, tiles: [tile(0, 0, 2, 2), tile(2, 0, 1, 1), tile(2, 1, 1, 1)] }
  const pattern = await cms.create('patterns', { label: 'Test pattern', drawing: { wide } })
  await set({ pattern: 'custom', customPattern: pattern.id })
  await expect.poll(html, SOON).toContain(`data-pattern="custom-${pattern.id}"`)

  const rows = { columns: 3, tiles: [tile(0, 0, 3, 2)] }
  await cms.update('patterns', pattern.id, { drawing: { wide: rows } })
  await expect.poll(html, SOON).toContain('data-size="3x2"')

  const hole = { columns: 3, tiles: [tile(0, 0, 1, 1)] }
  const rejected = cms.update('patterns', pattern.id, { drawing: { wide: hole } })
  await expect(rejected).rejects.toThrow(/column 2, row 1 is empty/)
  await expect(cms.remove('patterns', pattern.id)).rejects.toThrow(/gallery on .*Options/)
  await set({})
  await cms.remove('patterns', pattern.id)
})
