import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { FIRST_EDITOR, openAdmin, signInAsNew } from '../product/admin'
import { test, type ReusedProduct } from '../product/running/reused-product'
import { cmsAddress, ROOT } from '../product/running/start-product'

/** A call of an author, for what somebody else made. */
interface Row {
  readonly args: object
  /** In the answer. */
  readonly answer: string
}

const NOT_CALLED = 'The admin does not call this function.'
const NOT_ALLOWED = 'You are not allowed to perform this action.'
/** In the audit log too. */
const TITLE = 'Planned for the spring'
const LATER = '2099-01-01T00:00:00.000Z'
/** How React encodes a time. */
const DATE = `$D${LATER}`

/** Collections whose documents only admins read, or only the server. */
const PRIVATE = [
  ...['user-sessions', 'second-factors', 'audit-log', 'preview-links', 'idempotency-keys'],
  ...['publications', 'bulk-changes', 'payload-jobs', 'payload-kv'],
]

/** Calls that no script of the admin sends. */
const ODD_CALLS: readonly unknown[] = [
  ...['constructor', 'toString', 'valueOf', '__proto__', 'none'].map((name) => ({
    name,
    args: {},
  })),
  ...[null, 'form-state', {}, { name: 'slugify' }, { name: 'form-state', args: null }],
]

/** The names of Payload's server functions, which it does not export. */
function payloadFunctions(): readonly string[] {
  const file = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'
  const [, list = ''] =
    /baseServerFunctions = \{([^}]+)\}/.exec(readFileSync(join(ROOT, file), 'utf8')) ?? []
  return [...list.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
}

test.describe('the server functions of the admin', () => {
  let product: ReusedProduct
  let admin: APIRequestContext
  let author: APIRequestContext
  /** Id of Payload's server function in this build. */
  let action: string
  let article: number
  let own: number

  test.beforeAll(async ({ browser, product: reused }) => {
    product = reused
    const page = await product.startOver()
    admin = page.request
    const { cms, site } = product
    article = Number((await cms.create('articles', { title: TITLE })).id)
    const schedule = { collection: 'articles', id: article, type: 'publish' }
    const response = await admin.post(`${site}/api/document-state/schedule`, {
      data: { ...schedule, date: LATER, timeZone: 'UTC' },
      headers: { origin: site },
    })
    expect(response.status()).toBe(200)
    const ofAuthor = await signInAsNew(browser, { cms, site, name: 'Cleo', role: 'author' })
    author = ofAuthor.request
    const draft = await author.post(`${site}/api/articles?draft=true`, {
      data: { title: 'Ebb' },
      headers: { origin: site },
    })
    own = (await draft.json()).doc.id
    const called = page.waitForRequest((request) => 'next-action' in request.headers())
    await openAdmin(page, `${site}/admin/collections/filter-groups/create`)
    await page.fill('#field-label', 'Topic')
    action = (await called).headers()['next-action'] ?? ''
    await page.goto('about:blank')
  })
  test.afterAll(() => author?.dispose())

  const rows = (): Readonly<Record<string, Row>> => {
    const document = { collectionSlug: 'articles', id: article }
    const doc = { relationTo: 'articles', value: String(article) }
    const users = { collectionSlug: 'users', overrideEntityVisibility: true }
    return {
      'copy-data-from-locale': {
        args: { ...document, docID: article, fromLocale: 'en', toLocale: 'en', overrideData: true },
        answer: NOT_ALLOWED,
      },
      'form-state': { args: formState(article), answer: '"state"' },
      'get-default-layout': { args: {}, answer: NOT_CALLED },
      'get-folder-results-component-and-data': {
        args: { collectionsToDisplay: ['users', 'user-sessions'], displayAs: 'list' },
        answer: '"documents":[]',
      },
      'get-upcoming-scheduled-publish': { args: document, answer: NOT_CALLED },
      'render-document': { args: { ...users, docID: 1 }, answer: '404' },
      'render-document-slots': { args: { ...users, id: 1 }, answer: 'SavingControls' },
      'render-field': { args: { schemaPath: 'collection.users.email' }, answer: NOT_CALLED },
      'render-list': { args: { ...users, query: {} }, answer: '"List"' },
      'render-widget': { args: { widgetSlug: 'collections' }, answer: NOT_CALLED },
      'schedule-publish': {
        args: { type: 'publish', doc, date: DATE, timezone: 'UTC' },
        answer: NOT_CALLED,
      },
      slugify: {
        args: { collectionSlug: 'articles', path: 'slug', valueToSlugify: 'a b' },
        answer: NOT_CALLED,
      },
      'table-state': { args: { ...users, columns: [], query: { limit: 9 } }, answer: '"Table"' },
    }
  }
  const formState = (id: number) => ({
    ...{ collectionSlug: 'articles', id, data: { id }, formState: {}, operation: 'update' },
    ...{ docPermissions: { fields: true }, returnLockStatus: true, updateLastEdited: true },
  })

  /** Calls a function as the script of the admin does, of the site or of the CMS itself. */
  async function call(
    context: APIRequestContext,
    sent: unknown,
    { origin = product.site, to = product.site } = {},
  ) {
    const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8', origin }
    const response = await context.post(`${to}/admin/login`, {
      headers,
      data: JSON.stringify([sent]),
    })
    return { status: response.status(), text: await response.text() }
  }
  const read = async (path: string) =>
    (await admin.get(`${product.site}/api/${path}`, { headers: { origin: product.site } })).json()
  /** What the calls could change, as an admin reads it. */
  const readContent = () =>
    Promise.all([
      ...['articles?draft=true', 'pages', 'media', 'users', 'payload-locked-documents'].map(read),
      ...['globals/site', 'globals/theme', 'refused-publications'].map(read),
      read(`document-state?collection=articles&id=${article}`),
    ])

  test('has a row for each function of Payload', () => {
    expect(payloadFunctions().length).toBeGreaterThan(10)
    expect(Object.keys(rows()).toSorted()).toEqual(payloadFunctions().toSorted())
  })

  test('answer no anonymous visitor', async ({ request }) => {
    const before = await readContent()
    for (const [name, { args }] of Object.entries(rows())) {
      expect((await call(request, { name, args })).status, name).toBe(403)
      const to = cmsAddress(product.dataDir)
      const { status, text } = await call(request, { name, args }, { to, origin: to })
      expect([status, text], name).toEqual([200, expect.stringContaining('You are not signed in.')])
    }
    for (const sent of ODD_CALLS) {
      const { status } = await call(request, sent)
      expect(status, JSON.stringify(sent)).toBe(403)
    }
    expect(await readContent()).toEqual(before)
  })

  test('change nothing of others for an author, and show no addresses', async () => {
    const before = await readContent()
    for (const [name, { args, answer }] of Object.entries(rows())) {
      const { status, text } = await call(author, { name, args })
      expect([status, text], name).toEqual([200, expect.stringContaining(answer)])
      expect(text, name).not.toContain(FIRST_EDITOR.email)
    }
    expect(await readContent()).toEqual(before)
  })

  test('neither cancel nor change what an editor has scheduled', async () => {
    const before = await readContent()
    // Ids of jobs start with 1.
    for (let deleteID = 1; deleteID < 20; deleteID++) {
      const args = { deleteID, date: DATE }
      expect((await call(author, { name: 'schedule-publish', args })).text).toContain(NOT_CALLED)
    }
    expect(await readContent()).toEqual(before)
  })

  test('refuse what no script of the admin sends', async () => {
    for (const sent of ODD_CALLS) {
      const { status, text } = await call(author, sent)
      const answer = [200, expect.stringContaining(NOT_CALLED)]
      expect([status, text], JSON.stringify(sent)).toEqual(answer)
    }
  })

  test('refuse pages of other sites', async () => {
    for (const origin of ['https://example.org', 'null']) {
      const { status } = await call(admin, { name: 'form-state', args: {} }, { origin })
      expect(status, origin).toBe(403)
    }
  })

  test('lock a document for an author who may change it', async () => {
    await call(author, { name: 'form-state', args: formState(own) })
    const { docs } = await read('payload-locked-documents')
    // Locks of forms that were closed a moment ago remain.
    const document = { relationTo: 'articles', value: own }
    expect(docs).toContainEqual(expect.objectContaining({ document }))
  })

  test('show an author nothing of private collections', { tag: '@long' }, async () => {
    const table = (collectionSlug: string) => ({
      name: 'table-state',
      args: { collectionSlug, columns: [], query: { limit: 100 } },
    })
    expect((await call(admin, table('audit-log'))).text).toContain(TITLE)
    for (const collectionSlug of PRIVATE)
      for (const sent of [
        table(collectionSlug),
        { name: 'render-list', args: { collectionSlug, query: {} } },
        { name: 'render-document', args: { collectionSlug, docID: 1 } },
      ]) {
        const { text } = await call(author, sent)
        expect(text, `${sent.name} of ${collectionSlug}`).not.toContain(TITLE)
        expect(text, `${sent.name} of ${collectionSlug}`).not.toContain(FIRST_EDITOR.email)
      }
  })
})
