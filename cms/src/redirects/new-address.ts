import { linkTarget } from '@tessera/content'

/** Does a redirect lead there? Pages alone: a click on a link must not open the mail program. */
export const isNewAddress = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(https?:\/\/[^/]|\/)/.test(value) &&
  linkTarget.safeParse({ href: value }).success
