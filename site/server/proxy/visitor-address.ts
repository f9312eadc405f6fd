import { isIP } from 'node:net'

/**
 * Who asks: the socket's address, or behind trusted proxies the one that the outermost of them saw. Each adds to the end of
 * `X-Forwarded-For` whom it was asked by; what stands before that a visitor may have made up.
 *
 * @param proxies how many of the operator's own stand in front
 */
export function visitorAddress(
  { forwardedFor, socket }: { readonly forwardedFor: string | undefined; readonly socket: string },
  proxies: number,
): string {
  const asked = [...(forwardedFor?.split(',') ?? []), socket].map((each) => each.trim())
  const found = asked.at(-1 - proxies) ?? asked[0] ?? ''
  return isIP(found) ? found : socket
}
