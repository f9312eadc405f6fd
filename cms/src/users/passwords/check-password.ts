import { dictionary } from '@zxcvbn-ts/language-common'

export const MIN_PASSWORD_LENGTH = 12

/** More than the 10,000 most common passwords that leaked. */
const COMMON = new Set(dictionary['passwords-common'])

/** @returns why a password is refused, for the person who chose it; null if it is accepted */
export function checkPassword(password: string, account: { email?: string; name?: string }) {
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return `Use at least ${MIN_PASSWORD_LENGTH} characters. A few words are easier to remember than signs.`
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(repeatedPart(lower)))
    return 'This password is among the most common ones, which are tried first. Choose another one.'
  const own = [account.email, account.email?.split('@')[0], account.name]
  if (own.some((word) => word && repeatedPart(lower) === word.toLowerCase()))
    return 'Choose a password that is not your name or e-mail address.'
  return null
}

/** `abab` consists of `ab`; a text without repetition of itself. */
const repeatedPart = (text: string) => /^(.+?)\1*$/.exec(text)?.[1] ?? text
