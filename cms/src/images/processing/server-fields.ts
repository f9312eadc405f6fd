import type { PayloadRequest } from 'payload'
import { takeWriteLock } from '../../stale-saves/take-write-lock'
import type { Prepared } from './tasks'
import { readProcessingRow, type ProcessingRow } from './processing-fields'

/**
 * The image as it is stored now. Payload saves all fields of a document as they were read before the save; those of the
 * files may have changed since. Other saves of the image wait until the transaction ends.
 */
export async function readLocked(req: PayloadRequest, id: number): Promise<ProcessingRow | null> {
  await takeWriteLock(req, { slug: 'media', id })
  return readProcessingRow({ payload: req.payload, req }, id)
}

interface Source {
  readonly prepared: Prepared
  readonly rotation: number
}

/**
 * The fields of an image with a new file or another rotation. Its variants stay until those of the new one are complete.
 * @param before null for a new image
 */
export function withNewVariants(
  before: ProcessingRow | null,
  { prepared: { isComplete, ...file }, rotation }: Source,
) {
  const processing = { processing: isComplete ? 'avif' : 'webp', processingError: null }
  if (isComplete) return { ...file, rotation, pending: null, ...processing }
  const shown = before?.variants.length ? before : null
  return {
    ...{ ...file, rotation, variants: [] },
    ...(shown && {
      ...{ variants: shown.variants, width: shown.width, height: shown.height },
      ...{ thumbHash: shown.thumbHash, edgeColour: shown.edgeColour },
      rotation: shown.rotation ?? 0,
    }),
    pending: { ...file, rotation },
    ...processing,
  }
}
