import type { EndpointRow, Rows } from './endpoint-rows'

const READ = [200, 404] as const
const CREATED = [200, 201, 400] as const
/** Of many documents: those that the user may change, which are none. */
const MANY = [200, 403] as const
const REFUSED = [400, 403, 404] as const

/** What an author may do. Nobody here changes or deletes documents of others. */
interface Rights {
  readonly reads: boolean
  readonly creates: boolean
}

/** Payload's own endpoints of a collection. */
function rowsOfCollection(slug: string, { reads, creates }: Rights, body: object = {}): Rows {
  const read = reads ? READ : [403]
  const rows: Readonly<Record<string, EndpointRow>> = {
    'GET /': { status: read },
    'GET /count': { status: read },
    'GET /:id': { status: read },
    'GET /versions': { status: reads ? MANY : [403] },
    'GET /versions/:id': { status: reads ? [200, 403, 404] : [403] },
    'POST /versions/:id': { status: REFUSED },
    // What the user may do; nothing for anonymous visitors.
    'POST /access/:id?': { status: READ, anonymous: READ },
    'POST /': { status: creates ? CREATED : [403], body },
    'POST /:id/duplicate': { status: creates ? [...CREATED, 404] : REFUSED },
    'PATCH /': { status: MANY, query: '?where[id][exists]=true', body },
    'PATCH /:id': { status: REFUSED, body },
    'DELETE /': { status: MANY, query: '?where[id][exists]=true' },
    'DELETE /:id': { status: REFUSED },
    'GET /file/:filename': { status: [404] },
    'GET /paste-url/:id?': { status: [400], anonymous: [400, 403] },
  }
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key.replace(' ', ` /${slug}`).replace(/\/$/, ''),
      row,
    ]),
  )
}

const DRAFTS: Rights = { reads: true, creates: true }
const READS: Rights = { reads: true, creates: false }
const NONE: Rights = { reads: false, creates: false }

/** Collections that only admins read, or only the server's own code. */
const CLOSED_COLLECTIONS = [
  ...['user-sessions', 'second-factors', 'publications', 'pending-publications', 'preview-links'],
  ...['idempotency-keys', 'bulk-changes', 'payload-kv', 'audit-log', 'payload-jobs'],
]

const rowsOfGlobal = (slug: string, isRead = true): Rows => ({
  [`GET /globals/${slug}`]: { status: [isRead ? 200 : 403] },
  [`POST /globals/${slug}`]: { status: [403], body: {} },
  [`POST /globals/${slug}/access`]: { status: [200], anonymous: [200] },
  [`GET /globals/${slug}/versions`]: { status: [403] },
  [`GET /globals/${slug}/versions/:id`]: { status: [403] },
  [`POST /globals/${slug}/versions/:id`]: { status: [403, 404] },
})

/** A row for each endpoint that Payload adds to collections and settings. @param group id of a filter group */
export const payloadRows = (group: number): Rows => ({
  ...rowsOfCollection('articles', DRAFTS, { title: 'Mine' }),
  ...rowsOfCollection('pages', DRAFTS, { title: 'Mine' }),
  ...rowsOfCollection('media', DRAFTS, { alt: 'Mine' }),
  ...rowsOfCollection('videos', DRAFTS, { title: 'Mine' }),
  ...rowsOfCollection('filter-groups', READS, { label: 'Mine' }),
  ...rowsOfCollection('terms', READS, { label: 'Mine', group }),
  ...rowsOfCollection('patterns', READS, { label: 'Mine' }),
  ...rowsOfCollection('redirects', READS, { from: '/mine', to: '/' }),
  ...rowsOfCollection('payload-folders', DRAFTS, { name: 'Mine' }),
  ...rowsOfCollection('users', READS, { role: 'admin' }),
  ...rowsOfCollection('payload-locked-documents', READS),
  ...rowsOfCollection('payload-preferences', DRAFTS),
  // Of the user. Names are keys of preferences too.
  'GET /payload-preferences/count': { status: READ, anonymous: [200] },
  'GET /payload-preferences/versions': { status: READ, anonymous: [200] },
  'GET /payload-preferences/:id': { status: READ, anonymous: [200] },
  'POST /payload-preferences/:id/duplicate': { status: [200, 403] },
  'PATCH /payload-preferences/:id': { status: [200, 403] },
  'DELETE /payload-preferences/:id': { status: READ },
  ...Object.fromEntries(
    CLOSED_COLLECTIONS.flatMap((slug) => Object.entries(rowsOfCollection(slug, NONE))),
  ),
  ...['site', 'theme', 'menu', 'footer'].reduce(
    (rows, slug) => ({ ...rows, ...rowsOfGlobal(slug) }),
    {},
  ),
  ...rowsOfGlobal('sign-in', false),
})
