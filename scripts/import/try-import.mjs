// @ts-check
import { dirname } from 'node:path'
import { findMissingFields } from './mapping/check-fields.mjs'
import { guessMapping } from './mapping/columns/guess-mapping.mjs'
import { createLossReport, mergeLosses } from './report/loss-report.mjs'
import { scanFile, toClause, WHOLE_ROW } from './scan-file.mjs'
import { detectSource } from './sources/detect-source.mjs'
import { readFirstRows } from './sources/first-rows.mjs'
import { findFile } from './upload/find-file.mjs'
import { isImage } from './upload/image-types.mjs'
import { openWebsite } from './website/website.mjs'

/**
 * @typedef {import('./mapping/mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./sources/detect-source.mjs').DetectedSource} DetectedSource
 *
 * @typedef {object} SourceSample
 * @property {DetectedSource} source
 * @property {readonly import('./sources/read-rows.mjs').Fields[]} rows the first ones, at most 200
 * @property {Mapping} mapping the given one, or the one that suits the source
 * @property {readonly string[]} missing fields of the mapping that no row has
 *
 * What an import would make, and what it would not.
 * @typedef {object} Trial
 * @property {number} articles
 * @property {number} rejected rows
 * @property {number} terms
 * @property {readonly import('./scan-file.mjs').GroupTerms[]} groups
 * @property {number} pages
 * @property {number} menuLinks
 * @property {number} redirects at most; those that the site needs itself are left out
 * @property {{ found: number, missing: number }} images of a media library, or those that articles name
 * @property {readonly import('./report/loss-report.mjs').LossGroup[]} losses
 */

/**
 * Recognizes the source of a file with articles, reads its first rows and finds a mapping for them. Writes nothing.
 * @param {string} file
 * @param {Mapping} [given] instead of a guessed one
 * @returns {Promise<SourceSample>}
 * @throws {import('../cli/command-error.mjs').CommandError} with a sentence for people, when the file has no articles
 */
export async function sampleSource(file, given) {
  const source = await detectSource(file)
  const rows = await readFirstRows(file)
  const website = given ? null : await openWebsite(file, source.kind)
  const mapping = given ?? website?.mapping ?? guessMapping(file, rows)
  return { source, rows, mapping, missing: findMissingFields(mapping, rows) }
}

/**
 * Reads the whole file and counts what an import would make. Writes nothing and asks nobody.
 * @param {string} file
 * @param {Mapping} mapping
 * @returns {Promise<Trial>}
 * @throws {import('../cli/command-error.mjs').CommandError} when the file is damaged or hostile
 */
export async function tryImport(file, mapping) {
  const { kind } = await detectSource(file)
  const website = await openWebsite(file, kind)
  const images = { found: 0, missing: 0 }
  const checkImage = createImageCheck(dirname(file), images)
  // A media library has the images of its articles, too.
  const check = website?.images.length ? undefined : checkImage
  const { articles, rejected, groups, losses } = await scanFile(file, mapping, check)
  const terms = groups.reduce((sum, group) => sum + group.terms.length, 0)
  const rest = website ? await tryWebsite(website, checkImage) : NO_WEBSITE
  return {
    ...{ articles, groups, terms, images, pages: rest.pages, menuLinks: rest.menuLinks },
    ...{ redirects: rest.redirects, rejected: rejected + rest.rejected },
    losses: website ? mergeLosses([...losses, ...rest.losses]) : losses,
  }
}

const NO_WEBSITE = { pages: 0, menuLinks: 0, redirects: 0, rejected: 0, losses: [] }

/**
 * @param {string} folder of the files
 * @param {Trial['images']} counts
 * @returns {(found: import('./scan-file.mjs').FoundFile) => import('./report/loss-report.mjs').ReportedLoss | null}
 */
function createImageCheck(folder, counts) {
  /** Each file is uploaded once. @type {Set<string>} */
  const files = new Set()
  return ({ reference: { src }, ...found }) => {
    const path = findFile(folder, src)
    const isUsable = path !== null && isImage(path)
    if (!files.has(path ?? src)) counts[isUsable ? 'found' : 'missing'] += 1
    files.add(path ?? src)
    return isUsable
      ? null
      : { ...found, field: 'files', value: src, reason: 'is not beside the imported file' }
  }
}

/**
 * @param {import('./website/website.mjs').Website} website
 * @param {ReturnType<typeof createImageCheck>} checkImage
 */
async function tryWebsite(website, checkImage) {
  const report = createLossReport()
  for (const loss of website.losses) report.add(loss)
  let [pages, redirects, rejected] = [0, 0, 0]
  for await (const page of website.pages()) {
    const { line } = page
    if ('reason' in page) {
      rejected += 1
      report.add({ line, field: WHOLE_ROW, value: page.original, reason: toClause(page.reason) })
      continue
    }
    pages += 1
    if (page.path !== null && page.path !== '/') redirects += 1
    const { title } = page
    for (const value of page.omissions)
      report.add({ line, title, field: 'content', value, reason: 'is not imported' })
  }
  for await (const address of website.addresses()) redirects += address ? 1 : 0
  for (const { line, reference } of website.images) {
    const loss = checkImage({ line, reference })
    if (loss) report.add(loss)
  }
  const menuLinks = website.menu.reduce((sum, { links }) => sum + 1 + links.length, 0)
  return { pages, redirects, rejected, menuLinks, losses: report.groups }
}
