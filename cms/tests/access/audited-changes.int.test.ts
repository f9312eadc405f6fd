import { beforeAll, describe, expect, test } from 'vitest'
import { AUDIT_LOG } from '../../src/audit-log/audit-log'
import { kindOf } from '../../src/audit-log/describe-document'
import { mp4 } from '../../src/videos/testing/create-video'
import { codeOfApp } from '../testing/authenticator-app'
import { createImageFile } from '../testing/images'
import { post, send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'

const DRAWING = { wide: { columns: 2, tiles: [{ column: 0, row: 0, columns: 2, rows: 1 }] } }

/** A minimal document of each collection, and a change of it. */
const DOCUMENTS: Readonly<Record<string, { readonly data: object; readonly change: object }>> = {
  articles: { data: { title: 'Tide' }, change: { title: 'Ebb' } },
  pages: { data: { title: 'Tide' }, change: { title: 'Ebb' } },
  media: { data: { alt: 'Grey' }, change: { alt: 'Green' } },
  videos: { data: { title: 'Press' }, change: { title: 'Ink' } },
  'filter-groups': { data: { label: 'Topic' }, change: { label: 'Subject' } },
  terms: { data: { label: 'Print' }, change: { label: 'Prints' } },
  patterns: { data: { label: 'One', drawing: DRAWING }, change: { label: 'Two' } },
  redirects: {
    data: { from: '/old', kind: 'url', url: 'https://example.org/new', status: '301' },
    change: { status: '302' },
  },
  'payload-folders': { data: { name: 'Prints' }, change: { name: 'Engravings' } },
  users: {
    data: { name: 'Cleo', email: 'cleo@example.org', password: 'a long enough password' },
    change: { name: 'Cleopatra' },
  },
}

/** Collections without entries, and why. */
const WITHOUT_ENTRIES: Readonly<Record<string, string>> = {
  [AUDIT_LOG]: 'The log itself.',
  publications: 'Made from documents, whose changes have entries.',
  'pending-publications': 'Made from documents, whose changes have entries.',
  'bulk-changes': 'Each document of a change has an entry.',
  'preview-links': 'Its endpoints add "preview-link" and "preview-link-ended".',
  'user-sessions': 'Sign-ins, sign-outs and ended sessions have entries.',
  'second-factors': 'Its endpoints add "second-factor-on" and "second-factor-off".',
  'idempotency-keys': 'Keys of requests; no content.',
  'payload-jobs': '"scheduled" and "schedule-cancelled" are about the document.',
  'payload-locked-documents': 'Who has a form open; no change.',
  'payload-preferences': 'How somebody has arranged their own lists.',
  'payload-kv': 'A store of Payload; no content.',
  'payload-migrations': 'Written by migrations only.',
}

const cms = sharedCms()
let headers: Record<string, string>
let group: number | string
beforeAll(async () => {
  headers = await signIn(cms, 'Ada')
  const data = { label: 'Place' }
  group = (await cms.payload.create({ collection: 'filter-groups', data })).id
})

/** What the log says about a request. */
async function entriesOf(method: string, path: string, body?: BodyInit) {
  await cms.payload.db.deleteMany({ collection: AUDIT_LOG, where: {} })
  const { authorization = '' } = headers
  const type: Record<string, string> =
    body instanceof FormData ? {} : { 'content-type': 'application/json' }
  const response = await send(cms, path, {
    ...{ method, headers: { authorization, ...type } },
    ...(body === undefined ? {} : { body }),
  })
  expect(response.status, `${method} ${path}`).toBeLessThan(300)
  const { docs } = await cms.payload.find({ collection: AUDIT_LOG, sort: 'id', depth: 0 })
  return { answer: await response.json(), docs }
}

async function formOf(slug: string, data: object): Promise<BodyInit> {
  const fields = new FormData()
  fields.set('_payload', JSON.stringify(slug === 'terms' ? { ...data, group } : data))
  if (slug === 'videos')
    fields.set('file', new Blob([new Uint8Array(mp4())], { type: 'video/mp4' }), 'press.mp4')
  if (slug === 'media') {
    const { data: file, mimetype, name } = await createImageFile()
    fields.set('file', new Blob([new Uint8Array(file)], { type: mimetype }), name)
  }
  return fields
}

test('every collection is noted, or has a reason not to be', () => {
  const slugs = cms.payload.config.collections.map(({ slug }) => slug)
  const known = [...Object.keys(DOCUMENTS), ...Object.keys(WITHOUT_ENTRIES)]
  expect(slugs.toSorted()).toEqual(known.toSorted())
})

describe.each(Object.entries(DOCUMENTS))('%s', (slug, { data, change }) => {
  let id: number | string
  const config = () => {
    const found = cms.payload.config.collections.find((each) => each.slug === slug)
    if (!found) throw new Error(`There is no collection "${slug}".`)
    return found
  }
  const entry = (action: string) => [
    { name: 'Ada', action, kind: kindOf(config()), document: String(id), count: 1 },
  ]
  const patch = async (query: string, body: object) =>
    (await entriesOf('PATCH', `/${slug}/${id}${query}`, JSON.stringify(body))).docs

  test('notes who creates, saves and deletes', async () => {
    const { answer, docs } = await entriesOf('POST', `/${slug}`, await formOf(slug, data))
    id = answer.doc.id
    expect(docs).toMatchObject(entry('created'))
    expect(await patch('', change)).toMatchObject(entry('saved'))
    if (config().versions) await restoreVersion()
    if (config().trash) {
      expect(await patch('', { deletedAt: new Date().toISOString() })).toMatchObject(
        entry('trashed'),
      )
      expect(await patch('?trash=true', { deletedAt: null })).toMatchObject(entry('restored'))
      await patch('', { deletedAt: new Date().toISOString() })
    }
    const deleted = await entriesOf('DELETE', `/${slug}/${id}?trash=true`)
    expect(deleted.docs).toMatchObject(entry('deleted'))
  })

  async function restoreVersion() {
    const where = { parent: { equals: id } }
    const { docs } = await cms.payload.findVersions({ collection: slug, where, sort: 'createdAt' })
    const restored = await entriesOf('POST', `/${slug}/versions/${docs[0]?.id}`)
    expect(restored.docs).toHaveLength(1)
    expect(restored.docs[0]?.['action']).toMatch(/^saved(-draft)?$/)
    expect(restored.docs).toMatchObject([{ name: 'Ada', document: String(id) }])
  }
})

test('notes who saves and restores each settings page', async () => {
  for (const { slug, label, versions } of cms.payload.config.globals) {
    const entry = [{ name: 'Ada', action: 'saved', kind: label, count: 1 }]
    const data = slug === 'site' ? { name: 'Harbour' } : {}
    const saved = await entriesOf('POST', `/globals/${slug}`, JSON.stringify(data))
    expect(saved.docs, slug).toMatchObject(entry)
    if (!versions) continue
    const { docs } = await cms.payload.findGlobalVersions({ slug })
    const restored = await entriesOf('POST', `/globals/${slug}/versions/${docs[0]?.id}`)
    expect(restored.docs, slug).toMatchObject(entry)
  }
})

test('notes sign-outs, and who sets up or removes a second factor', async () => {
  const password = 'a long enough password'
  const own = await signIn(cms, 'Dan')
  await cms.payload.db.deleteMany({ collection: AUDIT_LOG, where: {} })
  const request = async (path: string, body: object) =>
    (await post(cms, `/users${path}`, body, own)).json()
  const { enrolment, secret } = await request('/second-factor/start', { password })
  await request('/second-factor/confirm', { enrolment, code: codeOfApp(secret, 0) })
  await request('/second-factor/remove', { password, code: codeOfApp(secret, 1) })
  await request('/logout', {})
  const { docs } = await cms.payload.find({ collection: AUDIT_LOG, sort: 'id', depth: 0 })
  expect(docs.map(({ name, action }) => `${name} ${action}`)).toEqual([
    'Dan second-factor-on',
    'Dan second-factor-off',
    'Dan signed-out',
  ])
})
