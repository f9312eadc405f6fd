import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import { z } from 'zod'
import { afterCommit, afterRollback } from '../../database/transactions/after-commit'
import { isDiskFull } from '../../errors/handlers/full-disk-error-handler'
import { isInternalApi } from '../../internal-api/auth-strategy'
import { fileHash } from '../upload/file-hash'
import { originalsDir, variantsDir } from '../folders'
import { keepPreviousFile } from './previous-files'
import { imageProcessor } from '../processing/processor'
import { imageQueue } from '../processing/queue'
import { processingRow, type ProcessingRow } from '../processing/processing-fields'
import { readLocked, withNewVariants } from '../processing/server-fields'
import { WorkerEnded } from '../processing/worker'
import { waitBehindSaves } from '../../saves/running-saves'
import { removeUnusedFiles } from './remove-files'
import { storeDurably, syncFile } from './store-durably'
import { TURN, turnImage } from '../rotate'
import { uploadError } from '../upload/upload-error'

/**
 * Stores the original of an uploaded image and its smallest variant; removes both if the transaction fails. The other
 * variants are made after the commit (processing/). Visitors get the file before until they are complete.
 */
export const storeFiles =
  (dataDir: string): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const upload = req.file
    const id = operation === 'update' ? Number(originalDoc?.['id']) : null
    if (!upload) {
      if (id === null) return data
      const turned = await turnImage({ req, dataDir, id, data })
      return { ...data, ...(turned ?? (await readLocked(req, id))) }
    }
    const filename = z.string().parse(data['filename'])
    await mkdir(originalsDir(dataDir), { recursive: true })
    await mkdir(variantsDir(dataDir), { recursive: true })
    const created: string[] = []
    const context = { payload: req.payload, dataDir }
    await afterRollback(req, () =>
      removeUnusedFiles(context, { originals: [filename], variants: created }),
    )
    await storeDurably(path.join(originalsDir(dataDir), filename), (temporary) =>
      writeFile(temporary, upload.data),
    )
    const hash = await fileHash(upload.data)
    const stored = { ...data, filesize: upload.data.length, fileHash: hash }
    if (req.payloadAPI === 'REST') freeMemory(upload.data)
    const prepared = await imageProcessor(dataDir)
      .prepare({ filename, rotation: 0 }, created)
      .catch(unreadable)
    await waitBehindSaves()
    const source = { prepared, rotation: 0 }
    if (id === null) return { ...stored, ...withNewVariants(null, source) }
    const row = await readLocked(req, id)
    if (!row) throw uploadError('This image was deleted meanwhile.', 400)
    await afterCommit(req, () => removeUnusedFiles(context, filesOf(row), id))
    const isSameFile = originalDoc?.['fileHash'] === hash
    return {
      ...stored,
      ...withNewVariants(row, source),
      previousFiles: isSameFile ? row.previousFiles : await keepDurably({ req, dataDir, row }),
    }
  }

/** Makes the other variants of an upload after the commit. Imports wait for them, so that they end with a complete site. */
export const queueImage =
  (dataDir: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const queue = imageQueue({ payload: req.payload, dataDir })
    const add = () => (isInternalApi(req) ? queue.process(doc.id) : queue.notify(doc.id))
    if (req.file || req.context[TURN]) await afterCommit(req, add)
    return doc
  }

/** Removes the files of a deleted image after the commit, so that a failed deletion does not lose them. */
export const removeFiles =
  (dataDir: string): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const files = filesOf(processingRow.parse(doc))
    await afterCommit(req, () => removeUnusedFiles({ payload: req.payload, dataDir }, files))
    return doc
  }

const filesOf = ({ filename, variants, pending, previousFiles }: ProcessingRow) => ({
  originals: [...(filename ? [filename] : []), ...previousFiles.map(({ file }) => file)],
  variants: [...variants, ...(pending?.variants ?? [])].map(({ file }) => file),
})

/** @returns the new list of the image's previous files. The newest is on the disk. */
async function keepDurably(
  replacement: Parameters<typeof keepPreviousFile>[0],
): ReturnType<typeof keepPreviousFile> {
  const previousFiles = await keepPreviousFile(replacement)
  const [newest] = previousFiles
  if (newest)
    await syncFile(path.join(originalsDir(replacement.dataDir), newest.file)).catch(ignoreMissing)
  return previousFiles
}

/** There is no file to keep after a backup was restored without files. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function unreadable(error: Error & { code?: string }): never {
  // System errors such as a full disk have a code; the image is not their cause.
  if (error.code || isDiskFull(error)) throw error
  const reason = error instanceof WorkerEnded ? ` ${error.message}` : ''
  throw uploadError(`This image cannot be read; it may be damaged.${reason}`, 400)
}

/**
 * Frees the memory of a buffer that others still refer to: Payload keeps the file until its image is stored, and megabytes
 * that live so long are freed by a collection of the whole heap only, which holds up all requests.
 */
function freeMemory({ buffer, byteLength }: Buffer): void {
  // Small buffers share their memory.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength)
    structuredClone(buffer, { transfer: [buffer] })
}
