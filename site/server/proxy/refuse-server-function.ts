import type { IncomingMessage } from 'node:http'

/** Its form has the state of its fields from a server function before anybody can sign in. */
const FIRST_USER_PAGE = /^\/admin\/create-first-user\/?(\?|$)/

/**
 * Refuses calls of the admin's server functions by anonymous visitors and from pages of other sites. The CMS refuses
 * them too, but reads their arguments first, and fails where they are not valid.
 * @returns a sentence, or null if the request is forwarded
 */
export function refuseServerFunction(
  { url = '', method = '', headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  { siteUrl, isSignedIn }: { readonly siteUrl: string; readonly isSignedIn: boolean },
): string | null {
  if (!url.startsWith('/admin') || /^(GET|HEAD)$/.test(method)) return null
  const { origin } = headers
  if (origin !== undefined && hostOf(origin) !== hostOf(siteUrl)) return OTHER_ORIGIN
  return isSignedIn || FIRST_USER_PAGE.test(url) ? null : NOT_SIGNED_IN
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null)

const OTHER_ORIGIN =
  'This request came from an address other than the admin’s. Open the admin at the address that the server printed when it started.'
const NOT_SIGNED_IN =
  'You are not signed in, or no longer. Sign in in another tab and go on here: what you wrote stays.'
