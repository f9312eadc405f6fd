// @ts-check
import { CmsResponseError } from '../../internal-api/cms-errors.mjs'
import { toClause } from '../scan-file.mjs'

/**
 * @typedef {import('./import-website.mjs').WebsiteImport} WebsiteImport
 * @typedef {import('./import-pages.mjs').ImportedPage} ImportedPage
 * @typedef {{ line: number, from: string, to: { relationTo: 'articles' | 'pages', value: number | string }, path: string }} Redirect
 */

/** Articles per query: their keys are in its address. */
const BATCH_SIZE = 50

/**
 * Lets the addresses of the old site lead to its articles and pages. Existing redirects stay.
 * @param {WebsiteImport} context
 * @param {ReadonlyMap<string, ImportedPage>} pages
 * @returns {Promise<number>} created
 */
export async function importRedirects(context, pages) {
  const { client, importBatch, report, onProgress } = context
  const docs = await client.list('redirects', { 'where[importBatch][equals]': importBatch })
  const existing = new Set(docs.map(({ from }) => String(from)))
  let created = 0
  for await (const { line, from, to, path } of redirectsOf(context, pages)) {
    if (existing.has(from) || from === path) continue
    existing.add(from)
    try {
      await client.create('redirects', { from, kind: 'document', document: to, importBatch })
      created += 1
      if (created % 500 === 0) onProgress(`  ${created.toLocaleString('en')} redirects …`)
    } catch (error) {
      if (!(error instanceof CmsResponseError) || error.status >= 500) throw error
      const reason = `is not redirected: ${toClause(error.reason).replace(from, 'it')}`
      report.add({ line, field: 'old address', value: from, reason })
    }
  }
  return created
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
