// @ts-check
import { dirname } from 'node:path'
import { findMissingFields } from './mapping/check-fields.mjs'
import { guessMapping } from './mapping/columns/guess-mapping.mjs'
import { createLossReport, mergeLosses } from './report/loss-report.mjs'
import { scanFile, toClause, WHOLE_ROW } from './scan-file.mjs'
import { detectSource } from './sources/detect-source.mjs'
import { readFirstRows } from './sources/first-rows.mjs'
import { findFile } from './upload/find-file.mjs'
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
 * @property {{ found: number, missing: number }} images of a media library
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
  const { articles, rejected, groups, losses } = await scanFile(file, mapping)
  const website = await openWebsite(file, kind)
  const terms = groups.reduce((sum, group) => sum + group.terms.length, 0)
  const trial = { articles, rejected, groups, terms }
  if (!website) {
    const nothing = { pages: 0, menuLinks: 0, redirects: 0, images: { found: 0, missing: 0 } }
    return { ...trial, ...nothing, losses }
  }
  const report = createLossReport()
  for (const loss of website.losses) report.add(loss)
  const folder = dirname(file)
  let [pages, redirects, refused, found] = [0, 0, 0, 0]
  for await (const page of website.pages()) {
    const { line } = page
    if ('reason' in page) {
      refused += 1
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
    if (findFile(folder, reference.src)) found += 1
    else
      report.add({
        line,
        field: 'files',
        value: reference.src,
        reason: 'has no file beside the export',
      })
  }
  return {
    ...{ ...trial, rejected: rejected + refused, pages, redirects },
    menuLinks: website.menu.reduce((sum, { links }) => sum + 1 + links.length, 0),
    images: { found, missing: website.images.length - found },
    losses: mergeLosses([...losses, ...report.groups]),
  }
}
