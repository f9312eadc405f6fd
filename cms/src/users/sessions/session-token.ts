import { decodeJwt, jwtVerify } from 'jose'
import { z } from 'zod'

const claims = z.object({ sid: z.string(), exp: z.number() })

/** The id and the end (s) of the session of a token that Payload has just made. */
export const readToken = (token: string) => claims.parse(decodeJwt(token))

/** @returns the id of the session; null unless the token is signed with the secret and has not expired */
export async function verifyToken(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret))
    return claims.parse(payload).sid
  } catch {
    return null // Made up, or expired.
  }
}
