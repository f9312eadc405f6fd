// @ts-check
import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { register } from 'tsx/esm/api'
import { CommandError } from '../../cli/command-error.mjs'
import { createCmsClient } from '../../internal-api/client.mjs'
import { CmsResponseError, CmsUnreachableError } from '../../internal-api/cms-errors.mjs'
import { findRunning } from '../../internal-api/find-running.mjs'
import { createPrivateFiles } from '../../process/private-files.mjs'

/**
 * A task of the Import screen, in a process of its own: a hostile file ends this process only, and a paused or
 * interrupted import goes on with the next one. Everything it does, `npm run import` does by the same functions.
 * @typedef {object} JobFiles
 * @property {string} dataDir
 * @property {string} folder of files that were dropped together
 * @property {string} reports folder of the reports
 *
 * @typedef {JobFiles & { plan: import('./prepare-job.mjs').Plan }} PlannedJob
 * @typedef {{ task: 'inspect' } & JobFiles | { task: 'sample' | 'try' | 'run' } & PlannedJob
 *   | { task: 'undo', dataDir: string, importBatch: string }} Message
 */

const LOW_PRIORITY = 10
/** ms. The CMS continues imports at its start, before it answers. */
const CMS_TIMEOUT_MS = 120_000
const CMS_POLL_MS = 250

let isPaused = false

process.on('message', async (/** @type {Message | 'pause'} */ message) => {
  if (message === 'pause') {
    isPaused = true
    return
  }
  try {
    createPrivateFiles()
    lowerPriority()
    // The importer uses the enumerations of the packages, which are TypeScript.
    register()
    process.send?.({ result: await run(message) })
  } catch (error) {
    if (!(error instanceof CommandError)) console.error(error)
    const text = error instanceof Error ? error.message : String(error)
    process.send?.({
      error: withoutPaths(text, message),
      isExpected: error instanceof CommandError,
    })
  }
  // The answer is sent before the process ends.
  process.disconnect()
})
// A terminal and a service manager send these to all processes: the CMS decides what ends.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
// The CMS has ended.
process.on('disconnect', () => process.exit())

/** @param {Message} message */
async function run(message) {
  const { task, dataDir } = message
  if (task === 'undo') return undo(dataDir, message.importBatch)
  const { folder, reports } = message
  if (task === 'inspect') return (await import('./inspect.mjs')).inspect(folder)
  const { plan } = message
  if (task === 'run') await waitForCms(dataDir)
  const { prepareJob } = await import('./prepare-job.mjs')
  const prepared = await prepareJob(folder, plan)
  const { importBatch } = prepared
  if (task === 'sample') {
    const { sampleTiles } = await import('./sample-tiles.mjs')
    return { ...(await sampleTiles(prepared, `${reports}/samples`)), importBatch }
  }
  if (task === 'try') return (await import('./try-job.mjs')).tryJob({ prepared, reports, dataDir })
  process.send?.({ importBatch })
  const { runJob } = await import('./run-job.mjs')
  return runJob({ prepared, reports, dataDir, plan, onProgress: sendProgress() })
}

/** @param {string} dataDir @param {string} importBatch */
async function undo(dataDir, importBatch) {
  await waitForCms(dataDir)
  const { undoImport } = await import('../undo-import.mjs')
  const client = createCmsClient(findRunning(dataDir))
  return undoImport({ client, importBatch, log: (text) => console.log(text) })
}

/** ms between two messages. */
const PROGRESS_INTERVAL_MS = 300

function sendProgress() {
  let sentAt = -Infinity
  return (/** @type {import('../report/progress.mjs').Progress} */ progress) => {
    // Between two batches: what was sent is saved.
    if (isPaused) process.exit()
    if (performance.now() - sentAt < PROGRESS_INTERVAL_MS && progress.done < progress.total) return
    sentAt = performance.now()
    process.send?.({ progress })
  }
}

/** @param {string} dataDir */
async function waitForCms(dataDir) {
  const end = performance.now() + CMS_TIMEOUT_MS
  for (;;) {
    try {
      return await createCmsClient(findRunning(dataDir)).send('GET', 'internal/status')
    } catch (error) {
      const isStarting = error instanceof CmsUnreachableError || error instanceof CmsResponseError
      if (!isStarting || performance.now() > end) throw error
      await wait(CMS_POLL_MS)
    }
  }
}

/** Messages name files as the person who dropped them knows them. @param {string} text @param {Message} message */
function withoutPaths(text, message) {
  const folders = 'folder' in message ? [message.folder, message.reports] : []
  return [...folders, message.dataDir].reduce(
    (shorter, folder) => shorter.replaceAll(`${folder}/`, ''),
    text,
  )
}

function lowerPriority() {
  try {
    setPriority(LOW_PRIORITY)
  } catch {
    // Not permitted in some containers; editors' saves wait a little longer then.
  }
}
