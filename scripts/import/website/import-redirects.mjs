// @ts-check
import { formatNumber } from '../../cli/format-text.mjs'
import { toClause } from '../scan-file.mjs'

/**
 * @typedef {import('./import-website.mjs').WebsiteImport} WebsiteImport
 * @typedef {import('./import-pages.mjs').ImportedPage} ImportedPage
 * @typedef {{ line: number, from: string, to: { relationTo: 'articles' | 'pages', value: number | string }, path: string }} Redirect
 */

/** Articles per query: their keys are in its address. */
const BATCH_SIZE = 50

/** Redirects per request: the limit of the CMS. */
const MAX_REDIRECTS = 200

/**
 * Lets the addresses of the old site lead to its articles and pages. Existing redirects stay.
 * @param {WebsiteImport} context
 * @param {ReadonlyMap<string, ImportedPage>} pages
 * @returns {Promise<number>} created
 */
export async function importRedirects(context, pages) {
  const { client, importBatch, onProgress } = context
  const docs = await client.list('redirects', {
    ...{ 'where[importBatch][equals]': importBatch, 'select[from]': 'true' },
  })
  const existing = new Set(docs.map(({ from }) => String(from)))
  let created = 0
  /** @type {Redirect[]} */
  let batch = []
  const send = async () => {
    if (batch.length > 0) created += await sendRedirects(batch, context)
    if (batch.length === MAX_REDIRECTS) onProgress(`  ${formatNumber(created)} redirects …`)
    batch = []
  }
  for await (const redirect of redirectsOf(context, pages)) {
    const { from, path } = redirect
    if (existing.has(from) || from === path) continue
    existing.add(from)
    batch.push(redirect)
    if (batch.length === MAX_REDIRECTS) await send()
  }
  await send()
  return created
}

/** @param {readonly Redirect[]} batch @param {WebsiteImport} context @returns {Promise<number>} created */
async function sendRedirects(batch, { client, importBatch, report }) {
  const redirects = batch.map(({ from, to }) => ({ from, document: to }))
  const path = `internal/redirects?batch=${encodeURIComponent(importBatch)}`
  const { created, rejected } = await client.send('POST', path, { redirects })
  for (const { index, reason } of Array.isArray(rejected) ? rejected : []) {
    const { line, from } = batch[index] ?? { line: 0, from: '' }
    const clause = toClause(String(reason)).replace(from, 'it')
    report.add({ line, field: 'old address', value: from, reason: `is not redirected: ${clause}` })
  }
  return Number(created)
}

/** @param {WebsiteImport} context @param {ReadonlyMap<string, ImportedPage>} pages @returns {AsyncGenerator<Redirect>} */
async function* redirectsOf(context, pages) {
  for (const { id, slug, path } of pages.values()) {
    const from = normalizePath(path)
    if (from) yield { line: 0, from, to: { relationTo: 'pages', value: id }, path: `/${slug}` }
  }
  /** @type {import('./website.mjs').OldAddress[]} */
  let batch = []
  for await (const address of context.website.addresses()) {
    batch.push(address)
    if (batch.length < BATCH_SIZE) continue
    yield* redirectsOfArticles(batch, context)
    batch = []
  }
  yield* redirectsOfArticles(batch, context)
}

/** @param {readonly import('./website.mjs').OldAddress[]} batch @param {WebsiteImport} context @returns {AsyncGenerator<Redirect>} */
async function* redirectsOfArticles(batch, { findArticles }) {
  const articles = await findArticles(batch.map(({ key }) => key))
  for (const { line, key, from } of batch) {
    const article = articles.get(key)
    const path = normalizePath(from)
    if (!article || !path) continue
    const to = { relationTo: /** @type {const} */ ('articles'), value: article.id }
    yield { line, from: path, to, path: `/articles/${encodeURI(article.slug)}` }
  }
}

/** As the CMS saves it: escaped, without a slash at its end. @param {string | null} path */
function normalizePath(path) {
  try {
    return path === null ? null : encodeURI(decodeURIComponent(path)).replace(/\/+$/, '') || null
  } catch {
    return null // Browsers cannot request it.
  }
}
