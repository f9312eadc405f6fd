import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { LRUCache } from 'lru-cache'
import { createAddressList } from './address-list'

/** Addresses that are remembered. Anybody can add some: then the ones that were not seen for longest are forgotten. */
const MAX_SENDERS = 1000
/** Characters of an IP address (RFC 4291). */
const MAX_ADDRESS_LENGTH = 45

/** A proxy in front of people, such as that of an office, forwards their private addresses. */
const isPrivate = createAddressList(['private'])

type RequestHead = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/**
 * Returns a function that recognises requests which, by their `X-Forwarded-For`, come through a proxy: their sender has
 * forwarded the addresses of at least two visitors. Anybody can make addresses up, so the result is good for a warning
 * only, and only about the sender itself.
 */
export function watchForSeveralVisitors(): (request: RequestHead) => boolean {
  /** By sender: the first visitor, or `several`. */
  const visitors = new LRUCache<string, string>({ max: MAX_SENDERS })
  return ({ headers, socket: { remoteAddress: sender = '' } }) => {
    const visitor = forwardedAddress(headers['x-forwarded-for'])
    if (visitor === null) return false
    const first = visitors.get(sender) ?? visitor
    const seen = first === visitor ? visitor : 'several'
    visitors.set(sender, seen)
    return seen === 'several'
  }
}

/** The address that the sender got the request from; null if it is none, or private. */
function forwardedAddress(header: string | readonly string[] | undefined): string | null {
  const address = header?.toString().split(',').at(-1)?.trim() ?? ''
  const isPublic =
    isIP(address) !== 0 && address.length <= MAX_ADDRESS_LENGTH && !isPrivate(address)
  return isPublic ? address : null
}
