import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { createPreview } from '../../src/admin/gallery-preview/server/create-preview'
import { previewRequest } from '../../src/admin/gallery-preview/server/preview-request'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'

onEachDatabase('content in two languages', (database) => {
  const cms = sharedCms(database, { LANGUAGES: 'en,ar' })

  /** `locale path title` of a document's live publications. */
  const publications = async (key: number | string, kind = 'article') => {
    const { docs } = await cms.payload.db.find<{
      id: number
      locale: string
      path: string
      body: { title?: string } | null
    }>({
      collection: 'publications',
      where: { and: [{ kind: { equals: kind } }, { key: { equals: String(key) } }] },
      sort: ['locale'],
      pagination: false,
      limit: 0,
    })
    return docs.flatMap(({ locale, path, body }) =>
      body ? `${locale} ${decodeURI(path)} ${body.title}` : [],
    )
  }
  const article = { collection: 'articles' } as const

  test('publishes each language at its own path, and no language without a translation', async () => {
    const { payload } = cms
    const published = { _status: 'published' }
    const { id } = await payload.create({ ...article, data: { title: 'Herring', ...published } })
    expect(await publications(id)).toEqual(['en /articles/herring Herring'])
    const arabic = { title: 'الرنجة', ...published }
    await payload.update({ ...article, id, locale: 'ar', data: arabic })
    expect(await publications(id)).toEqual([
      'ar /ar/articles/الرنجة الرنجة',
      'en /articles/herring Herring',
    ])

    await payload.update({ ...article, id, locale: 'ar', data: { slug: 'سمك', ...published } })
    expect(await publications(id)).toContain('ar /ar/articles/سمك الرنجة')
    const { docs } = await payload.db.find<{ id: number; key: string; locale: string }>({
      collection: 'publications',
      where: { kind: { equals: 'redirect' } },
    })
    expect(docs.map(({ key, locale }) => `${locale} ${decodeURI(key)}`)).toEqual([
      'ar /ar/articles/الرنجة',
    ])

    await payload.update({ ...article, id, data: { _status: 'draft' } })
    expect(await publications(id)).toEqual([])
  })

  test('publishes the newer draft of one language, or of all, at the scheduled time', async () => {
    const { payload } = cms
    const published = { _status: 'published' }
    const { id } = await payload.create({ ...article, data: { title: 'Cod', slug: 'cod' } })
    const arabic = { title: 'القد', slug: 'قد' }
    await payload.update({ ...article, id, data: published })
    await payload.update({ ...article, id, locale: 'ar', data: { ...arabic, ...published } })
    // The admin autosaves changes of a published article as a draft.
    const autosave = async (locale: string, title: string) => {
      await payload.update({ ...article, id, locale, draft: true, autosave: true, data: { title } })
    }
    const runScheduledPublish = async (locale?: string) => {
      const doc = { relationTo: 'articles', value: String(id) }
      const waitUntil = new Date(Date.now() - 1000).toISOString()
      const job = { taskSlug: 'schedulePublish', queue: 'default', waitUntil }
      const data = { ...job, input: { type: 'publish', doc, locale } }
      await payload.create({ collection: 'payload-jobs', data })
      await payload.jobs.run()
    }

    await autosave('en', 'Cod at noon')
    await autosave('ar', 'القد ظهرا')
    await runScheduledPublish('ar')
    expect(await publications(id)).toEqual(['ar /ar/articles/قد القد ظهرا', 'en /articles/cod Cod'])
    await autosave('ar', 'القد')
    await runScheduledPublish()
    expect(await publications(id)).toEqual([
      'ar /ar/articles/قد القد',
      'en /articles/cod Cod at noon',
    ])
  })

  test('publishes home pages at / and /ar, and refuses a page with the slug of a language', async () => {
    const { payload } = cms
    const pages = { collection: 'pages' } as const
    const data = { title: 'Welcome', slug: 'home', _status: 'published' }
    const { id } = await payload.create({ ...pages, data })
    await payload.update({ ...pages, id, locale: 'ar', data: { ...data, title: 'أهلا' } })
    expect(await publications(id, 'page')).toEqual(['ar /ar أهلا', 'en / Welcome'])
    await expect(
      payload.create({ ...pages, data: { title: 'Argon', slug: 'ar' } }),
    ).rejects.toThrow()
  })

  test('terms and groups without a label in a language have that of the first', async () => {
    const { payload } = cms
    const group = await payload.create({ collection: 'filter-groups', data: { label: 'Topic' } })
    const terms = { collection: 'terms' } as const
    const print = await payload.create({ ...terms, data: { label: 'Print', group: group.id } })
    await payload.create({ ...terms, data: { label: 'Book', group: group.id } })
    await payload.update({ ...terms, id: print.id, locale: 'ar', data: { label: 'مطبوعة' } })
    const { docs } = await payload.db.find<{ id: number; locale: string; body: object }>({
      collection: 'publications',
      where: { kind: { equals: 'filter-group' } },
      sort: ['locale'],
    })
    expect(docs.map(({ locale, body }) => ({ locale, body }))).toMatchObject([
      { locale: 'ar', body: { label: 'Topic', terms: [{ label: 'مطبوعة' }, { label: 'Book' }] } },
      { locale: 'en', body: { label: 'Topic', terms: [{ label: 'Print' }, { label: 'Book' }] } },
    ])
    const { name: listed } = await payload.findByID({ ...terms, id: print.id })
    expect(listed).toBe('Topic: Print')
  })

  test('publishes a group and a term whose only label is in another language', async () => {
    const { payload } = cms
    const arabic = { locale: 'ar', fallbackLocale: false } as const
    const groups = { collection: 'filter-groups' } as const
    const group = await payload.create({
      ...groups,
      ...arabic,
      data: { label: 'بحر', slug: 'sea' },
    })
    const label = { label: 'شمال', slug: 'north', group: group.id }
    await payload.create({ collection: 'terms', ...arabic, data: label })
    const { docs } = await payload.db.find<{ id: number; locale: string; body: object }>({
      collection: 'publications',
      where: { kind: { equals: 'filter-group' }, key: { equals: String(group.id) } },
      sort: ['locale'],
    })
    const named = { label: 'بحر', terms: [{ label: 'شمال' }] }
    expect(docs.map(({ locale, body }) => ({ locale, body }))).toMatchObject([
      { locale: 'ar', body: named },
      { locale: 'en', body: named },
    ])
  })

  test('unpublishes a translation whose title is cleared; the first language requires a title', async () => {
    const { payload } = cms
    const published = { _status: 'published' }
    const { id } = await payload.create({ ...article, data: { title: 'Plaice', ...published } })
    const arabic = { title: 'بلايس', slug: 'بلايس', ...published }
    await payload.update({ ...article, id, locale: 'ar', data: arabic })
    expect(await publications(id)).toHaveLength(2)
    await payload.update({ ...article, id, locale: 'ar', data: { title: '', ...published } })
    expect(await publications(id)).toEqual(['en /articles/plaice Plaice'])
    await expect(
      payload.update({ ...article, id, data: { title: '', ...published } }),
    ).rejects.toThrow('Title')
  })

  test('a language without a site name has that of the first', async () => {
    const { payload } = cms
    const name = async (locale: string) =>
      (await payload.findGlobal({ slug: 'site', locale, fallbackLocale: false }))['name']
    await payload.updateGlobal({ slug: 'site', data: { name: 'The Fish Press' } })
    expect(await name('ar')).toBe('The Fish Press')
    const description = { description: 'مطبعة' }
    await payload.updateGlobal({ slug: 'site', locale: 'ar', data: description })
    expect(await name('ar')).toBe('The Fish Press')
    await payload.updateGlobal({ slug: 'site', locale: 'ar', data: { name: 'مطبعة السمك' } })
    expect([await name('en'), await name('ar')]).toEqual(['The Fish Press', 'مطبعة السمك'])
    await payload.updateGlobal({ slug: 'site', locale: 'ar', data: { name: '' } })
    expect(await name('ar')).toBe('The Fish Press')
  })

  test('the gallery preview shows what is published in the edited language', async () => {
    const { payload } = cms
    const group = await payload.create({ collection: 'filter-groups', data: { label: 'Sea' } })
    const inGroup = { label: 'North', group: group.id }
    const term = await payload.create({ collection: 'terms', data: inGroup })
    const data = { terms: [term.id], _status: 'published' }
    const make = (title: string) => payload.create({ ...article, data: { ...data, title } })
    const [haddock] = [await make('Haddock'), await make('Whiting')]
    const arabic = { title: 'الحدوق', _status: 'published' }
    await payload.update({ ...article, id: haddock.id, locale: 'ar', data: arabic })
    const shown = async (locale: 'en' | 'ar') => {
      const req = await createLocalReq({ locale }, payload)
      const preview = await createPreview(
        req,
        previewRequest.parse({ terms: [term.id], order: 'title' }),
      )
      const { tiles, unpublished } = preview
      return [tiles.map(({ title }) => title), unpublished.first.map(({ label }) => label)]
    }
    expect(await shown('en')).toEqual([['Haddock', 'Whiting'], []])
    expect(await shown('ar')).toEqual([['الحدوق'], ['Whiting']])
  })
})
