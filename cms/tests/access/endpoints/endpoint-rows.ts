/** Documents of an editor that the requests name. */
export interface Documents {
  /** Ids by collection. */
  readonly ids: Readonly<Record<string, number>>
  readonly otherTerm: number
  readonly otherGroup: number
  readonly article: { readonly id: number; readonly updatedAt: string }
  /** Id of a user. */
  readonly admin: number
}

/** What an endpoint answers to an author. */
export interface EndpointRow {
  readonly status: readonly number[]
  readonly query?: string
  readonly body?: object
  /** The status for anonymous visitors, if it is not 401, 403, 404 or 501. */
  readonly anonymous?: readonly number[]
  /** Refuses admins too: its credential is a token, or nobody uses it. */
  readonly isClosed?: boolean
}

export type Rows = Readonly<Record<string, EndpointRow>>

const INTERNAL = [
  ...['GET status', 'POST start-import', 'POST import', 'POST import-image', 'POST folder'],
  ...['POST redirects', 'POST terms', 'POST page', 'GET export/documents', 'GET export/settings'],
  ...['POST site-import/start', 'POST site-import/documents', 'POST site-import/file'],
  ...['POST site-import/finish', 'POST invite', 'POST remove-second-factor', 'POST rich-text'],
  ...['POST republish', 'POST undo-import', 'POST remove'],
]
const IMPORTS = [
  ...['GET', 'POST', 'GET /:id', 'DELETE /:id', 'POST /:id/files', 'POST /:id/inspect'],
  ...['POST /:id/sample', 'POST /:id/try', 'POST /:id/start', 'POST /:id/pause'],
  ...['POST /:id/resume', 'POST /:id/undo', 'GET /:id/report', 'GET /:id/samples/:name'],
]

const refused = (keys: readonly string[]): Rows =>
  Object.fromEntries(keys.map((key) => [key, { status: [403] }]))

/** A row for each endpoint of the CMS that Payload does not add to all collections. Most requests are for documents of somebody else. */
export function endpointRows({ ids, article, ...documents }: Documents): Rows {
  const document = { collection: 'articles', id: article.id }
  const { media = 0, 'filter-groups': group = 0 } = ids
  const scheduled = { ...document, type: 'publish' }
  const later = { date: '2099-01-01T00:00:00Z', timeZone: 'UTC' }
  const password = 'a long enough password'
  return {
    ...refused(IMPORTS.map((key) => key.replace(/ ?(\/|$)/, ' /imports$1'))),
    ...refused(INTERNAL.map((key) => key.replace(' ', ' /internal/'))),
    ...refused(['DELETE /demo']),
    // Starts a program for who may export.
    'GET /exports/site': { status: [403], isClosed: true },
    'GET /exports/works': { status: [403] },
    'GET /ready': { status: [200], anonymous: [200] },
    'GET /access': { status: [200], anonymous: [200] },
    'GET /internal/metrics': { status: [403], isClosed: true },
    'POST /internal/preview/check': { status: [404], body: { token: 'x' }, isClosed: true },
    'POST /internal/preview': { status: [404], body: { token: 'x' }, isClosed: true },
    'POST /preview-tokens': { status: [200], body: document },
    'GET /preview/links': { status: [200], query: `?collection=articles&id=${article.id}` },
    'POST /preview/links': { status: [403], body: { ...document, days: 1 } },
    'POST /preview/links/revoke': { status: [403], body: { ...document, link: 1 } },
    'GET /document-state': { status: [200], query: `?collection=articles&id=${article.id}` },
    'POST /document-state/schedule': { status: [403], body: { ...scheduled, ...later } },
    'POST /document-state/cancel': { status: [403], body: scheduled },
    'GET /undo/last': { status: [200] },
    'POST /undo/:id': { status: [404], isClosed: true },
    'PUT /presence/:slug/:id': { status: [200] },
    'DELETE /presence/:slug/:id': { status: [200] },
    'GET /refused-publications': { status: [200] },
    'POST /refused-publications/:id/cancel': { status: [403] },
    'POST /reorder': {
      status: [403],
      body: {
        ...{ collectionSlug: 'filter-groups', orderableFieldName: '_order' },
        ...{ docsToMove: [group], newKeyWillBe: 'greater' },
        target: { id: documents.otherGroup, key: 'a1' },
      },
    },

    'POST /pages/gallery-preview': { status: [200], body: {} },
    'GET /media/variant/:file': { status: [404] },
    'GET /media/:id/uses': { status: [200] },
    'GET /media/:id/tiles': { status: [200] },
    'POST /media/folder': { status: [200], body: { names: ['Mine'], parent: null } },
    'POST /media/:id/description': {
      status: [403],
      body: { alt: 'Mine', decorative: false, terms: {} },
    },
    'POST /media/filter': { status: [403], body: { label: 'Mine' } },
    'POST /media/selection': { status: [200], body: { where: {}, search: '', sort: null } },
    'POST /media/gallery-plan': { status: [200], body: { images: [media] } },
    'POST /media/gallery': {
      status: [200],
      body: { title: 'Mine', images: [media], groups: [], keywords: [] },
    },
    'POST /media/articles-plan': { status: [200], body: { images: [media] } },
    'POST /media/articles': {
      status: [200],
      body: { publish: false, articles: [{ image: media, title: 'Mine', date: null, terms: [] }] },
    },
    'POST /media/articles-undo': { status: [403], body: { articles: [article] } },
    'POST /media/edit-plan': { status: [200], body: { images: [media] } },
    // Its sentence names the image.
    'POST /media/edit': {
      status: [400],
      body: { images: [media], addTerms: [], removeTerms: [], credit: 'Mine' },
    },
    'POST /media/retry-failed': { status: [200], body: {} },
    'POST /media/:id/rotate': { status: [403], body: { turn: 90 } },
    'POST /media/:id/previous-file': { status: [404], body: { file: 'x' } },
    'POST /media/tiff': { status: [400], query: `?replace=${media}` },
    'GET /terms/:id/uses': { status: [200] },
    'POST /terms/:id/merge': { status: [403], body: { into: documents.otherTerm } },
    'GET /audit-log/export': { status: [403] },
    'GET /payload-jobs/run': { status: [401] },
    'GET /payload-jobs/handle-schedules': { status: [401] },
    'GET /payload-preferences/:key': { status: [200], anonymous: [200] },
    'POST /payload-preferences/:key': { status: [200], body: { value: {} } },
    'DELETE /payload-preferences/:key': { status: [200] },

    'GET /users/setup': { status: [403], isClosed: true },
    'GET /users/init': { status: [200], anonymous: [200] },
    'GET /users/me': { status: [200], anonymous: [200] },
    'POST /users/login': { status: [401], body: { email: 'x@example.org', password } },
    'POST /users/first-register': {
      status: [403],
      isClosed: true,
      body: { email: 'x@example.org', password },
    },
    'POST /users/forgot-password': { status: [400], body: { email: 'x' }, anonymous: [400] },
    'POST /users/reset-password': { status: [403], isClosed: true, body: { token: 'x', password } },
    'POST /users/refresh-token': { status: [200] },
    'POST /users/verify/:id': { status: [400], anonymous: [400] },
    'POST /users/unlock': { status: [403], body: { email: 'ada@example.org' } },
    'POST /users/invite': {
      status: [403],
      body: { email: 'x@example.org', name: 'Mine', role: 'admin' },
    },
    'POST /users/:id/password-link': { status: [403] },
    'GET /users/sessions': { status: [403], query: `?user=${documents.admin}` },
    'POST /users/sessions/end': { status: [403], body: { user: documents.admin } },
    'GET /users/second-factor': { status: [200] },
    'POST /users/second-factor/start': { status: [400], body: { password: 'wrong' } },
    'POST /users/second-factor/confirm': { status: [400], body: { enrolment: 'x', code: '1' } },
    'POST /users/second-factor/recovery-codes': { status: [400], body: { password, code: '1' } },
    'POST /users/second-factor/remove': { status: [400], body: { password, code: '1' } },
    'GET /users/:id/second-factor': { status: [403] },
    'POST /users/:id/second-factor/reset': { status: [403] },
    // Ends the session of the request, so it is the last one.
    'POST /users/logout': { status: [200], anonymous: [400] },
  }
}
