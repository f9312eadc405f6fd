import type { Payload } from 'payload'
import { publicError } from '../errors/public-error'
import { publishStored } from '../publish/pending/publish-pending'
import { describeRefused } from './describe-refused'
import { findRefused, JOBS, type RefusedPublication } from './refused-publications'

/** Tries refused publications again. Those that succeed are no longer listed; others get their present reason. */
export async function retryRefused(payload: Payload): Promise<void> {
  for (const refused of await findRefused({ payload })) {
    try {
      await carryOut(payload, refused)
      await drop(payload, refused)
    } catch (error) {
      if (isDeleted(error)) await drop(payload, refused)
      else await recordReason(payload, refused, error)
    }
  }
}

async function carryOut(payload: Payload, refused: RefusedPublication): Promise<void> {
  const { collection, document, trigger } = refused
  if (trigger === 'schedule') await carryOutSchedule(payload, refused)
  else await publishStored(payload, { kind: KINDS[collection], key: document })
}

const KINDS = { articles: 'article', pages: 'page' } as const

/** As Payload's job does it: with the rights of the user who scheduled it. */
async function carryOutSchedule(payload: Payload, refused: RefusedPublication): Promise<void> {
  const { collection, document, type, locale } = refused
  const user =
    refused.user === null
      ? null
      : await payload
          .findByID({ collection: 'users', id: refused.user, depth: 0 })
          .catch(() => null)
  if (refused.user !== null && !user)
    throw publicError('The account that scheduled it no longer exists.', 403)
  await payload.update({
    collection,
    id: Number(document),
    data: { _status: type === 'publish' ? 'published' : 'draft' },
    depth: 0,
    overrideAccess: user === null,
    ...(type === 'publish' && locale ? { publishSpecificLocale: locale } : {}),
    ...(user ? { user: { ...user, collection: 'users' } } : {}),
  })
}

const drop = ({ db }: Payload, { id }: RefusedPublication) =>
  db.deleteMany({ collection: JOBS, where: { id: { equals: id } } })

/** If the document no longer exists. */
const isDeleted = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404

async function recordReason(payload: Payload, refused: RefusedPublication, error: unknown) {
  const reason = describeRefused(payload, error)
  if (reason === refused.reason) return
  await payload.db.updateOne({
    collection: JOBS,
    id: refused.id,
    data: { error: { message: reason } },
    returning: false,
  })
}
