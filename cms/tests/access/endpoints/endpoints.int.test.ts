import type { Endpoint } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { longIf } from '../../../../scripts/test/test-tags.mjs'
import { uploadImage } from '../../testing/images'
import { send } from '../../testing/rest'
import { sharedCms } from '../../testing/shared-cms'
import { signIn } from '../../testing/sign-in'
import { endpointRows, type Documents, type EndpointRow, type Rows } from './endpoint-rows'
import { payloadRows } from './payload-rows'

type Headers = Record<string, string>

const cms = sharedCms()
let admin: Headers
let documents: Documents

beforeAll(async () => {
  admin = await signIn(cms, 'Ada')
  documents = await createDocuments()
})

/** What requests of an author change in the tables of accounts, logs and caches is not content. */
const NOT_CONTENT = new Set([
  ...['audit-log', 'user-sessions', 'users', 'idempotency-keys', 'bulk-changes'],
  ...['payload-preferences', 'payload-locked-documents', 'payload-kv', 'payload-migrations'],
])

test('has a row for each endpoint', () => {
  const rows = { ...payloadRows(0), ...endpointRows(documents) }
  expect(endpoints().filter((key) => !(key in rows))).toEqual([])
})

describe.each([
  ['endpoints of the CMS', false, () => endpointRows(documents)],
  ['endpoints that Payload adds', true, () => payloadRows(documents.ids['filter-groups'] ?? 0)],
] as const)('the %s', (title, isLong, rows) => {
  test('answer no anonymous visitor', longIf(isLong), async () => {
    const before = await readContent()
    for (const [key, row] of existing(rows())) {
      const { status } = await request(key, row, { 'content-type': 'application/json' })
      expect(row.anonymous ?? [401, 403, 404, 501], `${key}: ${status}`).toContain(status)
    }
    expect(await readContent()).toEqual(before)
  })

  test(
    'answer an author with what authors may read, and change nothing of others',
    longIf(isLong),
    async () => {
      const author = await signIn(cms, `Author of ${title}`, 'author')
      const before = await readContent()
      const known = new Set(before.map(([name]) => name))
      const answers: string[] = []
      for (const [key, row] of existing(rows())) {
        const { status } = await request(key, row, author)
        if (!row.status.includes(status)) answers.push(`${key}: ${status} instead of ${row.status}`)
      }
      expect(answers).toEqual([])
      const after = await readContent()
      expect(after.filter(([name]) => known.has(name))).toEqual(before)
      const added = after.filter(([name]) => !known.has(name)).map(([name]) => name.split(' ')[0])
      expect(new Set(added)).toEqual(new Set(['articles', 'pages', 'payload-folders']))
    },
  )
})

test(
  'the endpoints of the CMS refuse authors what they do not refuse admins',
  longIf(true),
  async () => {
    for (const [key, row] of existing(endpointRows(documents))) {
      if (!row.status.includes(403) || row.isClosed) continue
      expect((await request(key, row, admin)).status, key).not.toBe(403)
    }
  },
)

/** The endpoints of the built config, such as `GET /articles/:id`. */
function endpoints(): readonly string[] {
  const { config, collections } = cms.payload
  const keysOf = (list: readonly Endpoint[] | false, base: string) =>
    (list || []).map(({ method, path }) =>
      `${method.toUpperCase()} ${base}${path}`.replace(/\/$/, ''),
    )
  return [
    ...keysOf(config.endpoints, ''),
    ...Object.values(collections).flatMap(({ config: { slug, endpoints } }) =>
      keysOf(endpoints, `/${slug}`),
    ),
    ...config.globals.flatMap(({ slug, endpoints }) => keysOf(endpoints, `/globals/${slug}`)),
  ]
}

/** The rows whose endpoint exists. */
function existing(rows: Rows): readonly (readonly [key: string, row: EndpointRow])[] {
  const keys = new Set(endpoints())
  return Object.entries(rows).filter(([key]) => keys.has(key))
}

async function request(key: string, { query = '', body }: EndpointRow, headers: Headers) {
  const [method = '', path = ''] = key.split(' ')
  const id = documents.ids[path.split('/')[1] ?? ''] ?? 1
  const named = path
    .replace(':slug', 'articles')
    .replace(/:id\??/, String(id))
    .replace(/:(file|filename|name|key)/, 'none.webp')
  const init = body && method !== 'GET' && { body: JSON.stringify(body) }
  const response = await send(cms, named + query, { method, headers, ...init })
  await response.arrayBuffer()
  return response
}

/** All rows with their names, such as `articles 3`. */
async function readContent(): Promise<readonly (readonly [name: string, row: string])[]> {
  const { db, collections, config } = cms.payload
  const content: (readonly [string, string])[] = []
  for (const collection of Object.keys(collections)) {
    if (NOT_CONTENT.has(collection)) continue
    const { docs } = await db.find<{ id: number }>({ collection, pagination: false, limit: 0 })
    for (const doc of docs) content.push([`${collection} ${doc.id}`, JSON.stringify(doc)])
  }
  const { docs: users } = await cms.payload.find({ collection: 'users', select: { role: true } })
  for (const { id, role } of users) content.push([`users ${id}`, String(role)])
  for (const { slug } of config.globals)
    content.push([`globals ${slug}`, JSON.stringify(await db.findGlobal({ slug }))])
  return content
}

async function createDocuments(): Promise<Documents> {
  const { payload } = cms
  const create = async (collection: string, data: object) =>
    Number((await payload.create({ collection, data })).id)
  const { docs: users } = await payload.find({ collection: 'users', sort: 'id' })
  const [ada] = users.map(({ id }) => Number(id))
  const { id: media } = await uploadImage(payload, 'A pier')
  const group = await create('filter-groups', { label: 'Topic' })
  const otherGroup = await create('filter-groups', { label: 'Place' })
  const terms = await create('terms', { label: 'Sea', group })
  const article = await payload.create({
    collection: 'articles',
    data: { title: 'Tide', cover: media, terms: [terms], _status: 'published' },
  })
  await payload.updateGlobal({ slug: 'site', data: { name: 'Harbour' } })
  return {
    ids: {
      ...{ articles: Number(article.id), media: Number(media), terms, 'filter-groups': group },
      pages: await create('pages', { title: 'Views', _status: 'published' }),
      redirects: await create('redirects', { from: '/old', kind: 'url', url: '/views' }),
      'payload-folders': await create('payload-folders', { name: 'Shown' }),
      users: ada ?? 0,
    },
    otherTerm: await create('terms', { label: 'Coast', group }),
    otherGroup,
    article: { id: Number(article.id), updatedAt: String(article['updatedAt']) },
    admin: ada ?? 0,
  }
}
