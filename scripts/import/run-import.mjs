// @ts-check
import { formatNumber } from '../cli/format-text.mjs'
import { readArticles } from './read-articles.mjs'
import { createLossReport } from './report/loss-report.mjs'
import { startProgress } from './report/progress.mjs'
import { openRejectedLines } from './report/rejected-lines.mjs'
import { toClause, toReportedPart, WHOLE_ROW } from './scan-file.mjs'
import { fingerprint, openCheckpoint } from './send/checkpoint.mjs'
import { mapAhead } from './send/map-ahead.mjs'
import { readAhead } from './send/read-ahead.mjs'
import { toBatches } from './send/to-batches.mjs'
import { UPLOADS_AT_A_TIME } from './upload/upload-files.mjs'

/**
 * @typedef {import('./mapping/to-article.mjs').Body} Body
 * @typedef {import('./report/rejected-lines.mjs').RejectedLine} RejectedLine
 * @typedef {import('./send/batch-sender.mjs').BatchResult} BatchResult
 * @typedef {import('./send/to-batches.mjs').Batch} Batch
 * @typedef {import('./send/to-batches.mjs').ImportLine} ImportLine
 *
 * existing: articles that the CMS had before, from an earlier run or another import;
 * losses: rows and files that the CMS refuses, and missing files. `scanFile` finds the others
 * @typedef {{ created: number, existing: number, rejected: number, losses: readonly LossGroup[] }} Counts
 * @typedef {import('./report/loss-report.mjs').LossGroup} LossGroup
 */

/**
 * Imports a file, from the position where an earlier run stopped or from its beginning.
 * @param {object} options
 * @param {string} options.file
 * @param {import('./mapping/mapping-schema.mjs').Mapping} options.mapping
 * @param {string} options.dataDir
 * @param {string} options.rejectedPath
 * @param {(onRetry: (reason: string) => void) => { send: (batch: Batch) => Promise<BatchResult> }} options.createSender
 * @param {import('./upload/upload-files.mjs').FileUploader} options.uploader
 * @param {Parameters<typeof startProgress>[0]['out']} options.out
 * @param {number} options.total lines of the file
 * @param {() => number} options.now ms
 * @param {(progress: import('./report/progress.mjs').Progress) => void} [options.onProgress]
 * @returns {Promise<Counts & { seconds: number }>}
 */
export async function runImport({
  file,
  mapping,
  dataDir,
  rejectedPath,
  createSender,
  uploader,
  out,
  total,
  now,
  onProgress,
}) {
  const progress = startProgress({ out, total, now, onProgress })
  const checkpoint = openCheckpoint(dataDir, await fingerprint(file, mapping))
  const sender = createSender((reason) => progress.log(`${reason} Retrying …`))

  /** @param {import('./send/checkpoint.mjs').Position | null} position @returns {Promise<Counts | 'lost'>} */
  async function importFrom(position) {
    const rejectedLines = openRejectedLines(rejectedPath, { resume: position !== null })
    const report = createLossReport(position?.losses)
    let [created, existing] = [0, 0]
    async function* remainingLines() {
      const onReject = (/** @type {RejectedLine} */ rejected) => rejectedLines.add(rejected)
      for await (const line of readArticles({ file, mapping, onReject })) {
        if (!position || line.line >= position.from) yield line
        else if (!rejectedLines.has(line.line)) existing += 1
      }
    }
    const lines = mapAhead(remainingLines(), { count: UPLOADS_AT_A_TIME, map: uploadFiles })
    for await (const batch of readAhead(toBatches(lines))) {
      const result = await sender.send(batch)
      const [from, to] = [batch[0]?.line ?? 0, batch.at(-1)?.line ?? 0]
      // The last batch of the earlier run is sent again. If the CMS creates some of it, articles were removed since.
      if (position && to <= position.to && result.created) return 'lost'
      for (const { line, reason } of result.rejected) {
        const { original = null, title = '' } = batch.find((entry) => entry.line === line) ?? {}
        if (!rejectedLines.has(line))
          report.add({ line, field: WHOLE_ROW, value: title, reason: toClause(reason) })
        rejectedLines.add({ line, reason, original })
      }
      for (const { line, title, omissions } of batch) {
        // The earlier run has reported the batch that is sent again.
        if (position && line <= position.to) continue
        for (const part of omissions)
          report.add(toReportedPart(mapping, { line, article: { title }, part }))
      }
      created += result.created
      existing += result.skipped
      checkpoint.write({ from, to, losses: report.groups })
      progress.update(created + existing + rejectedLines.count)
    }
    return { created, existing, rejected: rejectedLines.count, losses: report.groups }
  }

  /** Uploads the images of an article and the files of its rich text. The omissions of the result are files only. @param {ImportLine} line @returns {Promise<ImportLine>} */
  async function uploadFiles(line) {
    const { images, body, title, ...article } = line.article
    // A website shows its further images below the text, a catalogue has several images of one work.
    const isWork = mapping.images !== undefined
    const text = body && isRichText(body) ? await uploader.replaceReferences(body, title) : null
    const { ids, omissions } = await uploader.uploadImages(images ?? [])
    const [cover, ...others] = ids
    const inText = isWork ? [] : others
    const uploaded = {
      ...article,
      title,
      ...(cover !== undefined && { cover: Number(cover) }),
      ...(isWork && others.length > 0 && { furtherImages: others.map(Number) }),
      ...(body && { body: appendImages(text?.blocks ?? body, inText) }),
      ...(!body && inText.length > 0 && { body: appendImages([], inText) }),
    }
    return { ...line, article: uploaded, omissions: [...(text?.omissions ?? []), ...omissions] }
  }

  const position = checkpoint.read()
  if (position) progress.log(`Resuming after line ${formatNumber(position.to)}.`)
  let counts = await importFrom(position)
  if (counts === 'lost') {
    progress.log(
      'The CMS no longer has all articles of the earlier run. Starting from the beginning.',
    )
    counts = await importFrom(null)
  }
  const seconds = progress.end()
  if (counts === 'lost') throw new Error('An import from the beginning has no position to lose.')
  checkpoint.clear()
  return { ...counts, seconds }
}

/** @param {Body} body @returns {body is Exclude<Body, string[]>} */
const isRichText = (body) => typeof body[0] === 'object'

/** @param {Body} body @param {readonly string[]} images ids @returns {Body} */
function appendImages(body, images) {
  if (images.length === 0) return body
  const blocks = isRichText(body)
    ? body
    : body.map((text) => ({
        ...{ type: /** @type {const} */ ('paragraph') },
        children: [{ type: /** @type {const} */ ('text'), text }],
      }))
  return [...blocks, ...images.map((media) => ({ type: /** @type {const} */ ('image'), media }))]
}
