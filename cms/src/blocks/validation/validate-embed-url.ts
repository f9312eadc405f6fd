import { embedBlock } from '@tessera/content'
import { parseVideoUrl } from '../../fields/video/video-url'

/**
 * Validates the URL of an embedded page.
 * @param hosts allowed hosts
 * @returns true, or an error message
 */
export function validateEmbedUrl(
  value: string | null | undefined,
  hosts: readonly string[],
): true | string {
  const url = (value ?? '').trim()
  const isVideo = !url.startsWith('/') && parseVideoUrl(url) !== null
  if (isVideo) return 'This is a video. Use a Video block, which loads the player after a click.'
  if (!embedBlock.shape.href.safeParse(url).success)
    return `"${url}" cannot be shown in a frame. Enter the full address of a page, starting with https://.`
  const { host, username } = new URL(url)
  if (username !== '') return `"${url}" contains a user name. Remove it.`
  if (hosts.includes(host)) return true
  return `Pages of ${host} are not allowed in frames. Browsers would block them. Add "${host}" in Site, "Sites allowed in frames", or use another page.`
}
