import { LRUCache } from 'lru-cache'
import { extractJWT, type AuthStrategy } from 'payload'
import { visitorAddress } from '../attempts/visitor-address'
import { describeDevice } from './describe-device'
import { verifyToken } from './session-token'
import { SESSIONS } from './sessions-collection'

/** ms between two writes for one session. */
const INTERVAL_MS = 60_000
const MAX_REMEMBERED = 1_000

/** Notes when, with what and from where a session is used. A strategy, because it sees every request; it signs nobody in. */
export function noteUse(): AuthStrategy {
  /** Counts its time as the process does, which no correction of the clock changes. */
  const noted = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: INTERVAL_MS })
  return {
    name: 'note-use',
    authenticate: async ({ headers, payload }) => {
      const token = extractJWT({ headers, payload })
      const sid = token ? await verifyToken(token, payload.secret) : null
      if (sid === null || noted.has(sid)) return { user: null }
      noted.set(sid, true)
      // Not awaited: a busy database must not delay the request.
      payload.db
        .updateOne({
          ...{ collection: SESSIONS, where: { sid: { equals: sid } }, returning: false },
          data: {
            lastUsedAt: new Date().toISOString(),
            device: describeDevice(headers.get('user-agent')),
            address: visitorAddress(headers),
          },
        })
        .catch((err: unknown) =>
          payload.logger.warn({ err, msg: 'The use of a session could not be noted.' }),
        )
      return { user: null }
    },
  }
}
