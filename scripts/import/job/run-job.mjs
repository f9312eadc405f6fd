// @ts-check
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createCmsClient } from '../../internal-api/client.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'
import { importCatalogue } from '../import-catalogue.mjs'
import { importImages } from '../images/import-images.mjs'
import { importSite } from '../whole-site/import-site.mjs'
import { parseMediaFolder } from '../upload/media-folder.mjs'
import { toShownLosses } from './shown-losses.mjs'

/**
 * @typedef {object} JobResult
 * @property {number} created
 * @property {number} existing
 * @property {number} rejected
 * @property {number} withoutAlt images that galleries hold back
 * @property {string | null} importBatch that can be taken back
 * @property {string | null} page address of the page with the gallery
 * @property {string | null} report name of a file with everything that is not imported
 * @property {string | null} rejectedLines name of a file with the rejected lines
 * @property {import('./shown-losses.mjs').ShownLosses} losses
 */

/**
 * Imports as `npm run import` does, or goes on where an earlier run stopped.
 * @param {object} options
 * @param {import('./prepare-job.mjs').PreparedJob} options.prepared
 * @param {string} options.reports folder of the reports and the mapping
 * @param {string} options.dataDir
 * @param {import('./prepare-job.mjs').Plan} options.plan
 * @param {(progress: import('../report/progress.mjs').Progress) => void} options.onProgress
 * @returns {Promise<JobResult>}
 */
export async function runJob({ prepared, reports, dataDir, plan, onProgress }) {
  const { source, mapping, importBatch } = prepared
  const { kind, path } = source
  const gallery = plan.target === 'gallery' ? plan.gallery : undefined
  if (kind === 'export') return importExport(path, dataDir)
  const mediaFolder = plan.folder ? parseMediaFolder(plan.folder) : []
  const files = { cwd: reports, dataDir, folder: mediaFolder, onProgress, dryRun: false }
  if (!mapping) {
    const { name: label, subfolders } = plan
    const result = await importImages({ ...files, source: path, subfolders, gallery, label })
    return {
      ...{ created: result.created, existing: result.existing, withoutAlt: result.withoutAlt },
      ...{ rejected: result.losses.reduce((sum, { count }) => sum + count, 0) },
      ...{ importBatch, page: gallery ? `/${gallery}` : null },
      ...reportsOf(reports, path),
      losses: toShownLosses(result.losses),
    }
  }
  const map = join(reports, 'mapping.json')
  writeFileSync(map, JSON.stringify(mapping))
  const drafts = plan.target === 'drafts'
  const result = await importCatalogue({ ...files, file: path, map, gallery, drafts })
  return {
    ...{ created: result.created, existing: result.existing, rejected: result.rejected },
    ...{ withoutAlt: 0, importBatch, page: result.page },
    ...reportsOf(reports, path),
    losses: toShownLosses(result.losses),
  }
}

/** @param {string} reports @param {string} path */
function reportsOf(reports, path) {
  const [report, rejectedLines] = ['report.txt', 'rejected.ndjson'].map((ending) => {
    const name = `${basename(path)}.${ending}`
    return existsSync(join(reports, name)) ? name : null
  })
  return { report: report ?? null, rejectedLines: rejectedLines ?? null }
}

/** @param {string} folder @param {string} dataDir @returns {Promise<JobResult>} */
async function importExport(folder, dataDir) {
  const client = createCmsClient(findRunning(dataDir))
  const log = (/** @type {string} */ text) => console.log(text)
  const { created, missing } = await importSite({ client, folder, log })
  const reason = 'is not in the export; its image or video is empty'
  const examples = missing.map((value) => ({ line: 0, value, count: 1 }))
  const losses = [{ field: 'files', reason, count: missing.length, examples }]
  return {
    ...{ created, existing: 0, rejected: missing.length, withoutAlt: 0 },
    ...{ importBatch: null, page: '/', report: null, rejectedLines: null },
    losses: toShownLosses(missing.length > 0 ? losses : []),
  }
}
