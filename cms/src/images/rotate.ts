import type { PayloadRequest } from 'payload'
import { afterRollback } from '../database/transactions/after-commit'
import { publicError } from '../errors/public-error'
import { imageProcessor } from './processing/processor'
import { readProcessingRow, rotationOf } from './processing/processing-fields'
import { readLocked, withNewVariants } from './processing/server-fields'
import { removeUnusedFiles } from './files/remove-files'

/** Key in the context of a request that turns an image; degrees clockwise. */
export const TURN = 'turnImage'
/** Quarter turns. */
export const TURNS = [90, -90] as const

interface Image {
  readonly req: PayloadRequest
  readonly dataDir: string
  readonly id: number
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * The fields of an image after a quarter turn, if the request asks for one. The original stays as it is.
 * @returns null if the request does not turn the image
 */
export async function turnImage({ req, dataDir, id, data }: Image) {
  const turn = TURNS.find((each) => each === req.context[TURN])
  if (turn === undefined) return null
  const before = await readProcessingRow({ payload: req.payload, req }, id)
  if (!before?.filename) throw publicError('This image has no file.')
  const rotation = (rotationOf(before) + turn + 360) % 360
  const created: string[] = []
  const context = { payload: req.payload, dataDir }
  await afterRollback(req, () => removeUnusedFiles(context, { variants: created }, id))
  const source = { filename: before.filename, rotation }
  const prepared = await imageProcessor(dataDir).prepare(source, created)
  const row = await readLocked(req, id)
  if (row?.filename !== before.filename || rotationOf(row) !== rotationOf(before))
    throw publicError('The image has changed meanwhile. Try again.', 409)
  return {
    ...row,
    ...withNewVariants(row, { prepared, rotation }),
    ...turnFocalPoint(data, turn),
  }
}

/** The focal point stays on the same part of the image. Percent, from the top left corner. */
function turnFocalPoint(data: Image['data'], turn: (typeof TURNS)[number]) {
  const { focalX: x, focalY: y } = data
  if (typeof x !== 'number' || typeof y !== 'number') return {}
  return turn === 90 ? { focalX: 100 - y, focalY: x } : { focalX: y, focalY: 100 - x }
}
