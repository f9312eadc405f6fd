// @ts-check
import { formatNumber } from '../../cli/format-text.mjs'
import { createLossReport } from '../report/loss-report.mjs'
import { importMenu } from './import-menu.mjs'
import { importPages } from './import-pages.mjs'
import { importRedirects } from './import-redirects.mjs'

/**
 * @typedef {object} WebsiteImport
 * @property {import('../../internal-api/client.mjs').CmsClient} client
 * @property {import('./website.mjs').Website} website
 * @property {string} importBatch
 * @property {import('../upload/upload-files.mjs').FileUploader} uploader
 * @property {ReturnType<typeof createLossReport>} report
 * @property {import('../mapping/mapping-schema.mjs').Mapping['status']} status `draft`: of all pages; then the menu and the
 *   addresses stay as they are
 * @property {string | null} galleryId of the page with all articles
 * @property {(text: string) => void} onProgress
 * @property {(keys: readonly string[]) => Promise<ReadonlyMap<string, { id: number | string, slug: string }>>} findArticles
 */

/**
 * Imports what an export contains besides its articles, which are imported before: pages, menu, redirects from the old
 * addresses and images that nothing shows. Nothing is made twice.
 * @param {Pick<WebsiteImport, 'client' | 'website' | 'importBatch' | 'uploader' | 'galleryId' | 'status' | 'onProgress'>} options
 * @returns {Promise<{ rejected: number, losses: readonly import('../report/loss-report.mjs').LossGroup[] }>} rejected: pages
 */
export async function importWebsite(options) {
  const { client, website, importBatch, uploader, onProgress } = options
  const report = createLossReport()
  for (const loss of website.losses) report.add(loss)
  const findArticles = createArticleFinder(client, importBatch)
  const context = { ...options, report, findArticles }
  const { pages, created, rejected } = await importPages(context)
  if (pages.size > 0)
    onProgress(
      `Pages: ${formatNumber(created)} created, ${formatNumber(pages.size - created)} existing.`,
    )
  const isDraft = options.status === 'draft'
  const links = isDraft ? 0 : await importMenu(context, pages)
  if (links > 0) onProgress(`Menu: ${formatNumber(links)} links.`)
  const redirects = isDraft ? 0 : await importRedirects(context, pages)
  if (redirects > 0) onProgress(`Redirects from old addresses: ${formatNumber(redirects)} created.`)
  let images = 0
  for (const { line, reference } of website.images) {
    const result = await uploader.uploadOnce(reference)
    if (result === 'uploaded') images += 1
    else if (result === 'refused')
      report.add({
        line,
        field: 'files',
        value: reference.src,
        reason: 'is missing or not an image',
      })
  }
  if (images > 0)
    onProgress(`Images that no article or page shows: ${formatNumber(images)} created.`)
  return { rejected, losses: report.groups }
}

/** @param {WebsiteImport['client']} client @param {string} importBatch @returns {WebsiteImport['findArticles']} */
const createArticleFinder = (client, importBatch) => async (keys) => {
  if (keys.length === 0) return new Map()
  const docs = await client.list('articles', {
    'where[importKey][in]': keys.map((key) => `${importBatch}:${key}`).join(','),
    ...{ 'select[importKey]': 'true', 'select[slug]': 'true' },
  })
  return new Map(
    docs.map(({ id, importKey, slug }) => [
      String(importKey).slice(importBatch.length + 1),
      { id, slug: String(slug) },
    ]),
  )
}
