import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireAdmin } from '../../access/require-role'
import { publicError } from '../../errors/public-error'
import { uncachedJson } from '../../http/uncached-json'
import { readJson } from '../../internal-api/read-json'
import { findAccount } from '../password-links/accounts'
import {
  checkPresentPassword,
  TOO_MANY_PASSWORDS,
  WRONG_PASSWORD,
} from '../passwords/present-password'
import { endSessions } from '../sessions/session-store'
import { confirmEnrolment, startEnrolment } from './enrolment'
import { refused, TOO_MANY_CODES, WRONG_CODE } from './errors'
import { findFactor, removeFactor, updateFactor } from './factor-store'
import { recordFactorAction } from './record-factor-action'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { isRequired } from './sign-in-settings'
import { spendCode } from './spend-code'

const password = z.string().max(1000)
const code = z.string().trim().min(1, 'is empty').max(40)

/** GET /api/users/second-factor */
const read: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => answer(req, (await ownAccount(req)).id),
}

/** POST /api/users/second-factor/start: what a new second factor is set up with. */
const start: Endpoint = {
  path: '/second-factor/start',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccount(req)
    await requirePassword(req, await readJson(req, z.object({ password })))
    if (await findFactor({ payload: req.payload }, account.id))
      throw refused(400, 'You have a second factor already.')
    return uncachedJson(await startEnrolment(req.payload, account))
  },
}

/** POST /api/users/second-factor/confirm */
const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccount(req)
    const sent = await readJson(req, z.object({ enrolment: z.string().max(4000), code }))
    if (await findFactor({ payload: req.payload }, account.id))
      throw refused(400, 'You have a second factor already.')
    if (!(await confirmEnrolment({ payload: req.payload }, account.id, sent)))
      throw refused(400, WRONG_CODE)
    await recordFactorAction(req, { action: 'second-factor-on', account })
    return answer(req, account.id)
  },
}

/** POST /api/users/second-factor/recovery-codes: new ones; the old ones end. */
const recoveryCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccount(req)
    await requireBoth(req, account.id)
    const factor = await findFactor({ payload: req.payload }, account.id)
    if (!factor) throw refused(400, 'You have no second factor.')
    const codes = newRecoveryCodes()
    const hashes = codes.map((each) => hashRecoveryCode(each, req.payload.secret))
    await updateFactor({ payload: req.payload }, factor, { recoveryCodes: hashes })
    await recordFactorAction(req, { action: 'new-recovery-codes', account })
    return uncachedJson({ recoveryCodes: codes })
  },
}

/** POST /api/users/second-factor/remove */
const remove: Endpoint = {
  path: '/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const account = await ownAccount(req)
    if (await isRequired({ payload: req.payload }))
      throw refused(400, 'An admin of this site wants everybody to have a second factor.')
    await requireBoth(req, account.id)
    await removeFactor({ payload: req.payload }, account.id)
    await recordFactorAction(req, { action: 'second-factor-off', account })
    return answer(req, account.id)
  },
}

/** GET /api/users/:id/second-factor, for admins. */
const readOther: Endpoint = {
  path: '/:id/second-factor',
  method: 'get',
  handler: async (req) => answer(req, (await otherAccount(req)).id),
}

/** POST /api/users/:id/second-factor/reset: admins let somebody in who lost their phone and codes. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: async (req) => {
    const account = await otherAccount(req)
    if (account.id === req.user?.id)
      throw refused(400, 'Remove your own in your account, where it asks for your password.')
    await resetFactor(req, account)
    return answer(req, account.id)
  },
}

export const secondFactorEndpoints: readonly Endpoint[] = [
  ...[read, start, confirm, recoveryCodes, remove, readOther, reset],
]

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** Removes the second factor of somebody and signs them out. */
export async function resetFactor(req: PayloadRequest, account: Account): Promise<void> {
  await removeFactor({ payload: req.payload }, account.id)
  await endSessions({ payload: req.payload }, account.id)
  await recordFactorAction(req, { action: 'second-factor-off', account })
}

async function answer(req: PayloadRequest, user: Account['id']) {
  const factor = await findFactor({ payload: req.payload }, user)
  return uncachedJson({
    since: factor?.since ?? null,
    recoveryCodesLeft: factor?.recoveryCodes.length ?? 0,
    isRequired: await isRequired({ payload: req.payload }),
  })
}

/** @throws APIError */
async function ownAccount(req: PayloadRequest): Promise<Account> {
  const account = req.user && (await findAccount(req, { id: { equals: req.user.id } }))
  if (!account) throw publicError('You are not signed in.', 403)
  return account
}

/** @throws APIError */
async function otherAccount(req: PayloadRequest): Promise<Account> {
  requireAdmin(req, 'Only admins do this.')
  const id = Number(req.routeParams?.['id'])
  const account = Number.isSafeInteger(id) && (await findAccount(req, { id: { equals: id } }))
  if (!account) throw publicError('This account no longer exists.', 404)
  return account
}

/** @throws APIError */
async function requirePassword(req: PayloadRequest, sent: { password: string }): Promise<void> {
  const result = await checkPresentPassword(req, sent.password)
  if (result === 'wrong') throw refused(400, WRONG_PASSWORD)
  if (result === 'too-many') throw refused(429, TOO_MANY_PASSWORDS)
}

async function requireBoth(req: PayloadRequest, user: Account['id']): Promise<void> {
  const sent = await readJson(req, z.object({ password, code }))
  await requirePassword(req, sent)
  const result = await spendCode({ payload: req.payload }, user, sent)
  if (result === 'wrong') throw refused(400, WRONG_CODE)
  if (result === 'too-many') throw refused(429, TOO_MANY_CODES)
}
