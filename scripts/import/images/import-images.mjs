// @ts-check
import { existsSync, openAsBlob, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { CommandError } from '../../cli/command-error.mjs'
import { UNFINISHED } from '../../export/export-format.mjs'
import { createCmsClient } from '../../internal-api/client.mjs'
import { CmsResponseError } from '../../internal-api/cms-errors.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'
import { formatNumber } from '../../cli/format-text.mjs'
import { defaultGallery } from '../mapping/default-gallery.mjs'
import { toBatchName } from '../mapping/to-batch-name.mjs'
import { createLossReport, summarizeLosses } from '../report/loss-report.mjs'
import { formatDuration, startProgress } from '../report/progress.mjs'
import { writeReport } from '../report/report-file.mjs'
import { createGalleryPage } from '../send/gallery-page.mjs'
import { mapAhead } from '../send/map-ahead.mjs'
import { convertTiff, TiffError } from '../upload/convert-tiff.mjs'
import { IMAGE_EXTENSIONS, isTiff } from '../upload/image-types.mjs'
import { UPLOADS_AT_A_TIME } from '../upload/upload-files.mjs'
import { extractZip, isZip } from './extract-zip.mjs'
import { findImages } from './find-images.mjs'

/**
 * @typedef {import('./find-images.mjs').ImageFile} ImageFile
 * @typedef {{ created: boolean, folder: number, hasAlt: boolean }} Uploaded
 */

/** The group of the terms that subfolders become. */
const FOLDER_GROUP = { slug: 'folder', label: 'Folder' }

/**
 * @typedef {object} ImagesResult
 * @property {boolean} complete no file is lost
 * @property {number} created
 * @property {number} existing images whose files are in Media already
 * @property {number} withoutAlt galleries hold them back
 * @property {readonly import('../report/loss-report.mjs').LossGroup[]} losses
 *
 * Imports the images of a folder or a ZIP archive into Media, each file once, and prints what it does.
 * @param {object} options
 * @param {string} options.source
 * @param {'folders' | 'terms'} options.subfolders what they become
 * @param {readonly string[]} options.folder names of the folder of Media that they go to; none: a new one with the name of the source
 * @param {string | undefined} options.gallery id of a gallery of the images
 * @param {boolean} options.dryRun
 * @param {string} options.dataDir
 * @param {string} options.cwd folder of the report
 * @param {string} [options.label] of the import and its folder in Media, instead of the name of the source
 * @param {(progress: import('../report/progress.mjs').Progress) => void} [options.onProgress]
 * @returns {Promise<ImagesResult>}
 */
export async function importImages(options) {
  const { source, subfolders, folder, gallery, dryRun, dataDir, cwd, onProgress } = options
  if (existsSync(join(source, UNFINISHED)))
    throw new CommandError(
      `${source} is an export of Tessera that was interrupted, so it is incomplete. Export the site again, into the same folder.`,
    )
  const label = options.label ?? basename(source).replace(/\.zip$/i, '')
  const importBatch = toImagesBatch(label)
  const temporary = join(dataDir, 'imports', `zip-${importBatch}`)
  const zip = await isZip(source)
  const notExtracted = zip ? await extractZip(source, temporary) : []
  try {
    const { images, others } = findImages(zip ? temporary : source)
    const report = createLossReport()
    for (const { name, reason } of [...notExtracted, ...others])
      report.add({ line: 0, field: 'files', value: name, reason })
    if (images.length === 0)
      throw new CommandError(
        `${source} has no images. Expected: files that end with ${IMAGE_EXTENSIONS.join(', ')}; found: ${others.length} other files.`,
      )
    console.log(`${basename(source)}: ${formatNumber(images.length)} images.`)
    const upload = createUploader({
      ...{ dataDir, importBatch, subfolders },
      root: folder.length > 0 ? folder : [label],
    })
    if (!dryRun) await createCmsClient(findRunning(dataDir)).send('POST', 'internal/start-import')
    const counts = dryRun
      ? { created: 0, existing: 0, withoutAlt: 0, folders: [] }
      : await uploadAll(images, { upload, report, importBatch, onProgress })
    if (dryRun) console.log('Trial: nothing is written.')
    if (gallery && !dryRun) await makeGallery({ dataDir, importBatch, label, gallery, counts })
    const path = resolve(cwd, `${basename(source)}.report.txt`)
    writeReport(path, { file: basename(source), groups: report.groups })
    for (const line of summarizeLosses(report.groups)) console.log(`Not imported: ${line}`)
    if (report.groups.length > 0)
      console.log(`Everything that is not imported: ${relative(cwd, path)}`)
    const { created, existing, withoutAlt } = counts
    const losses = report.groups
    return { complete: losses.length === 0, created, existing, withoutAlt, losses }
  } finally {
    if (zip) rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * @param {readonly ImageFile[]} images
 * @param {object} options
 * @param {(image: ImageFile) => Promise<Uploaded>} options.upload
 * @param {ReturnType<typeof createLossReport>} options.report
 * @param {string} options.importBatch
 * @param {(progress: import('../report/progress.mjs').Progress) => void} [options.onProgress]
 */
async function uploadAll(images, { upload, report, importBatch, onProgress }) {
  const now = () => performance.now()
  const progress = startProgress({
    out: process.stdout,
    total: images.length,
    unit: 'images',
    ...{ now, onProgress },
  })
  /** @type {Set<number>} */
  const folders = new Set()
  let [created, existing, withoutAlt] = [0, 0, 0]
  let done = 0
  const tryUpload = async (/** @type {ImageFile} */ image) => {
    try {
      return await upload(image)
    } catch (error) {
      const reason = describeRejection(error)
      report.add({ line: 0, field: 'files', value: image.name, reason })
      return null
    }
  }
  for await (const result of mapAhead(images, { count: UPLOADS_AT_A_TIME, map: tryUpload })) {
    progress.update(++done)
    if (!result) continue
    folders.add(result.folder)
    if (result.created) created += 1
    else existing += 1
    if (!result.hasAlt) withoutAlt += 1
  }
  const seconds = progress.end()
  console.log(
    `${formatNumber(created + existing)} images in ${formatDuration(seconds)}: ${formatNumber(created)} created, ${formatNumber(existing)} in Media before.`,
  )
  if (created > 0) console.log(`To take this import back: npm run import -- --undo ${importBatch}`)
  if (withoutAlt > 0)
    console.log(
      `${formatNumber(withoutAlt)} have no alt text. Galleries hold them back until they have one: Media, "No alt text".`,
    )
  return { created, existing, withoutAlt, folders: [...folders] }
}

/** Why an image is not imported, as the end of a sentence. @param {unknown} error @returns {string} */
function describeRejection(error) {
  if (error instanceof TiffError) return error.message
  if (error instanceof CmsResponseError && error.status < 500) return `is refused: ${error.reason}`
  throw error
}

/** @param {{ dataDir: string, importBatch: string, root: readonly string[], subfolders: 'folders' | 'terms' }} options @returns {(image: ImageFile) => Promise<Uploaded>} */
function createUploader({ dataDir, importBatch, root, subfolders }) {
  return async ({ path, folders, sidecar }) => {
    const terms = folders.map((label) => ({ group: FOLDER_GROUP, label: label.slice(0, 100) }))
    const data =
      subfolders === 'terms' ? { folders: root, terms } : { folders: [...root, ...folders] }
    const form = new FormData()
    form.set('data', JSON.stringify(data))
    const converted = isTiff(path) ? await convertTiff(path) : null
    form.set(
      'file',
      converted ? new Blob([converted.bytes], { type: converted.type }) : await openAsBlob(path),
      converted?.name ?? basename(path),
    )
    if (sidecar) form.set('sidecar', readFileSync(sidecar, 'utf8'))
    // Another port after a restart.
    const client = createCmsClient(findRunning(dataDir))
    const result = await client.send('POST', `internal/import-image?batch=${importBatch}`, form)
    return {
      created: result['created'] === true,
      folder: Number(result['folder']),
      hasAlt: result['hasAlt'] === true,
    }
  }
}

/** @param {{ dataDir: string, importBatch: string, label: string, gallery: string, counts: { folders: readonly number[] } }} options */
async function makeGallery({ dataDir, importBatch, label, gallery, counts }) {
  const running = findRunning(dataDir)
  const options = defaultGallery({ collection: { slug: gallery, label }, terms: [] })
  await createGalleryPage(createCmsClient(running), importBatch, {
    ...{ slug: gallery, title: label, showTitle: false },
    gallery: { ...options, id: gallery, terms: [], folders: counts.folders, tileClick: 'lightbox' },
  })
  console.log(`Gallery: ${running.siteUrl}/${gallery}`)
}

/** The name of an import of images. @param {string} label */
export const toImagesBatch = (label) => toBatchName(label) || 'images'
