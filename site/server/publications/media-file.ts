import { basename } from 'node:path'
import type { MediaFolder } from '../../../scripts/media-store/media-store.mjs'

/**
 * Where the media store has a published image or video: its folder and name.
 * @param path of its URL: `/media/<file>`
 * @param type media type
 */
export const mediaFile = (path: string, type: string): readonly [MediaFolder, string] => [
  type.startsWith('video/') ? 'videos' : 'variants',
  basename(path),
]

/**
 * The URL from which visitors get a published image or video: below `MEDIA_PUBLIC_URL` if there is one. Files of a
 * preview and of a static site have a prefix, and stay where they are.
 * @param path of its URL on the site
 * @param type media type
 */
export const publicFileUrl = (mediaPublicUrl: string | null, path: string, type: string): string =>
  mediaPublicUrl !== null && path.startsWith('/media/')
    ? [mediaPublicUrl, ...mediaFile(path, type)].join('/')
    : path
