import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../database/after-commit'
import { isDiskFull } from '../errors/tell-full-disk'
import { storedVariants } from '../publish/rows'
import { originalsDir, variantsDir } from './folders'
import { makeVariants } from './make-variants'
import { refuse } from './refusal'

const mediaFiles = z.object({ filename: z.string(), variants: storedVariants })
type MediaFiles = z.infer<typeof mediaFiles>

/** Works on an uploaded image and puts its files in place; takes them away again if the save comes to nothing. */
export const storeFiles =
  (dataDir: string): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = req.file
    if (!upload) return data
    const filename = z.string().parse(data['filename'])
    await mkdir(originalsDir(dataDir), { recursive: true })
    await mkdir(variantsDir(dataDir), { recursive: true })
    const name = filename.replace(/\.[^.]*$/, '')
    const worked = await makeVariants(upload.data, name, variantsDir(dataDir)).catch(unreadable)
    await afterRollback(req, () =>
      removeFilesNobodyHas(req, dataDir, { filename, variants: [...worked.variants] }),
    )
    const original = path.join(originalsDir(dataDir), filename)
    await writeFile(`${original}.part`, upload.data)
    await rename(`${original}.part`, original)
    if (operation === 'update') {
      const before = mediaFiles.parse(originalDoc)
      await afterCommit(req, () => removeFilesNobodyHas(req, dataDir, before))
    }
    return { ...data, ...worked, filesize: upload.data.length }
  }

/** Only after the commit: a deletion that fails must not have taken the files. */
export const removeFiles =
  (dataDir: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const gone = mediaFiles.parse(doc)
    await afterCommit(req, () => removeFilesNobodyHas(req, dataDir, gone))
    return doc
  }

/** File names are unique among media, so a name that is still there belongs to another upload that won a race. */
async function removeFilesNobodyHas(
  { payload }: PayloadRequest,
  dataDir: string,
  { filename, variants }: MediaFiles,
): Promise<void> {
  const owner = await payload.db.findOne({
    collection: 'media',
    where: { filename: { equals: filename } },
  })
  if (owner) return
  await rm(path.join(originalsDir(dataDir), path.basename(filename)), { force: true })
  for (const { file } of variants) {
    await rm(path.join(variantsDir(dataDir), path.basename(file)), { force: true })
  }
}

function unreadable(error: Error & { code?: string }): never {
  // A full disk is not the image's fault.
  if (error.code || isDiskFull(error)) throw error
  throw refuse(`This image cannot be read; it may be damaged. (${error.message})`, 400)
}
