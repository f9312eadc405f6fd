import { createHash } from 'node:crypto'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { json } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'

/** Connections for the questions below. The CMS answers them within milliseconds. */
const MAX_CONNECTIONS = 4
/** ms after which the CMS counts as silent. */
const TIMEOUT_MS = 5_000
/** ms for which a confirmed session counts as one, also if it has ended meanwhile: the CMS still refuses its requests. */
const CONFIRMED_FOR_MS = 10 * 60_000
const MAX_SESSIONS = 1_000

type Headers = Pick<IncomingHttpHeaders, 'authorization' | 'cookie'>
/** Of a request: a token, the cookie of a session, or both. */
type Credentials = Readonly<Record<string, string>>

/**
 * Returns a function that tells whether a request is of a person who is signed in. Anybody can send a cookie with the
 * right name, so it asks the CMS about credentials that it does not know, and remembers those that are valid.
 * @param siteUrl origin of the site, from which the CMS accepts cookies
 */
export function confirmSessions({
  cmsUrl,
  siteUrl,
}: {
  readonly cmsUrl: string
  readonly siteUrl: string
}): (headers: Headers) => Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS })
  const sessions = new LRUCache<string, true, Credentials>({
    max: MAX_SESSIONS,
    ttl: CONFIRMED_FOR_MS,
    // An editor does not wait for the next confirmation.
    allowStale: true,
    fetchMethod: async (_key, _stale, { context }) => ((await hasUser(context)) ? true : undefined),
  })

  /** @throws when the CMS does not answer */
  async function hasUser(credentials: Credentials): Promise<boolean> {
    const headers = { ...credentials, origin: siteUrl, 'sec-fetch-site': 'same-origin' }
    const answer: unknown = await new Promise((resolve, reject) => {
      const url = new URL('/api/users/me?depth=0', cmsUrl)
      const question = get(url, { agent, headers, timeout: TIMEOUT_MS }, (response) => {
        json(response).then(resolve, reject)
      })
      question.on('timeout', () => question.destroy(new Error('The CMS is silent.')))
      question.on('error', reject)
    })
    return typeof answer === 'object' && answer !== null && 'user' in answer && answer.user !== null
  }

  return async (headers) => {
    const credentials = credentialsOf(headers)
    if (!credentials) return false
    const key = createHash('sha256').update(JSON.stringify(credentials)).digest('base64')
    const found = sessions.fetch(key, { context: credentials })
    // Then the request itself gets the page that says so.
    return (await found.catch(() => undefined)) === true
  }
}

function credentialsOf({ authorization, cookie = '' }: Headers): Credentials | null {
  const [, token] = /(?:^|;\s*)(payload-token=[^;]+)/.exec(cookie) ?? []
  if (authorization === undefined && token === undefined) return null
  return { ...(authorization && { authorization }), ...(token && { cookie: token }) }
}
