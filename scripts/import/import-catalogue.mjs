// @ts-check
import { basename, dirname, relative, resolve } from 'node:path'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { findMissingFields } from './mapping/check-fields.mjs'
import { describeMapping, guessMapping } from './mapping/guess-mapping.mjs'
import { loadMapping } from './mapping/load-mapping.mjs'
import { formatDuration } from './report/progress.mjs'
import { runImport } from './run-import.mjs'
import { scanFile } from './scan-file.mjs'
import { createBatchSender } from './send/batch-sender.mjs'
import { createTerms } from './send/create-terms.mjs'
import { createGalleryPage, toGalleryPage } from './send/gallery-page.mjs'
import { readFirstRows } from './sources/first-rows.mjs'
import { openImageCollection, openVideoCollection } from './upload/collections.mjs'
import { createFileUploader } from './upload/upload-files.mjs'

/**
 * Imports a file into the running Tessera and prints what it does.
 * @param {object} options
 * @param {string} options.file
 * @param {string | undefined} options.map path of a mapping
 * @param {string | undefined} options.gallery id of a gallery
 * @param {string} options.dataDir
 * @param {string} options.cwd folder of the reports
 * @throws {import('../cli/command-error.mjs').CommandError}
 */
export async function importCatalogue({ file, map, gallery, dataDir, cwd }) {
  const mapping = await chooseMapping(file, map)
  const page = toGalleryPage(mapping, gallery)
  const running = findRunning(dataDir)
  const importBatch = mapping.collection.slug
  const { lines, groups } = await scanFile(file, mapping)
  console.log(`${basename(file)}: ${lines.toLocaleString('en')} lines.`)
  await createTerms(createCmsClient(running), importBatch, groups)

  const rejectedPath = resolve(cwd, `${basename(file)}.rejected.ndjson`)
  const omissionsPath = resolve(cwd, `${basename(file)}.omissions.txt`)
  const counts = await runImport({
    ...{ file, mapping, dataDir, rejectedPath, omissionsPath },
    createSender: (onRetry) =>
      createBatchSender({ findRunning: () => findRunning(dataDir), importBatch, onRetry }),
    uploader: createFileUploader({
      ...{ folder: dirname(file), importBatch },
      images: openImageCollection(dataDir),
      videos: openVideoCollection(dataDir),
    }),
    out: process.stdout,
    total: lines,
    now: () => performance.now(),
  })
  console.log(describeResult(counts))
  if (counts.rejected) console.log(`Rejected lines, with reasons: ${relative(cwd, rejectedPath)}`)
  if (counts.incomplete)
    console.log(
      `Articles with omissions: ${counts.incomplete.toLocaleString('en')}, listed in ${relative(cwd, omissionsPath)}`,
    )
  if (!page) return
  await createGalleryPage(createCmsClient(findRunning(dataDir)), importBatch, page)
  console.log(`Gallery: ${running.siteUrl}/${page.slug}`)
}

/** @param {string} file @param {string | undefined} map */
async function chooseMapping(file, map) {
  const rows = await readFirstRows(file)
  const mapping = map ? loadMapping(map) : guessMapping(file, rows)
  if (!map)
    console.log(
      `Guessed mapping, because there is no --map:\n  ${describeMapping(mapping).join('\n  ')}`,
    )
  const missing = findMissingFields(mapping, rows)
  if (missing.length)
    console.log(`Fields that the first ${rows.length} rows do not have: ${missing.join(', ')}.`)
  return mapping
}

/** @param {Awaited<ReturnType<typeof runImport>>} counts */
function describeResult({ created, existing, rejected, seconds }) {
  const format = (/** @type {number} */ number) => number.toLocaleString('en')
  const lines = format(created + existing + rejected)
  return `${lines} lines in ${formatDuration(seconds)}: ${format(created)} created, ${format(existing)} existing, ${format(rejected)} rejected.`
}
