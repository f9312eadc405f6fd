import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../database/transactions/after-commit'
import { storeDurably } from '../images/files/store-durably'
import { withVideoBytes, type UploadedVideo } from './header/video-bytes'
import { readVideoHeader } from './header/video-header'
import { videosDir } from './folders'

const videoRow = z.object({ filename: z.string() })

/** Stores an uploaded video and its dimensions; removes the file again if the transaction fails. */
export const storeVideo =
  (dataDir: string): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = req.file
    if (!upload) return data
    const { filename } = videoRow.parse(data)
    const { width, height } = await withVideoBytes(upload, readVideoHeader)
    await mkdir(videosDir(dataDir), { recursive: true })
    await afterRollback(req, () => removeUnusedFile(req, dataDir, filename))
    await storeFile(upload, path.join(videosDir(dataDir), filename))
    if (operation === 'update') {
      const before = videoRow.parse(originalDoc)
      await afterCommit(req, () => removeUnusedFile(req, dataDir, before.filename))
    }
    return { ...data, width, height }
  }

/** Removes the file of a deleted video after the commit, so that a failed deletion does not lose it. */
export const removeVideo =
  (dataDir: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { filename } = videoRow.parse(doc)
    await afterCommit(req, () => removeUnusedFile(req, dataDir, filename))
    return doc
  }

/** Hard-links an upload that was streamed to a file, instead of copying it; the upload endpoint removes the first name. */
const storeFile = ({ data, tempFilePath }: UploadedVideo, target: string): Promise<void> =>
  storeDurably(target, (temporary) =>
    tempFilePath ? link(tempFilePath, temporary) : writeFile(temporary, data),
  )

/** Removes a file unless another document has the same file name, as after concurrent uploads of one file. */
async function removeUnusedFile({ payload }: PayloadRequest, dataDir: string, filename: string) {
  const owner = await payload.db.findOne({
    collection: 'videos',
    where: { filename: { equals: filename } },
  })
  if (!owner) await rm(path.join(videosDir(dataDir), path.basename(filename)), { force: true })
}
