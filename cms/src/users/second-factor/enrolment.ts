import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Payload } from 'payload'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { addFactor, type Context, type UserId } from './factor-store'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes'
import { keyUri, newSecret, stepOf } from './totp'

/** For the person who sets up a second factor. Nothing is stored before they have entered a code. */
export interface Enrolment {
  /** To type in, where a QR code cannot be scanned. */
  readonly secret: string
  /** SVG. */
  readonly qrCode: string
  readonly recoveryCodes: readonly string[]
  /** Signed; sent back with the first code. */
  readonly enrolment: string
}

interface Account {
  readonly id: UserId
  readonly email: string
}

const VALID_FOR = '20m'
const claims = z.object({ sub: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) })
const named = z.object({ name: z.string() })

/** Not the key of sessions, so that an enrolment is no session. */
const keyOf = ({ secret }: Payload) => createHmac('sha256', secret).update('enrolment').digest()

export async function startEnrolment(payload: Payload, account: Account): Promise<Enrolment> {
  const { name: issuer } = named.parse(await payload.findGlobal({ slug: 'site', depth: 0 }))
  const secret = newSecret()
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(code, payload.secret))
  const enrolment = await new SignJWT({ secret, recoveryCodes: hashes })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(account.id))
    .setExpirationTime(VALID_FOR)
    .sign(keyOf(payload))
  const qrCode = renderSVG(keyUri(secret, { issuer, label: account.email }), { border: 2 })
  return { secret, qrCode, recoveryCodes: codes, enrolment }
}

/** Stores the second factor if the code is one of its app. */
export async function confirmEnrolment(
  context: Context,
  user: UserId,
  { enrolment, code, now = Date.now() }: { enrolment: string; code: string; now?: number },
): Promise<boolean> {
  const read = await readEnrolment(context.payload, enrolment)
  if (read?.sub !== String(user)) return false
  const { secret, recoveryCodes } = read
  const step = stepOf(secret, code, now)
  if (step === null) return false
  await addFactor(context, user, { secret, recoveryCodes, lastStep: step })
  return true
}

async function readEnrolment(payload: Payload, token: string) {
  try {
    return claims.parse((await jwtVerify(token, keyOf(payload))).payload)
  } catch {
    return null // Made up, or too old.
  }
}
