import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { publicError } from '../errors/public-error'
import { isInternalApi } from '../internal-api/auth-strategy'

/** Refuses to delete the last admin, after whom nobody could manage users. Scripts can invite a new one. */
export const refuseDeletingLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!isInternalApi(req) && (await isLastAdmin(req, id))) throw lastAdmin('deleted')
}

/** Refuses to make the last admin an editor. */
export const refuseDemotingLastAdmin: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isDemoted = originalDoc?.role === 'admin' && data['role'] && data['role'] !== 'admin'
  if (isDemoted && (await isLastAdmin(req, originalDoc.id))) throw lastAdmin('made an editor')
  return data
}

async function isLastAdmin(req: PayloadRequest, id: number | string) {
  const where = { role: { equals: 'admin' } }
  const { docs } = await req.payload.db.find({ collection: 'users', where, limit: 2, req })
  return docs.length === 1 && docs[0]?.id === id
}

const lastAdmin = (change: string) =>
  // In a production build, Payload shows the message of an error only if its name differs from the class name.
  Object.assign(
    publicError(`The last admin cannot be ${change}. Make somebody else an admin first.`),
    { name: 'LastAdmin' },
  )
