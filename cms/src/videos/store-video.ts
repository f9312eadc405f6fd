import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../database/after-commit'
import { withVideoBytes, type VideoSource } from './video-bytes'
import { readVideoHeader } from './video-header'
import { videosDir } from './folders'

const stored = z.object({ filename: z.string() })

/** Puts an uploaded video in its place and keeps its size; takes it away again if the save comes to nothing. */
export const storeVideo =
  (dataDir: string): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = req.file
    if (!upload) return data
    const { filename } = stored.parse(data)
    const { width, height } = await withVideoBytes(upload, readVideoHeader)
    await mkdir(videosDir(dataDir), { recursive: true })
    await afterRollback(req, () => removeFileNobodyHas(req, dataDir, filename))
    await putInPlace(upload, path.join(videosDir(dataDir), filename))
    if (operation === 'update') {
      const before = stored.parse(originalDoc)
      await afterCommit(req, () => removeFileNobodyHas(req, dataDir, before.filename))
    }
    return { ...data, width, height }
  }

/** Only after the commit: a deletion that fails must not have taken the file. */
export const removeVideo =
  (dataDir: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const { filename } = stored.parse(doc)
    await afterCommit(req, () => removeFileNobodyHas(req, dataDir, filename))
    return doc
  }

/** One that was streamed into a file gets a second name instead of a second copy: whoever received it takes the first away. */
async function putInPlace({ data, tempFilePath }: VideoSource, target: string): Promise<void> {
  const part = `${target}.part`
  await rm(part, { force: true })
  if (tempFilePath) await link(tempFilePath, part)
  else await writeFile(part, data)
  await rename(part, target)
}

/** File names are unique among videos, so a name that is still there belongs to another upload that won a race. */
async function removeFileNobodyHas({ payload }: PayloadRequest, dataDir: string, filename: string) {
  const owner = await payload.db.findOne({
    collection: 'videos',
    where: { filename: { equals: filename } },
  })
  if (!owner) await rm(path.join(videosDir(dataDir), path.basename(filename)), { force: true })
}
