import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../database/after-commit'
import { isDiskFull } from '../errors/full-disk-error-handler'
import { storedVariants } from '../publish/rows/media-row'
import { originalsDir, variantsDir } from './folders'
import { fileHash } from './check-upload'
import { createVariants } from './create-variants'
import { uploadError } from './upload-error'

const mediaFiles = z.object({ filename: z.string(), variants: storedVariants })
type MediaFiles = z.infer<typeof mediaFiles>

/** Creates the variants of an uploaded image and stores all files; removes them again if the transaction fails. */
export const storeFiles =
  (dataDir: string): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = req.file
    if (!upload) return data
    const filename = z.string().parse(data['filename'])
    await mkdir(originalsDir(dataDir), { recursive: true })
    await mkdir(variantsDir(dataDir), { recursive: true })
    const name = filename.replace(/\.[^.]*$/, '')
    const created: string[] = []
    await afterRollback(req, () => removeUnusedFiles(req, dataDir, { filename, variants: created }))
    const processed = await createVariants(upload.data, name, variantsDir(dataDir), created).catch(
      unreadable,
    )
    await writeWhole(path.join(originalsDir(dataDir), filename), upload.data)
    if (operation === 'update') {
      const before = mediaFiles.parse(originalDoc)
      await afterCommit(req, () => removeUnusedFiles(req, dataDir, toNames(before)))
    }
    return {
      ...data,
      ...processed,
      filesize: upload.data.length,
      fileHash: fileHash(upload.data),
    }
  }

/** Removes the files of a deleted image after the commit, so that a failed deletion does not lose them. */
export const removeFiles =
  (dataDir: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const deleted = mediaFiles.parse(doc)
    await afterCommit(req, () => removeUnusedFiles(req, dataDir, toNames(deleted)))
    return doc
  }

const toNames = ({ filename, variants }: MediaFiles) => ({
  filename,
  variants: variants.map(({ file }) => file),
})

/** Writes a file completely, or not at all. */
async function writeWhole(file: string, data: Buffer): Promise<void> {
  const part = `${file}.part`
  try {
    await writeFile(part, data)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Removes files unless another document has the same file name, as after concurrent uploads of one file. */
async function removeUnusedFiles(
  { payload }: PayloadRequest,
  dataDir: string,
  { filename, variants }: { readonly filename: string; readonly variants: readonly string[] },
): Promise<void> {
  const owner = await payload.db.findOne({
    collection: 'media',
    where: { filename: { equals: filename } },
  })
  if (owner) return
  await rm(path.join(originalsDir(dataDir), path.basename(filename)), { force: true })
  for (const file of variants) {
    await rm(path.join(variantsDir(dataDir), path.basename(file)), { force: true })
  }
}

function unreadable(error: Error & { code?: string }): never {
  // System errors such as a full disk have a code; the image is not their cause.
  if (error.code || isDiskFull(error)) throw error
  throw uploadError(`This image cannot be read; it may be damaged. (${error.message})`, 400)
}
