import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { afterCommit, afterRollback } from '../database/after-commit'

/** Header by which a repeated upload is recognised, as after a lost answer. The client chooses a value per upload. */
export const UPLOAD_KEY_HEADER = 'idempotency-key'

/** Keys of uploads that are being stored. */
const storing = new Set<string>()

/** Answers a repeated upload with 409 and the image of the first one. */
export const refuseRepeatedUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const key = uploadKey(req)
  if (operation !== 'create' || !req.user || !req.file || key === null) return args
  if (storing.has(key))
    throw new APIError('This file is still being saved. Try again in a moment.', 409, null, true)
  storing.add(key)
  await afterCommit(req, () => storing.delete(key))
  await afterRollback(req, () => storing.delete(key))
  const stored = await req.payload.db.findOne<{ id: number }>({
    ...{ collection: 'media', where: { uploadKey: { equals: key } }, joins: false, req },
  })
  if (stored)
    // The error handlers drop data without a list of errors.
    throw new APIError('This file is saved.', 409, { errors: [], stored: stored.id }, true)
  return args
}

export const keepUploadKey: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.file ? { ...data, uploadKey: uploadKey(req) } : data

const uploadKey = ({ headers, payloadAPI }: PayloadRequest): string | null => {
  const key = payloadAPI === 'REST' ? headers.get(UPLOAD_KEY_HEADER) : null
  return key !== null && /^[\w-]{8,64}$/.test(key) ? key : null
}
