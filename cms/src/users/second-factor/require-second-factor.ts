import type { CollectionBeforeLoginHook } from 'payload'
import { z } from 'zod'
import { recordFactorAction } from './record-factor-action'
import { confirmEnrolment, startEnrolment } from './enrolment'
import { needs, refused, TOO_MANY_CODES, WRONG_CODE } from './errors'
import { findFactor } from './factor-store'
import { isRequired } from './sign-in-settings'
import { spendCode } from './spend-code'

const account = z.object({
  id: z.union([z.number(), z.string()]),
  email: z.string(),
  name: z.string(),
})
const sent = z.object({
  code: z.string().trim().max(40).catch(''),
  enrolment: z.string().max(4000).catch(''),
})

/** Key of the request's context: a new password ends with a sign-in of Payload, whose session the endpoint ends. */
export const SETS_PASSWORD = 'setsPassword'

/** Asks for the second factor after the password, in every operation of Payload that signs in. */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[SETS_PASSWORD] === true) return
  const { payload } = req
  const person = account.parse(user)
  const { code, enrolment } = sent.parse(req.data ?? {})
  if (await findFactor({ payload, req }, person.id)) {
    if (code === '') throw needs('code', 'Enter the code of your authenticator app.')
    const result = await spendCode({ payload, req }, person.id, { code })
    if (result === 'wrong') throw refused(401, WRONG_CODE)
    if (result === 'too-many') throw refused(429, TOO_MANY_CODES)
    if (result === 'used-recovery-code')
      await recordFactorAction(req, { action: 'recovery-code', account: person })
    return
  }
  if (!(await isRequired({ payload, req }))) return
  if (enrolment === '' || code === '')
    throw needs(
      'enrolment',
      'An admin of this site wants everybody to sign in with a second factor. Set yours up.',
      await startEnrolment(payload, person),
    )
  if (!(await confirmEnrolment({ payload, req }, person.id, { enrolment, code })))
    throw refused(401, WRONG_CODE)
  await recordFactorAction(req, { action: 'second-factor-on', account: person })
}
