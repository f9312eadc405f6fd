import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { readVersions } from '../../src/admin/versions/read-versions'
import { createLocalReq, type Where } from 'payload'
import { originalsDir, variantsDir } from '../../src/images/folders'
import { uploadImage } from '../testing/images'
import { post, send } from '../testing/rest'
import { onEachDatabase, sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const LANGUAGES = { LANGUAGES: 'en,de' }

onEachDatabase('versions', (database) => {
  const cms = sharedCms(database, LANGUAGES)
  let ada: Record<string, string>
  let eve: Record<string, string>
  let amy: Record<string, string>
  let art: Record<string, string>
  beforeAll(async () => {
    ada = await signIn(cms, 'Ada')
    eve = await signIn(cms, 'Eve')
    amy = await signIn(cms, 'Amy', 'admin')
    art = await signIn(cms, 'Art', 'author')
  })

  const patch = (path: string, data: object, headers = ada) =>
    send(cms, path, { method: 'PATCH', headers, body: JSON.stringify(data) })
  const save = (global: string, data: object, headers = ada, query = '') =>
    post(cms, `/globals/${global}${query}`, data, headers)
  async function list(of: { collection?: string; global?: string; id?: number | string }) {
    const user = { id: 0, collection: 'users' as const, role: 'editor' }
    const req = await createLocalReq({ user }, cms.payload)
    return (await readVersions(req, of, 1)).rows
  }
  const restore = (path: string, version: number | string | undefined, headers = ada) =>
    post(cms, `${path}/versions/${version}`, {}, headers)
  const filesOf = ({ dataDir } = cms.settings) =>
    [originalsDir(dataDir), variantsDir(dataDir)].flatMap((folder) =>
      existsSync(folder) ? readdirSync(folder).sort() : [],
    )
  const published = async (kind: string, key: number | string) => {
    const of: Where[] = [{ kind: { equals: kind } }, { key: { equals: String(key) } }]
    const row = await cms.payload.db.findOne<{ id: number; body?: unknown }>({
      collection: 'publications',
      where: { and: [...of, { locale: { equals: 'en' } }] },
    })
    return row?.body
  }
  async function createTerm(label: string) {
    const group = await cms.payload.create({
      collection: 'filter-groups',
      data: { label: 'Topic' },
    })
    const created = await post(cms, '/terms', { label, group: group.id }, ada)
    return { term: (await created.json()).doc.id as number, group: group.id }
  }

  test.each(['articles', 'pages'] as const)(
    'of %s name who saved them and when, also who published them',
    async (collection) => {
      const startedAt = Date.now()
      const created = await post(cms, `/${collection}?draft=true`, { title: 'A' }, ada)
      const { id } = (await created.json()).doc
      await patch(`/${collection}/${id}?draft=true`, { title: 'B' }, eve)
      await patch(`/${collection}/${id}`, { _status: 'published' }, ada)
      await cms.payload.update({ collection, id, data: { title: 'C' }, draft: true })
      const rows = await list({ collection, id })
      expect(rows.map(({ savedBy, states }) => [savedBy, ...states])).toEqual([
        [null, 'Present', 'Draft'],
        ['Ada', 'Live'],
        ['Eve', 'Draft'],
        ['Ada', 'Draft'],
      ])
      expectSavedSince(startedAt, rows)
    },
  )

  test('of a term name who saved it and when', async () => {
    const startedAt = Date.now()
    const { term } = await createTerm('Ink')
    await patch(`/terms/${term}`, { label: 'Colour' }, eve)
    await cms.payload.update({ collection: 'terms', id: term, data: { label: 'Paint' } })
    const rows = await list({ collection: 'terms', id: term })
    expect(rows.map(({ savedBy }) => savedBy)).toEqual([null, 'Eve', 'Ada'])
    expectSavedSince(startedAt, rows)
  })

  test('of an autosaved draft begin anew for another person, and after ten minutes', async () => {
    const { doc } = await (await post(cms, '/articles?draft=true', { title: '0' }, ada)).json()
    const type = (title: string, who: Record<string, string>) =>
      patch(`/articles/${doc.id}?draft=true&autosave=true`, { title }, who)
    for (const title of ['1', '12', '123']) await type(title, ada)
    await type('Eve’s', eve)
    const titles = async () => {
      const { docs } = await cms.payload.findVersions({
        ...{ collection: 'articles', where: { parent: { equals: doc.id } } },
        ...{ sort: '-updatedAt', showHiddenFields: true },
      })
      return docs.map(({ version }) => `${version['savedBy']}: ${version['title']}`)
    }
    expect(await titles()).toEqual(['Eve: Eve’s', 'Ada: 123', 'Ada: 0'])
    await type('Eve’s longer', eve)
    await type('Eve’s longer text', eve)
    expect(await titles()).toHaveLength(4)
    const [newest] = (
      await cms.payload.db.findVersions<Record<string, unknown>>({
        collection: 'articles',
        where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
      })
    ).docs
    await cms.payload.db.updateVersion({
      ...{ collection: 'articles', id: newest?.id ?? 0, returning: false },
      versionData: {
        version: newest?.version ?? {},
        createdAt: new Date(Date.now() - 11 * 60_000).toISOString(),
      },
    })
    await type('Eve’s longer text, later', eve)
    expect(await titles()).toHaveLength(5)
  })

  test('of an image restore its texts, and leave its files', async () => {
    const image = await uploadImage(cms.payload, 'A grey square')
    await patch(`/media/${image.id}`, { title: 'First', caption: 'One' })
    await patch(`/media/${image.id}`, { title: 'Second', caption: '' }, eve)
    const before = filesOf()
    const rows = await list({ collection: 'media', id: image.id })
    expect(rows.map(({ savedBy }) => savedBy)).toEqual(['Eve', 'Ada', null])
    const stored = () =>
      cms.payload.db.findOne<Record<string, unknown> & { id: number }>({
        ...{ collection: 'media', where: { id: { equals: image.id } } },
      })
    const files = ({ filename, variants, fileHash, filesize }: Record<string, unknown> = {}) => ({
      ...{ filename, variants, fileHash, filesize },
    })
    const shown = await stored()
    expect((await restore('/media', rows[1]?.id)).status).toBe(200)
    const restored = await stored()
    expect(await cms.payload.findByID({ collection: 'media', id: image.id })).toMatchObject({
      ...{ title: 'First', caption: 'One' },
    })
    expect(files(restored ?? {})).toEqual(files(shown ?? {}))
    expect(filesOf()).toEqual(before)
    expect((await list({ collection: 'media', id: image.id }))[0]?.savedBy).toBe('Ada')
    expect((await restore('/media', rows[0]?.id, art)).status).toBe(403)
  })

  test('of an image in the trash do not delete it again', { tags: 'long' }, async () => {
    const image = await uploadImage(cms.payload, 'A grey square')
    await patch(`/media/${image.id}`, { deletedAt: new Date().toISOString() })
    await patch(`/media/${image.id}?trash=true`, { deletedAt: null })
    const rows = await list({ collection: 'media', id: image.id })
    expect(rows[1]?.states).toEqual(['In the trash'])
    expect((await restore('/media', rows[1]?.id)).status).toBe(200)
    const { docs } = await cms.payload.find({
      ...{ collection: 'media', where: { id: { equals: image.id } } },
    })
    expect(docs).toHaveLength(1)
  })

  test('of a term restore it in all languages, on the site too', async () => {
    const { term, group } = await createTerm('Ink')
    await patch(`/terms/${term}?locale=de`, { label: 'Tinte' })
    const [inGerman] = await list({ collection: 'terms', id: term })
    await patch(`/terms/${term}?locale=de`, { label: 'Farbe' }, eve)
    await patch(`/terms/${term}`, { label: 'Colour' }, eve)
    const labels = async () => {
      const read = (locale: 'en' | 'de') =>
        cms.payload.findByID({ collection: 'terms', id: term, locale })
      return [(await read('en'))['label'], (await read('de'))['label']]
    }
    expect(await labels()).toEqual(['Colour', 'Farbe'])
    expect((await restore('/terms', inGerman?.id)).status).toBe(200)
    expect(await labels()).toEqual(['Ink', 'Tinte'])
    const onSite = JSON.stringify(await published('filter-group', group))
    expect(onSite).toContain('Ink')
    expect(onSite).not.toContain('Colour')
  })

  test.each(['site', 'theme', 'menu', 'footer'] as const)('of %s restore it', async (global) => {
    const change = {
      site: [{ name: 'Old name' }, { name: 'New name' }],
      theme: [{ preset: 'night' }, { preset: 'garden' }],
      menu: [{ items: [LINK('Old')] }, { items: [] }],
      footer: [{ columns: [{ title: 'Old' }] }, { columns: [] }],
    }[global]
    expect((await save(global, change[0] ?? {})).status).toBe(200)
    const before = await published(global, global)
    // Editors do not change the settings of the site.
    const [other, name] = global === 'site' ? [amy, 'Amy'] : [eve, 'Eve']
    expect((await save(global, change[1] ?? {}, other)).status).toBe(200)
    const [newer, older] = await list({ global })
    expect([newer?.savedBy, older?.savedBy]).toEqual([name, 'Ada'])
    expect(await published(global, global)).not.toEqual(before)
    expect((await restore(`/globals/${global}`, older?.id, art)).status).toBe(403)
    expect((await restore(`/globals/${global}`, 999_999)).status).toBe(404)
    expect((await restore(`/globals/${global}`, older?.id)).status).toBe(200)
    expect(await published(global, global)).toEqual(before)
    expect((await list({ global })).map(({ savedBy }) => savedBy)).toEqual(['Ada', name, 'Ada'])
  })

  test('that are restored are a change for whoever has the settings open', async () => {
    await save('site', { name: 'One' })
    const { result } = await (await save('site', { name: 'Two' })).json()
    const [, first] = await list({ global: 'site' })
    await restore('/globals/site', first?.id, amy)
    const stale = await save('site', { name: 'Three', updatedAt: result.updatedAt })
    expect(stale.status).toBe(409)
    expect((await stale.json()).errors[0].message).toContain('Amy')
  })

  test('of settings are thinned by age and keep fifty', { tags: 'long' }, async () => {
    await save('theme', { preset: 'night' })
    const count = async () =>
      (await cms.payload.db.countGlobalVersions({ global: 'theme' })).totalDocs
    const before = await count()
    for (let n = 0; n < 55; n++)
      await cms.payload.db.createGlobalVersion({
        ...{ globalSlug: 'theme', autosave: false, returning: false },
        versionData: { preset: 'night' },
        createdAt: '2026-01-01T10:00:00.000Z',
        updatedAt: '2026-01-01T10:00:00.000Z',
      })
    expect(await count()).toBe(before + 55)
    await save('theme', { preset: 'garden' })
    expect(await count()).toBe(50)
  })

  test('are listed by the same screen everywhere', () => {
    const { collections, globals } = cms.payload.config
    const versioned = [...collections, ...globals].filter(({ versions }) => versions)
    expect(versioned.map(({ slug }) => slug).sort()).toEqual([
      'articles',
      'footer',
      'media',
      'menu',
      'pages',
      'site',
      'terms',
      'theme',
    ])
    for (const { admin, slug } of versioned)
      expect(admin.components?.views, slug).toMatchObject({
        edit: { versions: { Component: '/admin/versions/VersionsPage#VersionsPage' } },
      })
  })

  test('are never published, and visitors cannot read them', async () => {
    const { docs } = await cms.payload.db.find<Record<string, unknown> & { id: number }>({
      ...{ collection: 'publications', where: {}, pagination: false },
    })
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs)).not.toMatch(/savedBy|lastChanges/)
    for (const path of ['media', 'terms', 'globals/site', 'globals/menu', 'globals/theme'])
      expect((await send(cms, `/${path}/versions`)).status).toBe(403)
  })
})

/** @param versions the newest first */
function expectSavedSince(startedAt: number, versions: readonly { readonly savedAt: string }[]) {
  const times = versions.map(({ savedAt }) => Date.parse(savedAt))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(new Set(times).size).toBe(times.length)
  expect(times.at(-1)).toBeGreaterThanOrEqual(startedAt)
  expect(times[0]).toBeLessThanOrEqual(Date.now())
}

const LINK = (label: string) => ({ label, kind: 'url', url: 'https://example.org' })
