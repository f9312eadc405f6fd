import { createServer } from 'node:http'

/**
 * Starts a server with the part of the CMS's REST API that the demo uses. Rows stay in memory; `writes` lists the requests.
 * @typedef {{ id: number, [field: string]: unknown }} Row
 */
export async function startMemoryCms() {
  /** @type {Map<string, Row[]>} */ const tables = new Map()
  /** @type {string[]} */ const writes = []
  const table = (/** @type {string} */ name) => {
    const rows = tables.get(name) ?? []
    tables.set(name, rows)
    return rows
  }

  /** @param {Request} request */
  async function respond(request) {
    const { pathname, searchParams } = new URL(request.url)
    const [, , collection = '', key = ''] = pathname.split('/')
    if (request.headers.get('authorization') !== 'Internal secret')
      return Response.json({}, { status: 403 })
    const locale = searchParams.get('locale') ?? DEFAULT_LOCALE
    if (request.method === 'GET') {
      const rows = table(collection).filter((row) => matches(row, searchParams))
      return Response.json({ docs: rows.map((row) => inLocale(row, locale)) })
    }
    if (pathname === '/api/internal/rich-text') {
      const { texts } = await request.json()
      return Response.json({ texts: texts.map(toEditorJson) })
    }
    writes.push(`${request.method} ${pathname.slice(5)}`)
    const data = await readData(request)
    if (collection === 'globals') return Response.json({ result: data })
    if (request.method === 'PATCH') {
      const row = table(collection).find(({ id }) => id === Number(key))
      if (!row) return Response.json({}, { status: 404 })
      if (locale === DEFAULT_LOCALE) Object.assign(row, data)
      else row[locale] = { ...Object(row[locale]), ...data }
      return Response.json({ doc: inLocale(row, locale) })
    }
    const row = { ...data, id: table(collection).length + 1 }
    table(collection).push(row)
    return Response.json({ doc: row }, { status: 201 })
  }

  const server = createServer(async (incoming, outgoing) => {
    /** @type {Buffer[]} */ const chunks = []
    for await (const chunk of incoming) chunks.push(chunk)
    const headers = new Headers({
      authorization: incoming.headers.authorization ?? '',
      'content-type': incoming.headers['content-type'] ?? '',
    })
    const body = chunks.length ? new Uint8Array(Buffer.concat(chunks)) : undefined
    const response = await respond(
      new Request(`http://cms${incoming.url}`, { method: incoming.method, headers, body }),
    )
    outgoing.writeHead(response.status, { 'content-type': 'application/json' })
    outgoing.end(await response.text())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { cmsUrl: `http://127.0.0.1:${port}`, table, writes, stop: () => server.close() }
}

/** Replaces the conversion of the CMS. @param {unknown} text */
const toEditorJson = (text) => ({ root: { children: text } })

/** Language of a row's own fields. Each other language is an object in the row, with its tag as the key. */
const DEFAULT_LOCALE = 'en'

/** @param {Row} row @param {string} locale @returns {Row} */
const inLocale = (row, locale) =>
  locale === DEFAULT_LOCALE
    ? row
    : { ...row, title: null, label: null, alt: null, ...Object(row[locale]), id: row.id }

/** @param {Request} request @returns {Promise<Record<string, unknown>>} */
async function readData(request) {
  if (request.headers.get('content-type') === 'application/json') return request.json()
  const form = await request.formData()
  const file = form.get('file')
  const filename = file instanceof File ? file.name.replace('.', '-0a1b2c3d.') : ''
  return { ...JSON.parse(String(form.get('_payload'))), filename }
}

/** Supports `where[field][equals]` and `where[field][in]`. @param {Row} row @param {URLSearchParams} query */
const matches = (row, query) =>
  [...query].every(([name, value]) => {
    const [, field, operator] = /^where\[(\w+)\]\[(\w+)\]$/.exec(name) ?? []
    if (!field) return true
    const actual = String(row[field])
    return operator === 'in' ? value.split(',').includes(actual) : actual === value
  })
