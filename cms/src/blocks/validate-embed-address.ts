import { embedBlock } from '@tessera/content'
import { readVideoAddress } from '../fields/video-address'

/**
 * @param hosts whose pages may be shown
 * @returns true, or what to do about it
 */
export function validateEmbedAddress(
  value: string | null | undefined,
  hosts: readonly string[],
): true | string {
  const address = (value ?? '').trim()
  const isVideo = !address.startsWith('/') && readVideoAddress(address) !== null
  if (isVideo)
    return 'This is a video. Use a Video block, which asks nothing of its host before a click.'
  if (!embedBlock.shape.href.safeParse(address).success)
    return `"${address}" cannot be shown in a frame. Write the whole address of a page, starting with https://.`
  const { host, username } = new URL(address)
  if (username !== '') return `"${address}" holds a name to sign in with. Leave it out.`
  if (hosts.includes(host)) return true
  return `Pages of ${host} may not be shown here. Visitors' browsers would refuse them. Add "${host}" in Site, "Sites whose pages may be shown", or choose another page.`
}
