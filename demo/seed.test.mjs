import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from './seed.mjs'
import { startMemoryCms } from './testing/memory-cms.mjs'

/** @type {Awaited<ReturnType<typeof startMemoryCms>>} */ let cms

beforeAll(async () => {
  cms = await startMemoryCms()
})
afterAll(() => cms.stop())

/** @param {Partial<Parameters<typeof seedDemo>[0]>} [more] */
const seed = (more) => seedDemo({ cmsUrl: cms.cmsUrl, token: 'secret', ...more })
const counts = () =>
  ['filter-groups', 'terms', 'media', 'videos', 'articles', 'pages'].map(
    (name) => cms.table(name).length,
  )
const drafts = () =>
  [...cms.table('articles'), ...cms.table('pages')].filter((row) => row['_status'] !== 'published')

it('throws with the response of the CMS when the token is wrong', async () => {
  await expect(seed({ token: 'wrong' })).rejects.toThrow(/403 to GET \/api\/filter-groups/)
})

it('completes an aborted run without duplicates', async () => {
  const controller = new AbortController()
  const aborted = seed({
    signal: controller.signal,
    onProgress: ({ step, done }) => step === 'articles' && done === 20 && controller.abort(),
  })
  await expect(aborted).rejects.toThrow()
  expect(drafts().length).toBeGreaterThan(30)

  /** @type {string[]} */ const last = []
  await seed({ onProgress: ({ step, done, total }) => last.push(`${step} ${done}/${total}`) })
  expect(drafts()).toEqual([])
  expect(counts()).toEqual([7, 38, 56, 1, 60, 6])
  expect(last).toEqual(expect.arrayContaining(['images 56/56', 'articles 60/60', 'pages 6/6']))
})

it('writes nothing when all documents exist', async () => {
  const before = cms.writes.length
  await seed()
  expect(cms.writes.slice(before)).toEqual([])
})

it('adds three galleries with their patterns and filters to the front page', () => {
  const [home] = cms.table('pages').filter((row) => row['slug'] === 'home')
  expect(home?.['blocks']).toMatchObject([
    { blockType: 'richText' },
    { galleryId: 'work', pattern: '4', groups: [{ form: 'buttons' }, { form: 'buttons' }] },
    { blockType: 'richText' },
    { galleryId: 'journal', pattern: '5', groups: [{ form: 'dropdown' }, { form: 'buttons' }] },
    { blockType: 'richText' },
    { galleryId: 'studio', pattern: '5', groups: [{ form: 'dropdown' }, { form: 'dropdown' }] },
  ])
})

it('adds pages with a custom pattern, with masonry and endless paging, and with a list', () => {
  const galleryOn = (/** @type {string} */ slug) => {
    const [page] = cms.table('pages').filter((row) => row['slug'] === slug)
    const blocks = page?.['blocks']
    return Array.isArray(blocks) ? blocks.find(({ blockType }) => blockType === 'gallery') : null
  }
  const [pattern] = cms.table('patterns')
  expect(galleryOn('about')).toMatchObject({ pattern: 'custom', customPattern: pattern?.id })
  expect(galleryOn('archive')).toMatchObject({ layout: 'masonry', paging: 'endless' })
  expect(galleryOn('register')).toMatchObject({ layout: 'list', search: true, paging: 'pages' })
})

it('adds the existing translations to the other languages of the site', async () => {
  const before = cms.writes.length
  await seed({ languages: ['en', 'de', 'ar', 'it'] })
  const translated = (/** @type {string} */ table, /** @type {string} */ locale) =>
    cms.table(table).filter((row) => row[locale])
  expect(
    ['articles', 'pages', 'filter-groups', 'terms', 'videos'].map(
      (table) => translated(table, 'ar').length,
    ),
  ).toEqual([12, 6, 7, 38, 1])
  expect(translated('articles', 'it')).toEqual([])

  const [home] = cms.table('pages').filter((row) => row['slug'] === 'home')
  expect(home?.['de']).toMatchObject({
    slug: 'home',
    blocks: [
      { blockType: 'richText' },
      { galleryId: 'work', title: 'Arbeiten', groups: [{ form: 'buttons' }, { form: 'buttons' }] },
      { blockType: 'richText' },
      { galleryId: 'journal', title: 'Journal' },
      { blockType: 'richText' },
      { galleryId: 'studio', title: 'Atelier' },
    ],
  })
  expect(home).toMatchObject({ title: 'Halden & Roe', slug: 'home' })
  expect(cms.writes.slice(before).filter((write) => write.startsWith('POST'))).toEqual([
    'POST globals/site',
    'POST globals/menu',
    'POST globals/footer',
    'POST globals/site',
    'POST globals/menu',
    'POST globals/footer',
  ])
})

it('writes nothing when all translations exist', async () => {
  const before = cms.writes.length
  await seed({ languages: ['en', 'de', 'ar'] })
  expect(cms.writes.slice(before)).toEqual([])
})
