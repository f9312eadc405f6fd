import { copyFile, link, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { afterRollback } from '../../database/transactions/after-commit'
import { publicError } from '../../errors/public-error'
import { originalsDir } from '../folders'
import { storedImageType } from '../upload/image-type'
import { readProcessingRow, type ProcessingRow } from '../processing/processing-fields'
import { uploadedName } from '../readable-name'
import { removeUnusedFiles } from './remove-files'

interface Replacement {
  readonly req: PayloadRequest
  readonly dataDir: string
  /** The image before. */
  readonly row: ProcessingRow
}

/**
 * Keeps the original of a file that is replaced, under a name that no other image can get: safe names of uploads have no
 * underscore.
 * @returns the new list of the image's previous files, the newest first
 */
export async function keepPreviousFile({
  req,
  dataDir,
  row: { id, filename, previousFiles },
}: Replacement): Promise<ProcessingRow['previousFiles']> {
  if (!filename) return previousFiles
  const file = `_${id}-${filename}`
  const others = previousFiles.filter((previous) => previous.file !== file)
  const folder = originalsDir(dataDir)
  if (others.length === previousFiles.length) {
    const context = { payload: req.payload, dataDir }
    await afterRollback(req, () =>
      removeUnusedFiles(context, { originals: [file], variants: [] }, id),
    )
    await mkdir(folder, { recursive: true })
    await linkOrCopy(path.join(folder, path.basename(filename)), path.join(folder, file))
  }
  return [{ file, replacedAt: new Date().toISOString() }, ...others]
}

/** Makes a replaced file the file of its image again, with the rights of the user. */
export async function restorePreviousFile(
  req: PayloadRequest,
  { dataDir, id, file }: { readonly dataDir: string; readonly id: number; readonly file: string },
): Promise<void> {
  const row = await readProcessingRow({ payload: req.payload }, id)
  if (!row?.previousFiles.some((previous) => previous.file === file))
    throw publicError('The image has no such file.', 404)
  const data = await readFile(path.join(originalsDir(dataDir), path.basename(file)))
  await req.payload.update({
    ...{ collection: 'media', id, data: {}, depth: 0, overrideAccess: false, user: req.user },
    file: {
      data,
      name: uploadedName(file),
      mimetype: storedImageType(file) ?? '',
      size: data.length,
    },
  })
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // The link of an interrupted replacement has the same content.
    if (error.code === 'EEXIST') return
    // Nothing to keep, as after a restored backup without files.
    if (error.code === 'ENOENT') return
    // File systems without links.
    await copyFile(from, to)
  })
}
