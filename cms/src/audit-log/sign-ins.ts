import type { CollectionAfterLoginHook, CollectionAfterLogoutHook } from 'payload'
import { z } from 'zod'
import { visitorAddress } from '../users/attempts/visitor-address'
import { recordAction } from './record-action'
import { writeEntry } from './write-entry'

const account = z.object({ id: z.union([z.number(), z.string()]), name: z.string().nullish() })

export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  const { id, name } = account.parse(user)
  const address = visitorAddress(req.headers) ?? undefined
  // Payload signs the user in after this hook: the request has none yet.
  const who = { user: id, name: name ?? null }
  await writeEntry(req.payload, { entry: { action: 'signed-in', address }, who, req })
}

export const recordSignOut: CollectionAfterLogoutHook = ({ req }) =>
  recordAction(req, { action: 'signed-out' })
