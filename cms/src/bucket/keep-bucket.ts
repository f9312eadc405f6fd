import { watch } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { MEDIA_FOLDERS } from '../../../scripts/media-store/media-store.mjs'
import { bucketOf } from './copy-published-files'
import { findPublishedFiles } from './published-files'
import { findNamedFiles } from './find-named-files'

/** Between two comparisons of everything, ms. They list the whole bucket. */
const COMPARE_INTERVAL_MS = 60 * 60_000
/** ms until files are copied that were missed because the bucket did not answer, and withdrawn ones leave the public folders. */
const RETRY_INTERVAL_MS = 30_000
/** ms after a change in which further ones are awaited: an image has ten files. */
const PAUSE_MS = 300

/**
 * Keeps the bucket complete: copies each new file soon after it was written, again while the bucket does not answer, and
 * compares everything every hour; then removes what no document needs any more, and half a minute after a withdrawal what
 * is published no more from the public folders. Does nothing without a bucket.
 */
export async function keepBucket(payload: Payload, dataDir: string): Promise<void> {
  const bucket = bucketOf(payload)
  if (bucket === null) return
  const report = (error: unknown) =>
    payload.logger.error({ err: error, msg: 'Media could not be copied to the bucket.' })
  const copyAll = async () => {
    const copied = await bucket.copyAll()
    if (copied > 0) payload.logger.info(`${copied} files of media were copied to the bucket.`)
    await bucket.removeOrphans(await findNamedFiles(payload))
    await comparePublic()
  }
  const comparePublic = async () => bucket.comparePublic(await findPublishedFiles(payload))
  setInterval(() => {
    if (bucket.takeWithdrawals())
      comparePublic().catch((error) => {
        bucket.noteWithdrawal()
        report(error)
      })
  }, RETRY_INTERVAL_MS).unref()
  for (const folder of MEDIA_FOLDERS) {
    const watched = path.join(dataDir, 'media', folder)
    await mkdir(watched, { recursive: true })
    const changed = new Set<string>()
    const missed = new Set<string>()
    const copyOrRetry = (name: string) =>
      bucket.copy(folder, [name]).then(
        () => void missed.delete(name),
        (error) => {
          missed.add(name)
          report(error)
        },
      )
    setInterval(() => missed.forEach((name) => void copyOrRetry(name)), RETRY_INTERVAL_MS).unref()
    watch(watched, { persistent: false }, (_, name) => {
      if (name === null || changed.has(name)) return
      changed.add(name)
      void wait(PAUSE_MS).then(() => {
        changed.delete(name)
        return copyOrRetry(name)
      })
    }).on('error', report)
  }
  setInterval(() => copyAll().catch(report), COMPARE_INTERVAL_MS).unref()
  await copyAll().catch(report)
}
