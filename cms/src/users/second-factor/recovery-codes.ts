import { createHmac, randomInt } from 'node:crypto'

const COUNT = 10
/** Without letters and digits that look alike. 31^16 possibilities. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = [0, 1, 2, 3]

const newCode = () =>
  GROUPS.map(() => GROUPS.map(() => SIGNS[randomInt(SIGNS.length)]).join('')).join('-')

export const newRecoveryCodes = (): readonly string[] => Array.from({ length: COUNT }, newCode)

/** A fast hash is enough: unlike passwords, the codes cannot be guessed. @param secret CMS_SECRET */
export const hashRecoveryCode = (code: string, secret: string): string =>
  createHmac('sha256', `recovery code ${secret}`)
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url')

/** A code of an app has six digits. */
export const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code)
