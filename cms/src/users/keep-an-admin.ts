import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { onlyAdminsOfRequest } from '../access/roles'
import { publicError } from '../errors/public-error'
import { isInternalApi } from '../internal-api/auth-strategy'
import { takeWriteLock } from '../stale-saves/take-write-lock'

/**
 * Refuses to delete or demote the last admins, after whom nobody could manage users, also several at once. Scripts can
 * delete them, and invite new ones.
 */
export const keepAnAdmin: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  // Others cannot do either. They must not learn here whether an account matches a query.
  if (!overrideAccess && !onlyAdminsOfRequest({ req })) return
  const change = changeOf({ args, operation })
  if (!change || (change.isDeletion && isInternalApi(req))) return
  // Of two such requests at once, the second has to see what the first one did.
  await takeWriteLock(req, { slug: 'users' })
  const affected = await countAdmins(req, change.where)
  if (affected > 0 && affected === (await countAdmins(req)))
    throw lastAdmin(change.isDeletion ? 'deleted' : 'made an editor')
}

interface AccountChange {
  readonly where: Where
  readonly isDeletion: boolean
}

type Operation = Pick<Parameters<CollectionBeforeOperationHook>[0], 'args' | 'operation'>

const operationArgs = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  where: z.custom<Where>((value) => typeof value === 'object').optional(),
  data: z.looseObject({ role: z.string().nullish() }).optional(),
})

/** Accounts that an operation deletes or gives another role; undefined for other operations. */
function changeOf({ args, operation }: Operation): AccountChange | undefined {
  const isDeletion = operation === 'delete'
  if (!isDeletion && operation !== 'update') return undefined
  const { id, where, data } = operationArgs.safeParse(args).data ?? {}
  const isDemotion = Boolean(data?.role) && data?.role !== 'admin'
  const accounts = id === undefined ? where : { id: { equals: id } }
  return accounts && (isDeletion || isDemotion) ? { where: accounts, isDeletion } : undefined
}

async function countAdmins(req: PayloadRequest, where: Where = {}): Promise<number> {
  const { totalDocs } = await req.payload.count({
    ...{ collection: 'users', where: { and: [where, { role: { equals: 'admin' } }] }, req },
    overrideAccess: true,
  })
  return totalDocs
}

const lastAdmin = (change: string) =>
  // In a production build, Payload shows the message of an error only if its name differs from the class name.
  Object.assign(
    publicError(`The last admin cannot be ${change}. Make somebody else an admin first.`),
    { name: 'LastAdmin' },
  )
