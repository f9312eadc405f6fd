import { TOTP } from 'otpauth'

/** A code of an app that knows the secret, `ahead` periods from now: the CMS accepts one before and one after the present one. */
export const codeOfApp = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })
