import type { AfterErrorHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { userName } from '../stale-saves/last-changes'
import { visitorAddress } from '../users/attempts/visitor-address'
import { AUDIT_LOG } from './audit-log'
import { writeEntry, type Entry } from './write-entry'

/** So that somebody who tries made-up accounts does not fill the database. */
const MAX_SIGN_INS_PER_HOUR = 500
const HOUR_MS = 60 * 60_000

const REFUSED = new Set([401, 403, 429])
const withStatus = z.object({ status: z.number(), message: z.string() })
const credentials = z.object({ email: z.string().max(254) })

/** Notes refused sign-ins, and what a signed-in user may not do. */
export const recordRefused: AfterErrorHook = async ({ collection, error, req }) => {
  const { status, message } = withStatus.safeParse(error).data ?? {}
  if (status === undefined || !REFUSED.has(status)) return
  const isSignIn = req.pathname?.endsWith('/users/login') === true
  if (!isSignIn && !req.user) return
  const entry: Entry = isSignIn
    ? await refusedSignIn(req)
    : { action: 'refused', kind: collection && String(collection.labels.plural), details: message }
  const who = { user: isSignIn ? null : (req.user?.id ?? null), name: userName(req) }
  // The transaction of the request is rolled back.
  await writeEntry(req.payload, { entry, who }).catch((err: unknown) =>
    req.payload.logger.error({ err, msg: 'A refused request is missing in the audit log.' }),
  )
}

async function refusedSignIn(req: PayloadRequest): Promise<Entry> {
  const action = 'sign-in-refused'
  const now = Date.now()
  const since = new Date(now - HOUR_MS).toISOString()
  const until = new Date(now).toISOString()
  const { totalDocs } = await req.payload.db.count({
    collection: AUDIT_LOG,
    where: {
      and: [
        { action: { equals: action } },
        { at: { greater_than: since, less_than_equal: until } },
      ],
    },
  })
  if (totalDocs >= MAX_SIGN_INS_PER_HOUR) return { action, title: 'Many other accounts' }
  const { email } = credentials.safeParse(req.data).data ?? {}
  const address = visitorAddress(req.headers) ?? undefined
  return { action, title: email ?? '', address }
}
