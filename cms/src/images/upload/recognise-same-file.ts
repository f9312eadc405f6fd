import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { fileHash } from './file-hash'
import { uploadedName } from '../readable-name'

/** Query parameter of an upload that wants to be asked before the same file is stored a second time. */
export const SAME_FILE_PARAMETER = 'sameFile'
const ASK = 'ask'

/** Answers with 409 and the existing image if its file is uploaded again, and the client can ask the editor. */
export const recogniseSameFile: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'create' || !req.user || !req.file) return args
  if (req.query[SAME_FILE_PARAMETER] !== ASK) return args
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { fileHash: { equals: await fileHash(req.file.data) } },
    depth: 0,
    limit: 1,
    sort: 'id',
    req,
  })
  const [existing] = docs
  if (!existing) return args
  const { id, title, filename, thumbnailURL } = {
    title: null,
    filename: null,
    thumbnailURL: null,
    ...existing,
  }
  const name = title || uploadedName(filename ?? '')
  throw new APIError(
    `This file is in Media already, as “${name}”.`,
    409,
    // The error handlers drop data without a list of errors.
    { errors: [], existing: { id, title: name, thumbnail: thumbnailURL } },
    true,
  )
}
