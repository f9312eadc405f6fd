import type { IncomingMessage } from 'node:http'
import { countPending } from '../count-pending'
import { isSignIn } from '../sign-in-routes'
import { keepNewest } from './keep-newest'

/** Bodies that one address may send at the same time; its sign-ins count apart. */
const MAX_BODIES = 32
const MAX_SIGN_INS = 32

/**
 * Returns a function that counts the body of an anonymous visitor until it has arrived. An editor may have the same
 * address, so slow sign-ins must not keep theirs out: if there are too many, the oldest is refused instead of the newest.
 * A sign-in that is not slow has arrived by then.
 */
export function limitPendingBodies() {
  const bodies = countPending(MAX_BODIES)
  const signIns = keepNewest(MAX_SIGN_INS)
  /** @returns whether the body may be read; otherwise it has called `refuse`, which it may also do later */
  return (
    request: IncomingMessage,
    { address, refuse }: { readonly address: string; readonly refuse: () => void },
  ): boolean => {
    const end = isSignIn(request) ? signIns.begin(address, refuse) : bodies.begin(address)
    if (!end) {
      refuse()
      return false
    }
    for (const event of ['end', 'close']) request.once(event, end)
    return true
  }
}
