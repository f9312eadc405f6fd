import { isDiskFull } from '../../errors/handlers/full-disk-error-handler'
import { afterCommit } from '../../database/transactions/after-commit'
import { inTransaction } from '../../database/transactions/in-transaction'
import { publishPending } from '../../publish/pending/publish-pending'
import { imageReferences } from '../../publish/hooks'
import { publish } from '../../publish/publish'
import { removeUnusedFiles } from '../files/remove-files'
import { waitBehindSaves } from '../../saves/running-saves'
import { imageProcessor, type ProcessingContext } from './processor'
import type { Variant } from './tasks'
import {
  nextStage,
  readProcessingRow,
  rotationOf,
  type ProcessingRow,
  type Stage,
} from './processing-fields'
import { readLocked } from './server-fields'
import { WorkerEnded, type Priority } from './worker'

/**
 * Makes the variants that an image lacks next, and publishes them. A failure is noted at the image.
 * @returns what is to be made afterwards; null if the image is complete, deleted or failed
 */
export async function processImage(
  context: ProcessingContext,
  { id, priority }: { readonly id: number; readonly priority: Priority },
): Promise<Stage | null> {
  const row = await readProcessingRow(context, id)
  const stage = row && nextStage(row)
  if (!row?.filename || !stage || row.processingError) return null
  const source = { filename: row.filename, rotation: rotationOf(row) }
  const created: string[] = []
  try {
    const variants = await imageProcessor(context.dataDir).encode(stage, source, {
      ...{ created, priority },
    })
    if (variants.length === 0) throw new Error('It has no further sizes.')
    await waitBehindSaves()
    const isSaved = await saveVariants(context, row, variants)
    if (!isSaved) await removeUnusedFiles(context, { variants: created })
    else if (row.processing === 'webp') await publishPending(context.payload)
  } catch (error) {
    await removeUnusedFiles(context, { variants: created })
    await noteFailure(context, row, error)
    return null
  }
  const following = await readProcessingRow(context, id)
  return following && nextStage(following)
}

/** @returns false if the image was deleted, replaced or rotated meanwhile */
async function saveVariants(
  context: ProcessingContext,
  started: ProcessingRow,
  variants: readonly Variant[],
): Promise<boolean> {
  const { id } = started
  return inTransaction(context.payload, async (req) => {
    const row = await readLocked(req, id)
    if (!row || !isSameWork(row, started)) return false
    const all = row.processing === 'webp' ? variants : [...variants, ...row.variants]
    const isComplete = all.some(({ type }) => type === 'image/avif')
    const { width, height, thumbHash, edgeColour, rotation } = row.pending ?? row
    await req.payload.db.updateOne({
      ...{ collection: 'media', id, req, returning: false },
      data: {
        ...{ variants: sortVariants(all), width, height, thumbHash, edgeColour, rotation },
        ...{ pending: null, processing: isComplete ? null : 'avif', ...UNCHANGED },
      },
    })
    await publish(req, await imageReferences(req, [id]), { hasWritten: true })
    // Those of the file before.
    const before = row.variants.map(({ file }) => file)
    await afterCommit(req, () => removeUnusedFiles(context, { variants: before }, id))
    return true
  })
}

/** For the database layer: nobody has edited the image, so its time of the last change stays. */
const UNCHANGED = { updatedAt: null }

const isSameWork = (row: ProcessingRow, started: ProcessingRow) =>
  row.filename === started.filename &&
  nextStage(row) === nextStage(started) &&
  rotationOf(row) === rotationOf(started)

const sortVariants = (variants: readonly Variant[]): readonly Variant[] =>
  variants.toSorted((a, b) => a.width - b.width || a.type.localeCompare(b.type))

async function noteFailure({ payload }: ProcessingContext, row: ProcessingRow, error: unknown) {
  payload.logger.warn({ err: error, msg: `The image ${row.id} could not be processed.` })
  await payload.db
    .updateOne({
      ...{
        collection: 'media',
        returning: false,
        data: { processingError: toReason(error), ...UNCHANGED },
      },
      where: { and: [{ id: { equals: row.id } }, { filename: { equals: row.filename } }] },
    })
    // On a full disk. The next start tries again.
    .catch((err: unknown) => payload.logger.error({ err, msg: 'The failure was not noted.' }))
}

function toReason(error: unknown): string {
  if (isDiskFull(error)) return 'The disk of the server is full.'
  if (error instanceof WorkerEnded) return error.message
  if (!(error instanceof Error)) return 'Unknown reason.'
  return /input file is missing/i.test(error.message)
    ? 'Its file is missing on the server.'
    : `The image cannot be read. (${error.message})`
}
