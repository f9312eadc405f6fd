// @ts-check
import { basename, dirname, relative, resolve } from 'node:path'
import { formatNumber } from '../cli/format-text.mjs'
import { createCmsClient } from '../internal-api/client.mjs'
import { findRunning } from '../internal-api/find-running.mjs'
import { describeMapping } from './mapping/columns/guess-mapping.mjs'
import { loadMapping } from './mapping/load-mapping.mjs'
import { mergeLosses, summarizeLosses } from './report/loss-report.mjs'
import { formatDuration } from './report/progress.mjs'
import { writeReport } from './report/report-file.mjs'
import { runImport } from './run-import.mjs'
import { scanFile } from './scan-file.mjs'
import { createBatchSender } from './send/batch-sender.mjs'
import { createTerms } from './send/create-terms.mjs'
import { createGalleryPage, toGalleryPage } from './send/gallery-page.mjs'
import { detectSource } from './sources/detect-source.mjs'
import { sampleSource, tryImport } from './try-import.mjs'
import { openImageCollection, openVideoCollection } from './upload/collections.mjs'
import { findMediaFolder } from './upload/media-folder.mjs'
import { createFileUploader } from './upload/upload-files.mjs'
import { importWebsite } from './website/import-website.mjs'
import { openWebsite } from './website/website.mjs'

/** Of the losses on the terminal; the report has all. */
const MAX_SUMMARY_LINES = 15

/**
 * @typedef {object} CatalogueResult
 * @property {boolean} complete no row is lost
 * @property {number} created
 * @property {number} existing
 * @property {number} rejected
 * @property {readonly import('./report/loss-report.mjs').LossGroup[]} losses
 * @property {string | null} page address of the page with the gallery
 *
 * Imports a file into the running Tessera and prints what it does.
 * @param {object} options
 * @param {string} options.file
 * @param {string | undefined} options.map path of a mapping
 * @param {string | undefined} options.gallery id of a gallery
 * @param {readonly string[]} options.folder names of the folder of Media for its images; none: no folder
 * @param {boolean} options.drafts publishes nothing
 * @param {string} options.dataDir
 * @param {boolean} options.dryRun only counts and reports
 * @param {string} options.cwd folder of the reports
 * @param {(progress: import('./report/progress.mjs').Progress) => void} [options.onProgress]
 * @returns {Promise<CatalogueResult>}
 * @throws {import('../cli/command-error.mjs').CommandError}
 */
export async function importCatalogue(options) {
  const { file, map, gallery, folder, drafts, dryRun, dataDir, cwd } = options
  const suitable = await chooseMapping(file, map)
  const mapping = drafts ? { ...suitable, status: /** @type {const} */ ('draft') } : suitable
  // A gallery of drafts would be empty.
  const page = mapping.status === 'draft' ? null : toGalleryPage(mapping, gallery)
  const running = dryRun ? null : findRunning(dataDir)
  const importBatch = mapping.collection.slug
  const reportPath = resolve(cwd, `${basename(file)}.report.txt`)
  if (!running) {
    const trial = await tryImport(file, mapping)
    console.log(describeTrial(basename(file), trial))
    writeReport(reportPath, { file: basename(file), groups: trial.losses })
    printLosses(trial.losses, relative(cwd, reportPath))
    const { rejected, losses } = trial
    return { complete: rejected === 0, created: 0, existing: 0, rejected, losses, page: null }
  }
  const { articles, rejected, groups, losses } = await scanFile(file, mapping)
  console.log(`${basename(file)}: ${formatNumber(articles + rejected)} lines.`)
  writeReport(reportPath, { file: basename(file), groups: losses })
  const client = createCmsClient(running)
  await client.send('POST', 'internal/start-import')
  await createTerms(client, importBatch, { groups, onProgress: (text) => console.log(text) })
  // Visitors see the first articles while the others follow.
  if (page && articles > 0) {
    await createGalleryPage(client, importBatch, page)
    console.log(`Gallery: ${running.siteUrl}/${page.slug}`)
  }

  const rejectedPath = resolve(cwd, `${basename(file)}.rejected.ndjson`)
  const uploader = createFileUploader({
    ...{ folder: dirname(file), importBatch },
    images: openImageCollection(dataDir, await findMediaFolder(client, folder)),
    videos: openVideoCollection(dataDir),
  })
  const counts = await runImport({
    ...{ file, mapping, dataDir, rejectedPath, uploader },
    createSender: (onRetry) =>
      createBatchSender({ findRunning: () => findRunning(dataDir), importBatch, onRetry }),
    out: process.stdout,
    total: articles + rejected,
    now: () => performance.now(),
    onProgress: options.onProgress,
  })
  console.log(describeResult(counts))
  const website = await openWebsite(file, (await detectSource(file)).kind)
  const onProgress = (/** @type {string} */ text) => console.log(text)
  const rest = website
    ? await importWebsite({
        ...{ client, website, importBatch, uploader, onProgress },
        galleryId: page?.slug ?? null,
        status: mapping.status,
      })
    : { rejected: 0, losses: [] }
  if (counts.created)
    console.log(`To take this import back: npm run import -- --undo ${importBatch}`)
  if (counts.rejected) console.log(`Rejected lines, with reasons: ${relative(cwd, rejectedPath)}`)
  const allLosses = mergeLosses([...losses, ...counts.losses, ...rest.losses])
  writeReport(reportPath, { file: basename(file), groups: allLosses })
  printLosses(allLosses, relative(cwd, reportPath))
  const lost = counts.rejected + rest.rejected
  return {
    ...{ complete: lost === 0, created: counts.created, existing: counts.existing },
    ...{ rejected: lost, losses: allLosses },
    page: page && articles > 0 ? `/${page.slug}` : null,
  }
}

/** @param {readonly import('./report/loss-report.mjs').LossGroup[]} losses @param {string} reportPath */
function printLosses(losses, reportPath) {
  if (losses.length === 0) return
  const lines = summarizeLosses(losses)
  const shown = lines.slice(0, MAX_SUMMARY_LINES).map((line) => `\n  ${line}`)
  const more = lines.length - shown.length
  console.log(
    `Not imported:${shown.join('')}${more > 0 ? `\n  … and ${formatNumber(more)} more kinds` : ''}\nEverything that is not imported: ${reportPath}`,
  )
}

/** @param {string} file @param {string | undefined} map */
async function chooseMapping(file, map) {
  const { source, rows, mapping, missing } = await sampleSource(
    file,
    map ? loadMapping(map) : undefined,
  )
  const isTable = source.kind === 'table' || source.kind === 'spreadsheet'
  if (!isTable) console.log(`${basename(file)} is ${source.label}.`)
  else if (!map)
    console.log(
      `Guessed mapping, because there is no --map:\n  ${describeMapping(mapping).join('\n  ')}`,
    )
  if (missing.length && (map || isTable))
    console.log(`Fields that the first ${rows.length} rows do not have: ${missing.join(', ')}.`)
  return mapping
}

/** @param {string} name of the file @param {import('./try-import.mjs').Trial} trial */
function describeTrial(name, { articles, rejected, terms, pages, menuLinks, redirects, images }) {
  const website =
    pages + menuLinks + redirects > 0
      ? `, ${formatNumber(pages)} pages, ${formatNumber(menuLinks)} links of the menu and ${formatNumber(redirects)} redirects`
      : ''
  const files =
    images.found + images.missing > 0
      ? ` Of ${formatNumber(images.found + images.missing)} images, ${formatNumber(images.found)} have a file beside ${name}.`
      : ''
  return `Trial: ${formatNumber(articles)} articles and ${formatNumber(terms)} filter options${website} would be made, ${formatNumber(rejected)} lines rejected.${files} Nothing is written.`
}

/** @param {Awaited<ReturnType<typeof runImport>>} counts */
function describeResult({ created, existing, rejected, seconds }) {
  const lines = formatNumber(created + existing + rejected)
  return `${lines} lines in ${formatDuration(seconds)}: ${formatNumber(created)} created, ${formatNumber(existing)} existing, ${formatNumber(rejected)} rejected.`
}
