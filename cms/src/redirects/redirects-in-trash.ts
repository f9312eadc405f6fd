import type { PayloadRequest } from 'payload'
import { executeRaw } from '../database/execute-raw'
import { IN_TRASH, NOT_IN_TRASH } from '../trash/in-trash'

/** Separates the address of a redirect in the trash from its id, when another redirect has taken the address. */
const MARK = '#'

/** Marks the address of a redirect in the trash that another redirect takes: addresses are unique. */
export async function releaseAddress(req: PayloadRequest, path: string): Promise<void> {
  const holder = await req.payload.db.findOne<{ id: number }>({
    collection: 'redirects',
    where: { and: [{ from: { equals: path } }, IN_TRASH] },
    req,
  })
  if (!holder) return
  const mark = `'${MARK}${holder.id}'`
  await executeRaw(
    req,
    `update "redirects" set "from" = "from" || ${mark} where "id" = ${holder.id}`,
  )
}

/** The address that a redirect in the trash had. */
export const addressBefore = (from: string): string => from.split(MARK, 1)[0] ?? ''

/** Whether a redirect that is not in the trash has an address. */
export async function isAddressTaken(req: PayloadRequest, path: string): Promise<boolean> {
  const where = { and: [{ from: { equals: path } }, NOT_IN_TRASH] }
  return Boolean(await req.payload.db.findOne({ collection: 'redirects', where, req }))
}
