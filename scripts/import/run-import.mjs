// @ts-check
import { batches } from './batches.mjs'
import { fingerprint, openCheckpoint } from './checkpoint.mjs'
import { importLines } from './import-lines.mjs'
import { startProgress } from './progress.mjs'
import { openLeftOut } from './left-out-file.mjs'
import { openRejects } from './rejects.mjs'

/**
 * @typedef {{ created: number, known: number, rejected: number, incomplete: number, seconds: number }} Counts
 *   known: were there before, from this import's earlier tries or from another one;
 *   incomplete: articles of which something was left out
 */

/**
 * Imports a file from where an earlier try was ended, or from its beginning.
 * @param {object} options
 * @param {string} options.file
 * @param {import('./mapping.mjs').Mapping} options.mapping
 * @param {string} options.dataDir
 * @param {string} options.rejectsPath
 * @param {string} options.leftOutPath
 * @param {(onTrouble: (reason: string) => void) => { send: ReturnType<typeof import('./send.mjs').openSender>['send'] }} options.openSender
 * @param {import('./files.mjs').Files} options.files
 * @param {Parameters<typeof startProgress>[0]['out']} options.out
 * @param {number} options.total lines of the file
 * @param {() => number} options.now ms
 * @returns {Promise<Counts>}
 */
export async function runImport({
  file,
  mapping,
  dataDir,
  rejectsPath,
  leftOutPath,
  openSender,
  files,
  out,
  total,
  now,
}) {
  const progress = startProgress({ out, total, now })
  const checkpoint = openCheckpoint(dataDir, await fingerprint(file, mapping))
  const sender = openSender((reason) => progress.note(`${reason} Trying again …`))

  /** @param {import('./checkpoint.mjs').Reached | null} reached @returns {Promise<Omit<Counts, 'seconds'> | 'lost'>} */
  async function pass(reached) {
    const rejects = openRejects(rejectsPath, { resume: reached !== null })
    const leftOut = openLeftOut(leftOutPath, { resume: reached !== null })
    let [created, known] = [0, 0]
    async function* unknownLines() {
      const onReject = (/** @type {import('./import-lines.mjs').Reject} */ reject) =>
        rejects.add(reject)
      const lines = importLines({ file, mapping, onReject })
      for await (const line of lines) {
        if (!reached || line.line >= reached.from) yield await withFiles(line, leftOut)
        else if (!rejects.has(line.line)) known += 1
      }
    }
    for await (const batch of batches(unknownLines())) {
      const answer = await sender.send(batch)
      const [from, to] = [batch[0]?.line ?? 0, batch.at(-1)?.line ?? 0]
      // The last batch of the earlier try is sent once more: if it is not there, the CMS has lost or removed articles since.
      if (reached && to <= reached.to && answer.created) return 'lost'
      for (const { line, reason } of answer.rejected) {
        const original = batch.find((entry) => entry.line === line)?.original ?? null
        rejects.add({ line, reason, original })
      }
      created += answer.created
      known += answer.skipped
      checkpoint.write({ from, to })
      progress.show(created + known + rejects.count)
    }
    return { created, known, rejected: rejects.count, incomplete: leftOut.count }
  }

  /**
   * @param {import('./batches.mjs').ImportLine} line
   * @param {ReturnType<typeof openLeftOut>} leftOut is told what could not be had
   * @returns {Promise<import('./batches.mjs').ImportLine>}
   */
  async function withFiles(line, leftOut) {
    const { article } = line
    const { body, title } = article
    const placed = body && isRich(body) ? await files.place(body, title) : null
    const things = [...line.leftOut, ...(placed?.leftOut ?? [])]
    leftOut.add({ line: line.line, title, things })
    return placed ? { ...line, article: { ...article, body: placed.blocks } } : line
  }

  const reached = checkpoint.read()
  if (reached) progress.note(`Going on from line ${reached.to.toLocaleString('en')}.`)
  let counts = await pass(reached)
  if (counts === 'lost') {
    progress.note('Articles of the earlier try are gone from the CMS: beginning again.')
    counts = await pass(null)
  }
  const seconds = progress.end()
  if (counts === 'lost') throw new Error('A pass from the beginning has nothing to go on from.')
  checkpoint.clear()
  return { ...counts, seconds }
}

/** @param {import('./to-article.mjs').Body} body @returns {body is Exclude<import('./to-article.mjs').Body, string[]>} */
const isRich = (body) => typeof body[0] === 'object'
