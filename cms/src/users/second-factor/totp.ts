import { Secret, TOTP } from 'otpauth'

/** s for which a code is shown; the default of authenticator apps (RFC 6238). */
const PERIOD_S = 30
/** Codes before and after the present one that are accepted, because clocks differ. */
export const WINDOW = 1

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address in a QR code from which an authenticator app reads the secret. */
export const keyUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  // A colon separates the two in the address.
  new TOTP({ secret, issuer: issuer.replaceAll(':', ' '), label }).toString()

/** @param now ms @returns the period that a code belongs to; null if the code is wrong */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = new TOTP({ secret }).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}
