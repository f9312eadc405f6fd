// @ts-check
import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { MANIFEST, manifestSchema } from '../../export/export-format.mjs'
import { CommandError } from '../../cli/command-error.mjs'
import { createCmsClient } from '../../internal-api/client.mjs'
import { CmsResponseError } from '../../internal-api/cms-errors.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'
import { hashFile } from '../../process/hash-file.mjs'
import { extractZip, isZip } from '../images/extract-zip.mjs'
import { findImages } from '../images/find-images.mjs'
import { createLossReport } from '../report/loss-report.mjs'
import { writeReport } from '../report/report-file.mjs'
import { tryImport } from '../try-import.mjs'
import { toShownLosses } from './shown-losses.mjs'

/**
 * What an import would make. `null`: the source has none of it.
 * @typedef {object} TrialResult
 * @property {number | null} articles
 * @property {number | null} images that would be uploaded
 * @property {number | null} existing images that Media has already
 * @property {number | null} missing images that have no file
 * @property {number | null} terms
 * @property {number | null} pages
 * @property {number | null} menuLinks
 * @property {number | null} redirects
 * @property {number | null} documents of an export
 * @property {number} rejected
 * @property {import('./shown-losses.mjs').ShownLosses} losses
 */

/** Hashes per request. */
const BATCH = 100
const NOTHING = {
  ...{ articles: null, images: null, existing: null, missing: null, terms: null },
  ...{ pages: null, menuLinks: null, redirects: null, documents: null },
}

/**
 * Counts what an import would make, and writes nothing into the site.
 * @param {object} options
 * @param {import('./prepare-job.mjs').PreparedJob} options.prepared
 * @param {string} options.reports folder of the report
 * @param {string} options.dataDir
 * @returns {Promise<TrialResult>}
 */
export async function tryJob({ prepared: { source, mapping }, reports, dataDir }) {
  if (source.kind === 'export') return tryExport(source.path, dataDir)
  if (!mapping) return tryImages({ path: source.path, reports, dataDir })
  const trial = await tryImport(source.path, mapping)
  const { articles, rejected, terms, pages, menuLinks, redirects, images, losses } = trial
  saveReport(reports, basename(source.path), losses)
  const isSite = source.kind === 'wordpress' || source.kind === 'joomla'
  return {
    ...{ ...NOTHING, articles, terms, rejected, losses: toShownLosses(losses) },
    ...(isSite && { pages, menuLinks, redirects }),
    ...(images.found + images.missing > 0 && { images: images.found, missing: images.missing }),
  }
}

/** @param {string} reports @param {string} file @param {readonly import('../report/loss-report.mjs').LossGroup[]} groups */
const saveReport = (reports, file, groups) =>
  writeReport(join(reports, 'trial.report.txt'), { file, groups })

/**
 * @param {string} path
 * @param {string} dataDir
 * @returns {Promise<TrialResult>}
 * @throws {CommandError} when the site would not take the export
 */
async function tryExport(path, dataDir) {
  const { counts, version, id, languages } = manifestSchema.parse(
    JSON.parse(readFileSync(join(path, MANIFEST), 'utf8')),
  )
  const request = { version, id, languages, trial: true }
  try {
    await createCmsClient(findRunning(dataDir)).send('POST', 'internal/site-import/start', request)
  } catch (error) {
    throw error instanceof CmsResponseError ? new CommandError(error.reason) : error
  }
  return {
    ...NOTHING,
    ...{ articles: counts['articles'] ?? 0, pages: counts['pages'] ?? 0 },
    ...{ images: counts['media'] ?? 0, terms: counts['terms'] ?? 0 },
    ...{ redirects: counts['redirects'] ?? 0, rejected: 0, losses: toShownLosses([]) },
    documents: Object.values(counts).reduce((sum, count) => sum + count, 0),
  }
}

/** @param {{ path: string, reports: string, dataDir: string }} options @returns {Promise<TrialResult>} */
async function tryImages({ path, reports, dataDir }) {
  const extracted = join(reports, 'extracted')
  const zip = await isZip(path)
  try {
    const notExtracted = zip ? await extractZip(path, extracted) : []
    const { images, others } = findImages(zip ? extracted : path)
    const report = createLossReport()
    for (const { name, reason } of [...notExtracted, ...others])
      report.add({ line: 0, field: 'files', value: name, reason })
    const existing = await countExisting(images, dataDir)
    saveReport(reports, basename(path), report.groups)
    return {
      ...{ ...NOTHING, images: images.length - existing, existing },
      ...{ rejected: notExtracted.length + others.length, losses: toShownLosses(report.groups) },
    }
  } finally {
    if (zip) rmSync(extracted, { recursive: true, force: true })
  }
}

/** Images whose files Media has, and those that are there twice. @param {readonly { path: string }[]} images @param {string} dataDir */
async function countExisting(images, dataDir) {
  const client = createCmsClient(findRunning(dataDir))
  /** @type {Set<string>} */
  const hashes = new Set()
  let known = 0
  for (const { path } of images) hashes.add(await hashFile(path))
  const all = [...hashes]
  for (let start = 0; start < all.length; start += BATCH) {
    const batch = all.slice(start, start + BATCH)
    const docs = await client.list('media', {
      'where[fileHash][in]': batch.join(','),
      ...{ 'select[fileHash]': 'true' },
    })
    known += new Set(docs.map(({ fileHash }) => fileHash)).size
  }
  return known + images.length - hashes.size
}
