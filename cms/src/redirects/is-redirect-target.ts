import { linkTarget } from '@tessera/content'

/** Whether a redirect can lead to this address. Only pages: `mailto:` would open the visitor's mail program. */
export const isRedirectTarget = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(https?:\/\/[^/]|\/)/.test(value) &&
  linkTarget.safeParse({ href: value }).success
